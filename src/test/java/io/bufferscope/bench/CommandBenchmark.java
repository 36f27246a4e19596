package io.bufferscope.bench;

import io.bufferscope.corpus.CorpusProgram;
import io.bufferscope.corpus.Outcome;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// The whole command `bufferscope run FILE` of the image beside plain `java FILE`, over the corpus, in turns.
final class CommandBenchmark {

    private static final String IMAGE =
            Path.of("target/bufferscope/bin/bufferscope").toAbsolutePath().toString();
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final int TURNS = 3;

    private CommandBenchmark() {}

    /// Runs every `args[0]`-th program of the corpus, or every one.
    public static void main(String[] args) throws Exception {
        int stride = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        List<CorpusProgram> programs = CorpusProgram.all();
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < programs.size(); i += stride) {
            CorpusProgram program = programs.get(i);
            if (!Files.readString(program.file()).contains("package ")) {
                double ratio = ratio(program);
                ratios.add(ratio);
                System.out.printf("%-30s %.2f%n", program.name(), ratio);
            }
        }
        double[] sorted =
                ratios.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        System.out.printf(
                "%d programs: median %.2f, lowest %.2f, highest %.2f%n",
                sorted.length, sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1]);
    }

    private static double ratio(CorpusProgram program) throws Exception {
        String libraries = CorpusProgram.LIBRARIES.stream()
                .map(path -> path.toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
        double[] ours = new double[TURNS];
        double[] plain = new double[TURNS];
        for (int turn = 0; turn < TURNS; turn++) {
            ours[turn] = seconds(program, IMAGE, "run");
            plain[turn] = seconds(program, JAVA, "-cp", libraries);
        }
        Arrays.sort(ours);
        Arrays.sort(plain);
        return ours[TURNS / 2] / plain[TURNS / 2];
    }

    private static double seconds(CorpusProgram program, String... command) throws Exception {
        List<String> whole = new ArrayList<>(List.of(command));
        whole.add(program.file().toAbsolutePath().toString());
        whole.addAll(program.arguments());
        Path folder = Files.createTempDirectory("bench");
        long start = System.nanoTime();
        Outcome.of(whole, folder, program.input());
        return (System.nanoTime() - start) / 1e9;
    }
}
