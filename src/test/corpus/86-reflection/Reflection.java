import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.util.Arrays;

/// A class looks at itself: no member more and none less than its source and the compiler made.
public class Reflection {
    private final ByteBuffer hidden = ByteBuffer.allocate(4);
    static int count;

    record Point(int x, ByteBuffer y) {}

    enum Side { LEFT, RIGHT }

    private ByteBuffer push(int value, String... rest) {
        Runnable r = () -> count += value;
        r.run();
        return hidden.put((byte) value);
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> type : new Class<?>[] {Reflection.class, Point.class, Side.class}) {
            System.out.println(type.getName() + " " + Modifier.toString(type.getModifiers()) + " " + type.getInterfaces().length);
            Arrays.stream(type.getDeclaredFields()).map(Field::toString).sorted().forEach(System.out::println);
            Arrays.stream(type.getDeclaredMethods()).map(Method::toString).sorted().forEach(System.out::println);
            Arrays.stream(type.getDeclaredConstructors()).map(Constructor::toString).sorted().forEach(System.out::println);
        }
        Arrays.stream(Reflection.class.getDeclaredClasses()).map(Class::getSimpleName).sorted().forEach(System.out::println);
        Reflection self = new Reflection();
        Method push = Reflection.class.getDeclaredMethod("push", int.class, String[].class);
        System.out.println(push.isVarArgs() + " " + push.getParameters()[0].getName() + " " + push.isSynthetic());
        ByteBuffer pushed = (ByteBuffer) push.invoke(self, 9, new String[0]);
        show("pushed", pushed);
        System.out.println(count + " " + Point.class.getRecordComponents().length + " " + Class.forName("Reflection") .equals(Reflection.class));
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
