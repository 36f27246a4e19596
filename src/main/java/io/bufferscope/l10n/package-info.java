/// Strings by key in English and Chinese; the language is a value.
///
/// Uses nothing of ours. Start reading at [Messages]; the strings are in `messages_en.properties` and
/// `messages_zh.properties`, in the same order in both.
@NullMarked
package io.bufferscope.l10n;

import org.jspecify.annotations.NullMarked;
