package cantstop.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The page's own words, and those that it takes from the desktop's bundles.
@Tag("slow")
class PageWordsTest {
    /// A key as it stands in a module: two words or more with points between, in quotes.
    private static final Pattern KEY =
            Pattern.compile("'((?:[a-z]\\w*\\.)+[\\w-]+|stop|leave|close|said|home|columns|back)'");

    private static final Pattern BUILT = Pattern.compile("(?:say|has)\\(`((?:[a-z]\\w*\\.)+)\\$\\{");

    private static final Pattern LIST = Pattern.compile("LANGUAGES = \\[(.*)]");

    @Test
    void pageSpeaksTheLanguagesOfTheDesktop() {
        Matcher list = LIST.matcher(PageFolder.text(PageFolder.main().resolve("js/words/words.js")));

        assertThat(list.find()).isTrue();
        assertThat(List.of(list.group(1).replace("'", "").split(", "))).hasSameElementsAs(PageFolder.LANGUAGES);
        assertThat(PageFolder.LANGUAGES).isEqualTo(PageFolder.languages(PageFolder.desktopWords()));
    }

    @ParameterizedTest
    @FieldSource("cantstop.browser.page.PageFolder#LANGUAGES")
    void everyLanguageSaysEverything(String language) {
        Properties english = PageFolder.pageWords("en");

        Properties other = PageFolder.pageWords(language);

        assertThat(other.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
        for (String key : english.stringPropertyNames()) {
            assertThat(places(other, key)).as(key).isEqualTo(places(english, key));
        }
    }

    @ParameterizedTest
    @FieldSource("cantstop.browser.page.PageFolder#LANGUAGES")
    void everySentenceIsAPattern(String language) {
        Properties words = PageFolder.pageWords(language);

        assertThat(words.stringPropertyNames()).allSatisfy(key -> {
            assertThat(words.getProperty(key)).isNotBlank().doesNotContain("'");
            assertThat(new MessageFormat(words.getProperty(key), Locale.of(language)))
                    .isNotNull();
        });
    }

    @Test
    void everyKeyOfAModuleHasWords() {
        Set<String> known = known();

        for (var module : PageFolder.files(".js")) {
            String code = PageFolder.text(PageFolder.main().resolve(module));
            KEY.matcher(code)
                    .results()
                    .map(found -> found.group(1))
                    .filter(key -> !key.endsWith(".js") && !key.contains("_"))
                    .filter(PageWordsTest::looksLikeAKey)
                    .forEach(key -> assertThat(known).as(module.toString()).contains(key));
            BUILT.matcher(code)
                    .results()
                    .forEach(found ->
                            assertThat(known).as(module.toString()).anyMatch(key -> key.startsWith(found.group(1))));
        }
    }

    @Test
    void noSentenceOfThePageIsUnused() {
        String code = PageFolder.files(".js").stream()
                .map(module -> PageFolder.text(PageFolder.main().resolve(module)))
                .collect(Collectors.joining());
        Set<String> unused = new TreeSet<>(PageFolder.pageWords("en").stringPropertyNames());

        unused.removeIf(key -> code.contains("'" + key + "'"));
        unused.removeIf(key -> code.contains("`" + key.substring(0, key.lastIndexOf('.') + 1) + "${"));

        assertThat(unused).isEmpty();
    }

    private static Set<String> known() {
        Set<String> known = new TreeSet<>(PageFolder.pageWords("en").stringPropertyNames());
        known.addAll(PageFolder.desktopWords("en").stringPropertyNames());
        return known;
    }

    /// Whether its first word begins keys of a bundle; `g.lost` is a node with a class.
    private static boolean looksLikeAKey(String text) {
        String first = text.substring(0, text.contains(".") ? text.indexOf('.') : text.length());
        return known().stream().anyMatch(key -> key.equals(first) || key.startsWith(first + "."));
    }

    /// The places for values in a sentence.
    private static Set<String> places(Properties words, String key) {
        return Pattern.compile("\\{(\\d)")
                .matcher(words.getProperty(key))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
