package cantstop.client.kit.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/// All languages say the same things.
class BundlesTest {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d)");
    private static final Pattern NUMBERED = Pattern.compile("\\{(\\d,(?:number|date|time))");
    private static final Pattern KEY = Pattern.compile("\"([a-z][a-zA-Z0-9]*(?:\\.[a-zA-Z0-9_-]+)*)\"");

    private final Properties english = Words.read("en");

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void everyLanguageHasTheSameKeys(String language) {
        assertThat(Words.read(language).stringPropertyNames()).isEqualTo(english.stringPropertyNames());
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void everySentenceSpeaksOfTheSameThings(String language) {
        Properties other = Words.read(language);
        for (String key : english.stringPropertyNames()) {
            assertThat(placeholders(other.getProperty(key))).as(key).isEqualTo(placeholders(english.getProperty(key)));
        }
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void numbersAndDatesLookAsTheLanguageWritesThem(String language) {
        Properties other = Words.read(language);
        for (String key : english.stringPropertyNames()) {
            assertThat(found(NUMBERED, other.getProperty(key)))
                    .as(key)
                    .isEqualTo(found(NUMBERED, english.getProperty(key)));
        }
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void everySentenceCanBeSaidOfNoneOneAndMany(String language) {
        Words words = Words.of(Locale.of(language));
        for (String key : english.stringPropertyNames()) {
            for (int count : new int[] {0, 1, 2, 5}) {
                Object[] numbers = IntStream.range(0, 10).mapToObj(at -> count).toArray();
                assertThat(words.say(key, numbers)).as(key).isNotNull().doesNotContain("{");
            }
        }
    }

    /// What is the same in all languages is one thing, and has one name.
    @Test
    void noSentenceStandsThereTwice() {
        List<Properties> all = Words.LANGUAGES.stream().map(Words::read).toList();
        Map<List<String>, List<String>> keys = english.stringPropertyNames().stream()
                .filter(key -> !isBuilt(key))
                .collect(Collectors.groupingBy(
                        key -> all.stream().map(each -> each.getProperty(key)).toList()));
        assertThat(keys.values().stream().filter(same -> same.size() > 1)).isEmpty();
    }

    /// A piece stays, a runner is this turn's; both stand on a space of a column. No other words for them.
    @ParameterizedTest
    @CsvSource({
        "en, (?i)\\b(squares?|markers?|pegs?)\\b",
        "de, (?i)\\b(Fehlw[uü]rfe?|Marker|Quadrate|Kästchen|Figuren?|Männchen)\\b",
        "fr, (?i)\\b(pions?|marqueurs?|carreaux)\\b",
        "es, (?i)\\b(peones|peón|marcador(es)?|cuadrados)\\b"
    })
    void piecesRunnersAndSpacesAreCalledNothingElse(String language, String others) {
        Properties words = Words.read(language);
        words.remove("shape.SQUARE");
        for (String key : words.stringPropertyNames()) {
            assertThat(words.getProperty(key)).as(key).doesNotContainPattern(others);
        }
    }

    /// A seat is sat down on, wherever that is done.
    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void whatIsTheSameIsCalledTheSameEverywhere(String language) {
        Properties words = Words.read(language);
        assertThat(words.getProperty("knock.sit")).matches(words.getProperty("lobby.sit") + " ?…");
        assertThat(words.getProperty("games.join")).isEqualTo(words.getProperty("games.join"));
    }

    @Test
    void frenchKeepsItsSpacesBeforeTheMarks() {
        Properties french = Words.read("fr");
        for (String key : french.stringPropertyNames()) {
            assertThat(french.getProperty(key))
                    .as(key)
                    .doesNotContainPattern(" [:;!?»]")
                    .doesNotContain("« ");
        }
    }

    @Test
    void aLanguageIsCalledAsItCallsItself() {
        assertThat(Words.LANGUAGES.stream().map(Words::nameOf))
                .contains("English", "Deutsch", "Français", "Español")
                .doesNotHaveDuplicates();
    }

    @Test
    void thePseudoLanguageIsLongerAndKeepsItsArguments() {
        assertThat(PseudoWords.stretch("keep {0,choice,1#1 step|1<{0} steps} now"))
                .isEqualTo("kéép~~ {0,choice,1#1 step|1<{0} steps} ñöw~~");
    }

    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void everyPatternIsOneAndHidesNothingBehindAnApostrophe(String language) {
        Properties patterns = Words.read(language);
        for (String key : patterns.stringPropertyNames()) {
            String pattern = patterns.getProperty(key);
            assertThat(pattern).as(key).isNotBlank().doesNotContain("'");
            assertThat(new MessageFormat(pattern, Locale.of(language))).as(key).isNotNull();
        }
    }

    @Test
    void whatTheProgramSaysIsInTheBundle() throws IOException {
        Set<String> literals = literals();
        Set<String> unused = new TreeSet<>(english.stringPropertyNames());
        unused.removeIf(key -> literals.contains(key) || isBuilt(key));
        assertThat(unused).isEmpty();
    }

    @Test
    void anUnknownLanguageIsEnglish() {
        assertThat(Words.of(Locale.JAPANESE).say("close")).isEqualTo("Close");
        assertThat(Words.of(Locale.GERMANY).say("close")).isEqualTo("Schließen");
    }

    /// Keys that end in a constant's or a person's part are put together.
    private static boolean isBuilt(String key) {
        return key.matches(".*\\.([A-Z][A-Z_0-9]+|mine|theirs|shared)(\\.hint)?")
                || key.matches("leave\\.(game|here|party)\\.(title|text)")
                || key.equals("desktop.savedGame") // ./pack
                || key.matches("bot\\.[a-z0-9-]+(\\.hint)?");
    }

    private static Set<String> literals() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(BundlesTest::keysIn)
                    .collect(Collectors.toSet());
        }
    }

    private static Stream<String> keysIn(Path file) {
        try {
            Matcher matcher = KEY.matcher(Files.readString(file));
            return matcher.results().map(found -> found.group(1)).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> placeholders(String pattern) {
        return found(PLACEHOLDER, pattern);
    }

    private static Set<String> found(Pattern what, String pattern) {
        return what.matcher(pattern).results().map(found -> found.group(1)).collect(Collectors.toSet());
    }
}
