package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// The law on keys.
class KeysTest {
    private final AtomicLong clock = new AtomicLong();
    private final Keys keys = new Keys(clock::get);

    private Optional<Keys.Act> press(KeyCode code) {
        return keys.pressed(code, "", false);
    }

    private static Optional<Keys.Act> meaning(Keys.Meaning meaning) {
        return Optional.of(new Keys.Act(meaning, 0));
    }

    @Test
    void eachKeyHasItsMeaning() {
        assertThat(press(KeyCode.DIGIT1)).contains(new Keys.Act(Keys.Meaning.OPTION, 1));
        assertThat(press(KeyCode.NUMPAD6)).contains(new Keys.Act(Keys.Meaning.OPTION, 6));
        assertThat(press(KeyCode.R)).isEqualTo(meaning(Keys.Meaning.ROLL));
        assertThat(press(KeyCode.S)).isEqualTo(meaning(Keys.Meaning.STOP));
        assertThat(press(KeyCode.Z)).isEqualTo(meaning(Keys.Meaning.TAKE_BACK));
        assertThat(press(KeyCode.BACK_SPACE)).isEqualTo(meaning(Keys.Meaning.TAKE_BACK));
        assertThat(press(KeyCode.L)).isEqualTo(meaning(Keys.Meaning.BOARD_IN_WORDS));
        assertThat(keys.pressed(KeyCode.MINUS, "?", false)).isEqualTo(meaning(Keys.Meaning.KEYS));
        assertThat(press(KeyCode.T)).isEqualTo(meaning(Keys.Meaning.CHAT));
        assertThat(press(KeyCode.B)).isEqualTo(meaning(Keys.Meaning.CALL));
        assertThat(press(KeyCode.F2)).contains(new Keys.Act(Keys.Meaning.REACTION, 0));
        assertThat(press(KeyCode.F7)).contains(new Keys.Act(Keys.Meaning.REACTION, 5));
        assertThat(press(KeyCode.DIGIT7)).isEmpty();
        assertThat(press(KeyCode.X)).isEmpty();
    }

    @Test
    void aKeyThatIsHeldDownActsOnce() {
        assertThat(press(KeyCode.R)).isPresent();
        assertThat(press(KeyCode.R)).isEmpty();
        keys.released(KeyCode.R);
        assertThat(press(KeyCode.R)).isPresent();
    }

    @Test
    void duringMotionAKeyOnlyEndsTheMotion() {
        assertThat(keys.pressed(KeyCode.S, "s", true)).isEqualTo(meaning(Keys.Meaning.END_MOTION));
        assertThat(press(KeyCode.S)).as("still held").isEmpty();
    }

    @Test
    void afterAChangeOfTurnKeysMustBeReleasedFirst() {
        press(KeyCode.S);
        keys.turnChanged();
        assertThat(press(KeyCode.R)).isEmpty();
        keys.released(KeyCode.S);
        keys.released(KeyCode.R);
        assertThat(press(KeyCode.R)).isPresent();
    }

    @Test
    void whatIsReleasedInAnotherWindowCountsAsReleased() {
        press(KeyCode.R);
        keys.lost();
        assertThat(press(KeyCode.R)).isPresent();
    }

    @Test
    void whatPressesAButtonIsTheButtonsOwn() {
        assertThat(press(KeyCode.ENTER)).isEmpty();
        assertThat(press(KeyCode.SPACE)).isEmpty();
    }

    @Test
    void aKeyThatEndedAMotionPressesNothingWhileItIsHeld() {
        assertThat(keys.pressed(KeyCode.SPACE, " ", true)).isEqualTo(meaning(Keys.Meaning.END_MOTION));
        assertThat(press(KeyCode.SPACE)).isEqualTo(meaning(Keys.Meaning.NOTHING));
        keys.released(KeyCode.SPACE);
        assertThat(press(KeyCode.SPACE)).isEmpty();
    }

    @Test
    void aKeyThatComesALittleTooLateForTheMotionPressesNothing() {
        keys.offered();
        assertThat(press(KeyCode.ENTER)).isEqualTo(meaning(Keys.Meaning.NOTHING));
        keys.released(KeyCode.ENTER);

        clock.set(Duration.ofMillis(400).toNanos());
        assertThat(press(KeyCode.ENTER)).isEmpty();
        assertThat(press(KeyCode.DIGIT1)).isPresent();
    }

    @Test
    void onceNothingIsOfferedAKeyIsNoLongerTooLate() {
        keys.offered();
        keys.offerEnds();
        assertThat(press(KeyCode.ENTER)).isEmpty();
    }
}
