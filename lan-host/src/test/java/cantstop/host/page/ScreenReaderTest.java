package cantstop.host.page;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.Spoken;
import cantstop.browser.driver.WithChromium;
import cantstop.engine.identity.TableId;
import cantstop.host.guests.Crowd;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A whole game by keyboard and ear: what is pressed is found in the accessibility tree alone, by what it is called.
@WithChromium
@Tag("long")
@Timeout(180)
class ScreenReaderTest {
    private static final Pattern BUNDLE = Pattern.compile("(?m)^words/page_(\\w+)\\.properties$");
    private static final int STEPS_AT_ONCE = 6;

    @TempDir
    private Path data;

    private PhoneParty party;
    private Phone anna;
    private Properties words = new Properties();
    private List<String> languages = List.of();

    @BeforeEach
    void aTableWaits() throws Exception {
        languages = BUNDLE.matcher(read("files.txt"))
                .results()
                .map(bundle -> bundle.group(1))
                .toList();
        party = PhoneParty.at(data, 2);
        TableId table = party.opens();
        anna = party.phone("Anna");
        anna.scans(party.page(table));
    }

    @AfterEach
    void everybodyGoes() {
        party.close();
    }

    @Test
    void wholeGameIsPlayedByNamesAlone() throws Exception {
        speaks("en");
        press(named("lobby.sit")::equals);
        Crowd.until(() -> party.sees(anna));

        int turns = 0;
        boolean mine = false;
        while (party.player(0).memory().games() == 0) {
            boolean now = party.waitsForMoveOf(anna);
            if (now && !mine) {
                // Each turn in another language.
                speaks(languages.get(turns++ % languages.size()));
            }
            mine = now;
            if (now) {
                move();
            }
        }

        assertThat(turns).isGreaterThan(languages.size());
        assertThat(party.oddities()).isEmpty();
    }

    /// Presses what a turn offers: an option, STOP with enough at stake, or Roll.
    private void move() {
        List<Spoken> heard = anna.browser().spoken();
        Optional<Spoken> option = button(heard, name -> name.matches("(?s).*\\b1\\b.*") && isOption(name));
        if (option.isPresent()) {
            assertThat(heard).as("the dice are told").anyMatch(one -> one.name().startsWith(beginning("dice.shown")));
            anna.browser().enter(option.get());
            return;
        }
        boolean enough = party.stepsAtStake() >= STEPS_AT_ONCE;
        button(heard, name -> name.startsWith(named("stop.game")))
                .or(() -> button(heard, name -> enough && name.startsWith(named("stop"))))
                .or(() -> button(
                        heard, name -> name.startsWith(named("roll.first")) || name.startsWith(named("roll.again"))))
                .or(() -> button(heard, name -> name.startsWith(named("stop"))))
                .ifPresent(anna.browser()::enter);
    }

    private boolean isOption(String name) {
        return name.startsWith(beginning("board.option.place"));
    }

    private static Optional<Spoken> button(List<Spoken> heard, Predicate<String> named) {
        return heard.stream()
                .filter(one -> one.role().equals("button") && one.enabled() && named.test(one.name()))
                .findFirst();
    }

    private void press(Predicate<String> named) throws Exception {
        Crowd.until(() -> button(anna.browser().spoken(), named).isPresent());
        anna.browser().enter(button(anna.browser().spoken(), named).orElseThrow());
    }

    /// The page in another language, and its words.
    private void speaks(String language) throws IOException {
        anna.speaks(language);
        words = new Properties();
        words.load(new StringReader(read("words/words_" + language + ".properties")));
    }

    /// One of the files of the page.
    private static String read(String file) throws IOException {
        try (var in = Objects.requireNonNull(
                ScreenReaderTest.class.getResourceAsStream("/cantstop/host/browser/seat/" + file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private String named(String key) {
        return Objects.requireNonNull(words.getProperty(key), key);
    }

    /// A sentence up to its first value.
    private String beginning(String key) {
        return named(key).replaceFirst("(?s)\\{.*", "");
    }
}
