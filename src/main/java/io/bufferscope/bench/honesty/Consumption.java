package io.bufferscope.bench.honesty;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;

/// Whether the compiler may remove what a benchmark computes, read from its class file.
enum Consumption {
    /// It returns a value or takes a `Blackhole`.
    CONSUMED,
    /// It returns nothing and takes no `Blackhole`.
    DROPPED,
    /// Its class is not on the class path.
    UNKNOWN;

    private static final String BLACKHOLE = "Lorg/openjdk/jmh/infra/Blackhole;";
    private static final String BENCHMARK = "Lorg/openjdk/jmh/annotations/Benchmark;";

    /// Looks at a method that is annotated as a benchmark.
    static Consumption of(String owner, String method) {
        try (InputStream stream =
                Consumption.class.getClassLoader().getResourceAsStream(owner.replace('.', '/') + ".class")) {
            return stream == null ? UNKNOWN : of(ClassFile.of().parse(stream.readAllBytes()), method);
        } catch (IOException | IllegalArgumentException e) {
            return UNKNOWN;
        }
    }

    private static Consumption of(ClassModel model, String method) {
        return model.methods().stream()
                .filter(it -> it.methodName().equalsString(method) && benchmark(it))
                .map(it -> it.methodType().stringValue())
                .map(type -> type.endsWith(")V") && !type.contains(BLACKHOLE) ? DROPPED : CONSUMED)
                .findFirst()
                .orElse(UNKNOWN);
    }

    private static boolean benchmark(MethodModel method) {
        return method.findAttribute(java.lang.classfile.Attributes.runtimeVisibleAnnotations()).stream()
                .flatMap(it -> it.annotations().stream())
                .anyMatch(it -> it.className().equalsString(BENCHMARK));
    }
}
