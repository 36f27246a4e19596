import java.nio.ByteBuffer;

/// Can protobuf's decoder be given a ByteBuffer? (Asked by reflection: the library may not be there.)
public class ParsesByteBuffer {
    public static void main(String[] args) {
        System.out.println("protobufIsThere = " + exists("com.google.protobuf.CodedInputStream"));
        System.out.println("takesByteBuffer = " + takes("com.google.protobuf.CodedInputStream"));
    }

    static boolean exists(String name) {
        try {
            return Class.forName(name) != null;
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }

    static boolean takes(String name) {
        try {
            return Class.forName(name).getMethod("newInstance", ByteBuffer.class) != null;
        } catch (ReflectiveOperationException absent) {
            return false;
        }
    }
}
