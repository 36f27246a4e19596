/// Is there such a handler, and what is the class of nearly that name?
public class LeakHandler {
    public static void main(String[] args) {
        System.out.println("handlerExists = " + exists("io.netty.buffer.AdvancedLeakAwareByteBufHandler"));
        System.out.println("bufferExists = " + exists("io.netty.buffer.AdvancedLeakAwareByteBuf"));
        System.out.println("bufferIsHandler = " + isHandler("io.netty.buffer.AdvancedLeakAwareByteBuf"));
    }

    static boolean exists(String name) {
        try {
            return Class.forName(name, false, LeakHandler.class.getClassLoader()) != null;
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }

    static boolean isHandler(String name) {
        try {
            return io.netty.channel.ChannelHandler.class.isAssignableFrom(Class.forName(name));
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }
}
