package architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What the source text itself has to keep to, where a compiled class no longer shows it.
class SourcesTest {
    private static final int MOST_LINES = 300;
    private static final Path ROOT = Path.of("..");
    private static final List<String> MODULES = List.of("engine", "protocol", "lan-host", "javafx-client", "tools");

    private static final Path LANGUAGES = Path.of("cantstop/client/kit/words/Words.java");

    /// What names only the language to fall back to.
    private static final Set<String> FALLBACKS = Set.of("DownloadPage.java");

    /// A language as one of the JDK's constants, or as its code.
    private static final Pattern LANGUAGE =
            Pattern.compile("Locale\\.(GERMAN|GERMANY|FRENCH|FRANCE|ENGLISH|UK|US)\\b|\"(de|fr|es|en)\"");

    /// A full line of a comment, a word or three below it, and more of the same paragraph below them.
    private static final Pattern TORN =
            Pattern.compile("(?m)^ *///.{95,}\\n *///(?! *([-|#@`\\d]|$)).{1,20}(?<![.:])\\n */// ?[\\w\\[`(]");

    private static final Pattern UNDERSCORED = Pattern.compile(" void \\w*_\\w*\\(");

    @Test
    void noFileHasMoreThanThreeHundredLines() {
        assertThat(Stream.concat(mainSources(), testSources())
                        .filter(file -> lines(file).size() > MOST_LINES))
                .as("because a file above %s lines does more than one thing", MOST_LINES)
                .isEmpty();
    }

    @Test
    void languagesStandInOneList() {
        assertThat(mainSources()
                        .filter(file -> lines(file).stream().anyMatch(SourcesTest::namesALanguage))
                        .filter(file -> !isNamed(file, FALLBACKS)))
                .as("because a new language is one line there and its bundles")
                .allMatch(file -> file.endsWith(LANGUAGES));
    }

    /// The formatter breaks a comment's line that is too long, and leaves a stump above the next one.
    @Test
    void noCommentIsTorn() {
        assertThat(mainSources()
                        .filter(file ->
                                TORN.matcher(String.join("\n", lines(file))).find()))
                .as("because a paragraph is wrapped as a whole")
                .isEmpty();
    }

    @Test
    void testsAreNamedInOneDialect() {
        assertThat(testSources()
                        .filter(file -> lines(file).stream()
                                .anyMatch(line -> UNDERSCORED.matcher(line).find())))
                .as("because one style of names, camelCase, reads as one text")
                .isEmpty();
    }

    private static boolean isNamed(Path file, Set<String> names) {
        return names.contains(file.getFileName().toString());
    }

    private static boolean namesALanguage(String line) {
        return LANGUAGE.matcher(line).find();
    }

    private static Stream<Path> mainSources() {
        return MODULES.stream().flatMap(module -> sources(module, "src/main/java"));
    }

    private static Stream<Path> testSources() {
        return MODULES.stream().flatMap(module -> sources(module, "src/test/java"));
    }

    private static Stream<Path> sources(String module, String folder) {
        try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
