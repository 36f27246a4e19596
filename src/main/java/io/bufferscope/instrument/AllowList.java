package io.bufferscope.instrument;

import java.util.List;
import java.util.Map;
import java.util.Set;

/// The classes and members that untrusted code may name.
///
/// What is not listed is refused: files, network, processes, reflection, class loading, native access and ending the
/// JVM. Names are internal names of the class file.
final class AllowList {

    private static final List<String> PACKAGES = List.of(
            "java/lang/annotation/",
            "java/lang/runtime/",
            "java/math/",
            "java/nio/",
            "java/nio/charset/",
            "java/text/",
            "java/time/",
            "java/time/format/",
            "java/time/temporal/",
            "java/util/",
            "java/util/concurrent/",
            "java/util/concurrent/atomic/",
            "java/util/concurrent/locks/",
            "java/util/function/",
            "java/util/random/",
            "java/util/regex/",
            "java/util/stream/",
            "io/netty/buffer/");

    private static final Set<String> CLASSES = Set.of(
            "java/io/BufferedReader",
            "java/io/ByteArrayInputStream",
            "java/io/ByteArrayOutputStream",
            "java/io/Closeable",
            "java/io/DataInput",
            "java/io/DataInputStream",
            "java/io/DataOutput",
            "java/io/DataOutputStream",
            "java/io/EOFException",
            "java/io/IOException",
            "java/io/InputStream",
            "java/io/InputStreamReader",
            "java/io/OutputStream",
            "java/io/PrintStream",
            "java/io/PrintWriter",
            "java/io/Reader",
            "java/io/Serializable",
            "java/io/StringReader",
            "java/io/StringWriter",
            "java/io/UncheckedIOException",
            "java/io/Writer",
            "java/lang/foreign/Arena",
            "java/lang/foreign/MemoryLayout",
            "java/lang/foreign/MemorySegment",
            "java/lang/foreign/SegmentAllocator",
            "java/lang/foreign/ValueLayout",
            "java/lang/invoke/LambdaMetafactory",
            "java/lang/invoke/StringConcatFactory",
            "java/lang/invoke/CallSite",
            "java/lang/invoke/MethodHandle",
            "java/lang/invoke/MethodHandles",
            "java/lang/invoke/MethodHandles$Lookup",
            "java/lang/invoke/MethodType",
            "java/lang/invoke/TypeDescriptor",
            "io/netty/util/AsciiString",
            "io/netty/util/ByteProcessor",
            "io/netty/util/CharsetUtil",
            "io/netty/util/IllegalReferenceCountException",
            "io/netty/util/ReferenceCountUtil",
            "io/netty/util/ReferenceCounted");

    /// Classes of allowed packages that reach further than they may.
    private static final Set<String> REFUSED = Set.of(
            "java/lang/ClassLoader",
            "java/lang/Compiler",
            "java/lang/Module",
            "java/lang/ModuleLayer",
            "java/lang/Process",
            "java/lang/ProcessBuilder",
            "java/lang/ProcessHandle",
            "java/lang/Runtime",
            "java/lang/StackWalker",
            "java/lang/ThreadGroup",
            "java/nio/MappedByteBuffer",
            "java/util/ResourceBundle",
            "java/util/ServiceLoader");

    /// Classes of which only these members may be named.
    private static final Map<String, Set<String>> MEMBERS = Map.of(
            "java/lang/Class",
            Set.of("getName", "getSimpleName", "desiredAssertionStatus", "isInstance", "cast", "hashCode", "equals"),
            "java/lang/System",
            Set.of(
                    "out",
                    "err",
                    "in",
                    "nanoTime",
                    "currentTimeMillis",
                    "arraycopy",
                    "identityHashCode",
                    "lineSeparator"),
            "java/lang/invoke/MethodHandles",
            Set.of(),
            "java/lang/invoke/MethodHandles$Lookup",
            Set.of());

    /// Members that reach files or native memory although their class is allowed, as `owner.name+descriptor prefix`.
    private static final List<String> REFUSED_MEMBERS = List.of(
            "java/io/PrintStream.<init>(Ljava/lang/String;",
            "java/io/PrintWriter.<init>(Ljava/lang/String;",
            "java/util/Formatter.<init>(Ljava/lang/String;",
            "java/lang/foreign/MemorySegment.reinterpret",
            "java/lang/Thread.setContextClassLoader",
            "java/lang/Thread.getContextClassLoader");

    private AllowList() {}

    static boolean allowsClass(String name) {
        if (REFUSED.contains(name)) {
            return false;
        }
        int slash = name.lastIndexOf('/') + 1;
        String home = name.substring(0, slash);
        return home.equals("java/lang/") || PACKAGES.contains(home) || CLASSES.contains(outermost(name));
    }

    private static String outermost(String name) {
        int dollar = name.indexOf('$');
        return CLASSES.contains(name) || dollar < 0 ? name : name.substring(0, dollar);
    }

    static boolean allowsMember(String owner, String name, String descriptor) {
        Set<String> members = MEMBERS.get(owner);
        if (members != null && !members.contains(name)) {
            return false;
        }
        String member = owner + "." + name + descriptor;
        return allowsClass(owner) && REFUSED_MEMBERS.stream().noneMatch(member::startsWith);
    }
}
