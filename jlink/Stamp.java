import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A file that remembers what a product was last made of.
record Stamp(Path file) {
    /// Remembers the key; returns whether the product must be made anew.
    boolean renew(String key, Path product) throws IOException {
        var fresh = Files.exists(product)
                && Files.exists(file)
                && Files.readString(file).equals(key);
        Files.writeString(file, key);
        return !fresh;
    }
}
