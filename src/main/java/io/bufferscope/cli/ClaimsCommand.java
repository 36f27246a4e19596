package io.bufferscope.cli;

import io.bufferscope.claims.Claim;
import io.bufferscope.claims.ClaimBook;
import io.bufferscope.claims.ClaimWords;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `claims`: what articles claim of buffers, and the checks that decide it on this machine.
@Command(
        name = "claims",
        description = "List, show and check on this machine what four articles claim of buffers.",
        synopsisSubcommandLabel = "COMMAND")
final class ClaimsCommand implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say what to do with the claims: list, show or check");
    }

    /// `claims list`: one line for each claim.
    @Command(name = "list", description = "Print a line for each claim.")
    int list(
            @Option(names = "--article", paramLabel = "N", description = "Only of this article: 000, 001, 002 or 004.")
                    @Nullable
                    String article,
            @Option(
                            names = "--lang",
                            description = "en or zh. Default: en.",
                            defaultValue = "en",
                            converter = RenderCommand.LanguageConverter.class)
                    Language language) {
        ClaimWords words = new ClaimWords(Messages.of(language));
        List<String> names = article == null ? List.of() : List.of(article);
        for (Claim claim : chosen(ClaimBook.read(), names)) {
            out().println(claim.id() + "\t" + words.kind(claim) + "\t" + words.statement(claim));
        }
        out().flush();
        return 0;
    }

    /// `claims show`: all that is known of claims, without checking them.
    @Command(name = "show", description = "Print a claim, the article's figure, how it is checked and the code.")
    int show(
            @Parameters(paramLabel = "ID", arity = "1..*", description = "Such as 000-12, or an article such as 001.")
                    List<String> names,
            @Option(
                            names = "--lang",
                            description = "en or zh. Default: en.",
                            defaultValue = "en",
                            converter = RenderCommand.LanguageConverter.class)
                    Language language) {
        ClaimBook book = ClaimBook.read();
        FindingPrinter printer = new FindingPrinter(book, new ClaimWords(Messages.of(language)), out());
        chosen(book, names).forEach(printer::claim);
        out().flush();
        return 0;
    }

    private PrintWriter out() {
        CommandLine line = spec.commandLine();
        return line.getOut();
    }

    /// The claims that are named by their ids or by their articles'; all if none is named.
    static List<Claim> chosen(ClaimBook book, List<String> names) {
        if (names.isEmpty()) {
            return book.claims().toList();
        }
        List<Claim> chosen = new ArrayList<>();
        for (String name : names) {
            List<Claim> named = book.claims()
                    .filter(claim -> claim.id().equals(name) || claim.article().equals(name))
                    .toList();
            if (named.isEmpty()) {
                String sentence = "There is no claim or article " + name + ": see bufferscope claims list.";
                throw new Failure(Failure.USAGE, sentence);
            }
            chosen.addAll(named);
        }
        return chosen.stream().distinct().toList();
    }
}
