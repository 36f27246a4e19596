package io.bufferscope.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The finder of the code behind a call of the JDK or Netty: read from the class files of the bundled versions.
///
/// Nothing is loaded or run. Not safe for use by several threads.
public final class CodePlaces {

    private static final List<String> PACKAGES = List.of(
            "java/nio/", "io/netty/buffer/", "io/netty/util/", "java/nio/channels/", "java/lang/", "java/util/");
    private static final int LONGEST_CHAIN = 4;

    private final Map<String, Optional<ClassModel>> classes = new HashMap<>();

    /// A method found in a class.
    private record Found(ClassModel owner, MethodModel method) {}

    /// The methods that a call runs into, from the one called to the one that does the work.
    ///
    /// @param call the call, such as `ByteBuffer.put(int, byte)`
    /// @param receiver binary name of the class of the object it is called on, or null if that is not known
    /// @return empty if its class is not among the libraries
    public List<CodePlace> of(String call, @Nullable String receiver) {
        int open = call.indexOf('(');
        boolean creates = call.startsWith("new ");
        int dot = creates ? open : call.lastIndexOf('.', open);
        if (open < 0 || dot < 0) {
            return List.of();
        }
        String owner = creates ? call.substring(4, open) : call.substring(0, dot);
        String name = creates ? "<init>" : call.substring(dot + 1, open);
        String parameters = call.substring(open + 1, call.length() - 1);
        return library(owner)
                .map(model -> chain(begin(model, name, parameters, receiver), parameters))
                .orElse(List.of());
    }

    private @Nullable Found begin(ClassModel owner, String name, String parameters, @Nullable String receiver) {
        Found declared = find(owner, name, parameters);
        boolean virtual = declared == null || !isStatic(declared.method());
        if (virtual && receiver != null && !name.equals("<init>")) {
            Optional<ClassModel> dynamic = read(receiver.replace('.', '/'));
            Found own = dynamic.map(model -> find(model, name, parameters)).orElse(null);
            return own == null || !isBelow(dynamic.orElseThrow(), owner) ? declared : own;
        }
        return declared;
    }

    /// Follows a method that only calls the same method of the class above.
    private List<CodePlace> chain(@Nullable Found start, String parameters) {
        List<CodePlace> places = new ArrayList<>();
        Found at = start;
        while (at != null && places.size() < LONGEST_CHAIN) {
            places.add(place(at));
            at = above(at, parameters);
        }
        return places;
    }

    private @Nullable Found above(Found found, String parameters) {
        CodeModel code = found.method().code().orElse(null);
        if (code == null || found.method().methodName().equalsString("<init>")) {
            return null;
        }
        InvokeInstruction only = null;
        for (var element : code) {
            if (element instanceof InvokeInstruction call) {
                if (only != null) {
                    return null;
                }
                only = call;
            } else if (element instanceof Instruction other && !isPlumbing(other.opcode())) {
                return null;
            }
        }
        return only == null || only.opcode() != Opcode.INVOKESPECIAL || !sameName(only, found)
                ? null
                : read(only.owner().asInternalName())
                        .map(model -> find(model, found.method().methodName().stringValue(), parameters))
                        .orElse(null);
    }

    private static boolean sameName(InvokeInstruction call, Found found) {
        return call.name().equalsString(found.method().methodName().stringValue());
    }

    private static boolean isPlumbing(Opcode opcode) {
        return switch (opcode.kind()) {
            case LOAD, RETURN, TYPE_CHECK -> true;
            default -> opcode == Opcode.POP;
        };
    }

    private @Nullable Found find(ClassModel from, String name, String parameters) {
        Found open = null;
        ClassModel at = from;
        while (at != null) {
            for (MethodModel method : at.methods()) {
                if (isCalled(method, name, parameters)) {
                    if (method.code().isPresent()) {
                        return new Found(at, method);
                    }
                    open = open == null ? new Found(at, method) : open;
                }
            }
            at = at.superclass().flatMap(above -> read(above.asInternalName())).orElse(null);
        }
        return open == null ? inInterfaces(from, name, parameters) : open;
    }

    private @Nullable Found inInterfaces(ClassModel from, String name, String parameters) {
        for (ClassEntry each : from.interfaces()) {
            Found found = read(each.asInternalName())
                    .map(model -> find(model, name, parameters))
                    .orElse(null);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static boolean isCalled(MethodModel method, String name, String parameters) {
        boolean bridge = (method.flags().flagsMask() & ClassFile.ACC_SYNTHETIC) != 0;
        return !bridge
                && method.methodName().equalsString(name)
                && TypeNames.parameters(method.methodType().stringValue()).equals(parameters);
    }

    private static boolean isStatic(MethodModel method) {
        return (method.flags().flagsMask() & ClassFile.ACC_STATIC) != 0;
    }

    private boolean isBelow(ClassModel model, ClassModel above) {
        if (model.thisClass().equals(above.thisClass())
                || model.thisClass().asInternalName().equals(above.thisClass().asInternalName())) {
            return true;
        }
        List<ClassEntry> next = new ArrayList<>(model.interfaces());
        model.superclass().ifPresent(next::add);
        return next.stream()
                .anyMatch(each -> read(each.asInternalName())
                        .map(it -> isBelow(it, above))
                        .orElse(false));
    }

    private static CodePlace place(Found found) {
        String className = found.owner().thisClass().asInternalName().replace('/', '.');
        String method = found.method().methodName().stringValue();
        int first = 0;
        int last = 0;
        for (var element : found.method().code().map(CodeModel::elementList).orElse(List.of())) {
            if (element instanceof LineNumber line) {
                first = first == 0 ? line.line() : Math.min(first, line.line());
                last = Math.max(last, line.line());
            }
        }
        String name = method.equals("<init>") ? className.substring(className.lastIndexOf('.') + 1) : method;
        return new CodePlace(className, name, file(found.owner()), first, last);
    }

    private static @Nullable String file(ClassModel model) {
        return model.findAttribute(Attributes.sourceFile())
                .map(SourceFileAttribute::sourceFile)
                .map(Object::toString)
                .orElse(null);
    }

    private Optional<ClassModel> library(String simpleName) {
        return PACKAGES.stream()
                .map(each -> read(each + simpleName))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<ClassModel> read(String internalName) {
        return classes.computeIfAbsent(internalName, CodePlaces::parse);
    }

    private static Optional<ClassModel> parse(String internalName) {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(internalName + ".class")) {
            return in == null ? Optional.empty() : Optional.of(ClassFile.of().parse(in.readAllBytes()));
        } catch (IOException | IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }
}
