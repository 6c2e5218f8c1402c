package cantstop.client.kit.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What there is once for each language is there for those of [Words#LANGUAGES], and for no others.
class LanguagesTest {
    private static List<String> inNames(Path folder, String pattern) throws IOException {
        Pattern names = Pattern.compile(pattern);
        try (Stream<Path> files = Files.list(folder)) {
            return files.flatMap(
                            file -> names.matcher(file.getFileName().toString()).results())
                    .map(name -> name.group(1))
                    .toList();
        }
    }

    @Test
    void eachHasItsBundle() throws IOException {
        Path bundles = Path.of("src", "main", "resources", "cantstop", "client", "kit", "words");
        assertThat(inNames(bundles, "words_(\\w+)\\.properties")).hasSameElementsAs(Words.LANGUAGES);
    }

    @Test
    void inEachAHostGivesTheGameAway() throws IOException {
        Path pages = Path.of("..", "lan-host", "src", "main", "resources", "cantstop", "host", "give");
        assertThat(inNames(pages, "page_(\\w+)\\.html")).hasSameElementsAs(Words.LANGUAGES);
    }

    /// A page may leave them out.
    @ParameterizedTest
    @ValueSource(strings = {"README.md", "docs/manual.md"})
    void aPageThatNamesOneNamesAll(String page) throws IOException {
        Path file = Path.of("..").resolve(page);
        String text = Files.exists(file) ? Files.readString(file) : "";
        List<String> others = Words.LANGUAGES.stream()
                .skip(1)
                .map(code -> Locale.of(code).getDisplayLanguage(Locale.ENGLISH))
                .toList();
        assertThat(others.stream().filter(text::contains).toList()).isIn(others, List.of());
    }
}
