package io.bufferscope.copies.rdma;

/// A work completion.
///
/// @param request id of the work request
/// @param frees places in the send queue that are free once this is polled; 0 for a receive
/// @param length bytes that arrived, for a receive
public record Completion(long request, int qp, Status status, int frees, int length) {

    /// How it ended.
    public enum Status {
        SUCCESS,
        /// The local region is not what the request says.
        LOC_PROT_ERR,
        /// The message is longer than what was posted for it.
        LOC_LEN_ERR,
        /// The queue pair was in error before it was its turn.
        WR_FLUSH_ERR,
        /// The other end does not allow this access.
        REM_ACCESS_ERR,
        /// The other end could not take the message.
        REM_INV_REQ_ERR,
        /// The other end had no receive request posted, again and again.
        RNR_RETRY_EXC_ERR,
        /// The other end does not answer.
        RETRY_EXC_ERR
    }
}
