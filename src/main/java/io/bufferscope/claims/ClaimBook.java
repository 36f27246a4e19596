package io.bufferscope.claims;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.json.JsonMapper;

/// All articles with all their claims; immutable.
///
/// @param articles in ascending order of their ids
public record ClaimBook(List<Article> articles) {

    private static final String FOLDER = "/claims/";
    private static final List<String> ARTICLES = List.of("000", "001", "002", "004");

    /// Reads the claims that come with the application.
    ///
    /// @throws IllegalStateException if they are not there
    public static ClaimBook read() {
        return new ClaimBook(ARTICLES.stream().map(ClaimBook::article).toList());
    }

    /// All claims, in the order of the articles.
    public Stream<Claim> claims() {
        return articles.stream().flatMap(article -> article.claims().stream());
    }

    public Optional<Claim> find(String id) {
        return claims().filter(claim -> claim.id().equals(id)).findFirst();
    }

    /// The source that a check runs or compiles.
    ///
    /// @param program its name, such as `FreshPool`
    public static String code(String program) {
        try (InputStream in = open("code/" + program + ".java")) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Article article(String id) {
        try (InputStream in = open(id + ".json")) {
            return mapper().readValue(in, Article.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonMapper mapper() {
        return JsonMapper.builder()
                .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
                .withConfigOverride(
                        List.class, it -> it.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
                .withConfigOverride(
                        String.class, it -> it.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
                .build();
    }

    private static InputStream open(String name) {
        InputStream in = ClaimBook.class.getResourceAsStream(FOLDER + name);
        if (in == null) {
            throw new IllegalStateException("the program lacks its claims: " + name);
        }
        return in;
    }
}
