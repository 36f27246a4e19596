import io.netty.buffer.AbstractByteBuf;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/// Who may touch the fields of AbstractByteBuf?
public class IndexFields {
    public static void main(String[] args) {
        for (Field field : AbstractByteBuf.class.getDeclaredFields()) {
            if (field.getType() == int.class && !Modifier.isStatic(field.getModifiers())) {
                System.out.println(field.getName() + " = " + access(field.getModifiers()));
            }
        }
    }

    static String access(int modifiers) {
        return Modifier.isPrivate(modifiers) ? "private" : modifiers == 0 ? "package-private" : Modifier.toString(modifiers);
    }
}
