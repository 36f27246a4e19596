/// Benchmarks of Bufferscope itself; `docs/performance.md` says how to run them. Not part of the tests.
package io.bufferscope.bench;
