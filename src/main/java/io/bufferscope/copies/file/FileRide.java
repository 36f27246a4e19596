package io.bufferscope.copies.file;

import io.bufferscope.copies.Check;
import io.bufferscope.copies.ride.Loopback;
import io.bufferscope.copies.ride.Receiver;
import io.bufferscope.copies.ride.Ride;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.concurrent.Future;

/// A file sent again and again over a blocking connection.
final class FileRide implements Ride {

    private final PayloadFile payload;
    private final FileChannel file;
    private final SocketChannel socket;
    private final Receiver receiver;
    private final FileSender sender;

    private FileRide(
            PayloadFile payload, FileChannel file, SocketChannel socket, Receiver receiver, FileSender sender) {
        this.payload = payload;
        this.file = file;
        this.socket = socket;
        this.receiver = receiver;
        this.sender = sender;
    }

    static FileRide open(int size, Path folder, FileSender sender) throws IOException {
        PayloadFile payload = PayloadFile.make(size, folder);
        try (Loopback door = Loopback.listen()) {
            SocketChannel socket = door.connect();
            return new FileRide(payload, FileChannel.open(payload.file()), socket, new Receiver(door.accept()), sender);
        }
    }

    @Override
    public void run(int times) throws IOException {
        Future<Long> arrival = receiver.count((long) times * payload.bytes().length);
        for (int i = 0; i < times; i++) {
            sender.send(file, socket);
        }
        Receiver.await(arrival);
    }

    @Override
    public Check check() throws IOException {
        Future<Check> arrival = receiver.compare(payload.bytes());
        sender.send(file, socket);
        return Receiver.await(arrival);
    }

    @Override
    public long farThread() {
        return receiver.threadId();
    }

    @Override
    public void close() throws IOException {
        socket.close();
        receiver.close();
        file.close();
        payload.close();
    }
}
