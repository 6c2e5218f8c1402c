package cantstop.browser.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The page as it lies among the sources: what is served, and the desktop's bundles beside it.
final class PageFolder {
    private static final Path DESKTOP =
            Path.of("..", "..", "javafx-client", "src", "main", "resources", "cantstop", "client", "kit");

    private static final Pattern BUNDLE = Pattern.compile("(?:page|words)_(\\w+)\\.properties");

    /// Those in which the page speaks, as its bundles say.
    static final List<String> LANGUAGES = languages(main().resolve("words"));

    private PageFolder() {}

    /// Those of the bundles in a folder.
    static List<String> languages(Path bundles) {
        try (Stream<Path> files = Files.list(bundles)) {
            return files.map(file -> BUNDLE.matcher(file.getFileName().toString()))
                    .filter(Matcher::matches)
                    .map(bundle -> bundle.group(1))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Path main() {
        return Path.of("src", "main", "page");
    }

    /// What a browser is sent.
    static Path built() {
        return Path.of("target", "seat");
    }

    /// The desktop's folder of bundles.
    static Path desktopWords() {
        return DESKTOP.resolve("words");
    }

    /// The desktop's folder of themes.
    static Path desktopThemes() {
        return DESKTOP.resolve("theme");
    }

    /// All files of the page with this ending, as paths within it.
    static List<Path> files(String ending) {
        try (Stream<Path> all = Files.walk(main())) {
            return all.filter(file -> file.toString().endsWith(ending))
                    .map(main()::relativize)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A bundle of the page itself.
    static Properties pageWords(String language) {
        return properties(main().resolve("words").resolve("page_" + language + ".properties"));
    }

    /// A bundle of the desktop.
    static Properties desktopWords(String language) {
        return properties(desktopWords().resolve("words_" + language + ".properties"));
    }

    private static Properties properties(Path file) {
        Properties found = new Properties();
        try (var reader = Files.newBufferedReader(file)) {
            found.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }
}
