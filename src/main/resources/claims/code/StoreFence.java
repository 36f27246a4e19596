import sun.misc.Unsafe;

/// May a program get Unsafe this way, and for how long will there be a store fence in it?
public class StoreFence {
    public static void main(String[] args) throws ReflectiveOperationException {
        System.out.println("getUnsafe = " + get());
        Deprecated mark = Unsafe.class.getMethod("storeFence").getAnnotation(Deprecated.class);
        System.out.println("forRemoval = " + (mark != null && mark.forRemoval()));
    }

    static String get() {
        try {
            Unsafe.getUnsafe().storeFence();
            return "allowed";
        } catch (SecurityException refused) {
            return "SecurityException";
        }
    }
}
