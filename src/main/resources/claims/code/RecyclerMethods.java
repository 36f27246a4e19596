import io.netty.util.internal.RecyclableArrayList;
import java.lang.reflect.Method;

/// Which methods does RecyclableArrayList offer besides those of ArrayList?
public class RecyclerMethods {
    public static void main(String[] args) {
        for (Method method : RecyclableArrayList.class.getDeclaredMethods()) {
            if (method.getParameterCount() == 0) {
                System.out.println(method.getName() + " = " + method.getReturnType().getSimpleName());
            }
        }
    }
}
