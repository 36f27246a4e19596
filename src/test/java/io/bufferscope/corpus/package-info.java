/// The corpus of small programs in `src/test/corpus` and how to run them, for the tests of all rooms.
package io.bufferscope.corpus;
