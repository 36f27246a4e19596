package io.bufferscope.claims;

import io.bufferscope.instrument.Compilation;
import io.bufferscope.instrument.SourcesCompiler;
import io.bufferscope.session.BatchProgram;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/// The programs of checks, compiled: all at once, or if one of them is wrong, one by one.
///
/// @param classPath what they may use
/// @param failed is told the name of a program that does not compile, and why
record CompiledPrograms(List<Path> classPath, BiConsumer<String, String> failed) {

    List<BatchProgram> compile(Collection<String> names) throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        names.forEach(name -> sources.put(name + ".java", ClaimBook.code(name)));
        Optional<Map<String, byte[]>> all = new SourcesCompiler(classPath).compile(sources);
        return all.isPresent()
                ? names.stream().map(name -> program(name, all.get())).toList()
                : oneByOne(names);
    }

    private static BatchProgram program(String name, Map<String, byte[]> all) {
        Map<String, byte[]> own = all.entrySet().stream()
                .filter(each -> each.getKey().equals(name) || each.getKey().startsWith(name + "$"))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return new BatchProgram(name, name, own);
    }

    private List<BatchProgram> oneByOne(Collection<String> names) throws IOException {
        List<BatchProgram> programs = new ArrayList<>();
        for (String name : names) {
            switch (new CompilerCheck(classPath).compile(name, ClaimBook.code(name))) {
                case Compilation.Done done -> programs.add(new BatchProgram(name, done.mainClass(), done.classes()));
                case Compilation.Failed wrong -> failed.accept(name, wrong.messages());
            }
        }
        return programs;
    }
}
