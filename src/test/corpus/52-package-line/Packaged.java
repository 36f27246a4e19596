package corpus.deep.inside;

import java.nio.ByteBuffer;

/// A program that lives in a package, whatever folder its file is in.
public class Packaged {
    public static void main(String[] args) {
        ByteBuffer box = new Packer().pack("in a package");
        show("box", box);
        System.out.println(Packaged.class.getName() + " in " + Packaged.class.getPackageName());
        System.out.println(new Packer.Label("x").getClass().getName());
        Thread here = Thread.currentThread();
        for (StackTraceElement frame : here.getStackTrace()) {
            if (frame.getClassName().startsWith("corpus.")) System.out.println(frame.getMethodName() + ":" + frame.getLineNumber());
        }
        new Packer().pack("too long to fit in sixteen bytes");
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}

class Packer {
    record Label(String text) {}

    ByteBuffer pack(String text) {
        return ByteBuffer.allocate(16).put(text.getBytes());
    }
}
