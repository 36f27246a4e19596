/// A model of RDMA verbs: two ends with memory regions, queue pairs and completion queues, driven verb by verb.
///
/// No adapter is used: everything here is a model, and says so. Pure: a verb makes a new state out of an old one. The
/// rules are those of the manual pages of libibverbs and of the InfiniBand architecture. Uses `l10n`. Start reading at
/// [Rdma], then [Pitfall].
@NullMarked
package io.bufferscope.copies.rdma;

import org.jspecify.annotations.NullMarked;
