package io.bufferscope.copies.rdma;

/// A send work request.
///
/// @param id given back in its completion
/// @param mr the region that is sent from
/// @param length bytes
/// @param remoteMr the region that is written to; 0 for SEND
/// @param signaled whether it makes a completion when all goes well
public record SendRequest(long id, Operation operation, int mr, int length, int remoteMr, boolean signaled) {

    /// What is done with the bytes.
    public enum Operation {
        /// Two-sided: goes where the receiver has said by a receive request.
        SEND,
        /// One-sided: goes where the sender says; the receiver is not told.
        RDMA_WRITE,
        /// One-sided, but takes a receive request and tells the receiver.
        RDMA_WRITE_WITH_IMM;

        boolean takesReceive() {
            return this != RDMA_WRITE;
        }

        boolean writesRemote() {
            return this != SEND;
        }
    }

    public static SendRequest send(long id, int mr, int length) {
        return new SendRequest(id, Operation.SEND, mr, length, 0, true);
    }

    public static SendRequest write(long id, int mr, int length, int remoteMr) {
        return new SendRequest(id, Operation.RDMA_WRITE, mr, length, remoteMr, true);
    }

    public SendRequest unsignaled() {
        return new SendRequest(id, operation, mr, length, remoteMr, false);
    }
}
