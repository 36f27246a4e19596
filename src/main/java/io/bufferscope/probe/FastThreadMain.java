package io.bufferscope.probe;

import io.netty.util.concurrent.FastThreadLocalThread;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The main class of a program whose `main` is to run on one of Netty's own threads.
///
/// Netty's thread caches and recyclers work only there. The first argument is the program's main class, the others
/// are its arguments. The process ends as it would without us: it waits for the program's threads, and its exit code
/// is 1 after an uncaught exception.
public final class FastThreadMain {

    private FastThreadMain() {}

    public static void main(String[] arguments) throws InterruptedException {
        String[] rest = Arrays.copyOfRange(arguments, 1, arguments.length);
        Thread launcher = Thread.currentThread();
        launcher.setName("bufferscope-launcher");
        Throwable[] uncaught = new Throwable[1];
        Thread program = new FastThreadLocalThread(() -> run(arguments[0], rest, uncaught), "main");
        program.setDaemon(false);
        program.start();
        program.join();
        if (uncaught[0] != null) {
            launcher.setUncaughtExceptionHandler((_, _) -> {});
            throw new IllegalStateException();
        }
    }

    private static void run(String mainClass, String[] arguments, Throwable[] uncaught) {
        try {
            Class<?> type = Class.forName(mainClass, true, FastThreadMain.class.getClassLoader());
            invoke(type, arguments);
        } catch (Throwable thrown) {
            uncaught[0] = thrown;
            throw FastThreadMain.<RuntimeException>as(thrown);
        }
    }

    private static void invoke(Class<?> type, String[] arguments) throws Throwable {
        Method method = find(type, String[].class);
        boolean takesArguments = method != null;
        if (method == null) {
            method = find(type);
        }
        if (method == null) {
            throw new NoSuchMethodException(type.getName() + ".main");
        }
        method.setAccessible(true);
        MethodHandle main = MethodHandles.lookup().unreflect(method);
        if (!Modifier.isStatic(method.getModifiers())) {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            main = main.bindTo(
                    MethodHandles.lookup().unreflectConstructor(constructor).invoke());
        }
        if (takesArguments) {
            Object _ = main.asFixedArity().invoke(arguments);
        } else {
            Object _ = main.invoke();
        }
    }

    private static @Nullable Method find(Class<?> type, Class<?>... parameters) {
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            for (Method method : at.getDeclaredMethods()) {
                if (method.getName().equals("main")
                        && !Modifier.isPrivate(method.getModifiers())
                        && method.getReturnType() == void.class
                        && Arrays.equals(method.getParameterTypes(), parameters)) {
                    return method;
                }
            }
        }
        return null;
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T as(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
