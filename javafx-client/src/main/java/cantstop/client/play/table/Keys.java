package cantstop.client.play.table;

import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import javafx.scene.input.KeyCode;

/// What a key does at the table. A key that is pressed while something moves only ends the motion; one that is held
/// down acts once; and when a turn begins or ends, every key must be let go before one acts again, so that nobody
/// plays on with the finger of the turn before. The same holds of the keys that press a button, where one gets the
/// keyboard by itself; and for a moment after that they press nothing: they came for the motion, a little late.
public final class Keys {
    /// What a key may mean.
    public enum Meaning {
        OPTION,
        ROLL,
        STOP,
        TAKE_BACK,
        COACH,
        BOARD_IN_WORDS,
        KEYS,
        CHAT,
        CALL,
        REACTION,
        END_MOTION,
        /// It would press what has the keyboard, but was not meant for that.
        NOTHING
    }

    /// What was meant.
    ///
    /// @param number of the option, 1 to 6, or of the reaction, from 0; else 0
    public record Act(Meaning meaning, int number) {}

    /// In nanoseconds: no player sees an option and presses it sooner.
    private static final long TOO_SOON = 400_000_000;

    private static final int FIRST_OPTION = 1;
    private static final int LAST_OPTION = 6;

    /// F1 opens the rules, everywhere.
    private static final int FIRST_REACTION = 2;

    private final Set<KeyCode> held = new HashSet<>();
    private final LongSupplier clock;
    private boolean releaseFirst;
    private OptionalLong offeredAt = OptionalLong.empty();

    /// No key is down.
    public Keys() {
        this(System::nanoTime);
    }

    /// The same with another clock.
    ///
    /// @param clock in the nanoseconds of [System#nanoTime]
    Keys(LongSupplier clock) {
        this.clock = clock;
    }

    /// A key goes down, or repeats.
    ///
    /// @param text what it writes, for the keys that are not in the same place everywhere
    /// @param moving whether something moves
    /// @return what it means, if it means anything
    public Optional<Act> pressed(KeyCode code, String text, boolean moving) {
        boolean repeated = !held.add(code);
        if (!repeated && moving && !code.isModifierKey()) {
            return act(Meaning.END_MOTION);
        }
        if (code == KeyCode.ENTER || code == KeyCode.SPACE) {
            return repeated || releaseFirst || isTooSoon() ? act(Meaning.NOTHING) : Optional.empty();
        }
        return repeated || releaseFirst ? Optional.empty() : meaning(code, text);
    }

    /// A button gets the keyboard by itself.
    void offered() {
        offeredAt = OptionalLong.of(clock.getAsLong());
    }

    /// It has been pressed, or can't be any more.
    void offerEnds() {
        offeredAt = OptionalLong.empty();
    }

    private boolean isTooSoon() {
        return offeredAt.isPresent() && clock.getAsLong() - offeredAt.getAsLong() < TOO_SOON;
    }

    public void released(KeyCode code) {
        held.remove(code);
        releaseFirst &= !held.isEmpty();
    }

    /// Somebody else's turn begins, or mine.
    public void turnChanged() {
        releaseFirst = !held.isEmpty();
    }

    /// The window lost the keyboard: what is let go elsewhere is never heard of.
    public void lost() {
        held.clear();
        releaseFirst = false;
    }

    private static Optional<Act> meaning(KeyCode code, String text) {
        if (text.equals("?")) {
            return act(Meaning.KEYS);
        }
        return switch (code) {
            case R -> act(Meaning.ROLL);
            case S -> act(Meaning.STOP);
            case Z, BACK_SPACE -> act(Meaning.TAKE_BACK);
            case C -> act(Meaning.COACH);
            case L -> act(Meaning.BOARD_IN_WORDS);
            case HELP -> act(Meaning.KEYS);
            case T -> act(Meaning.CHAT);
            case B -> act(Meaning.CALL);
            case F2, F3, F4, F5, F6, F7 -> Optional.of(new Act(Meaning.REACTION, digit(code) - FIRST_REACTION));
            default -> option(code);
        };
    }

    private static Optional<Act> act(Meaning meaning) {
        return Optional.of(new Act(meaning, 0));
    }

    /// The digit that a key's name ends with: F2, Numpad 2 and 2 are all 2.
    private static int digit(KeyCode code) {
        String name = code.getName();
        return name.charAt(name.length() - 1) - '0';
    }

    private static Optional<Act> option(KeyCode code) {
        if (!code.isDigitKey()) {
            return Optional.empty();
        }
        int number = digit(code);
        return number >= FIRST_OPTION && number <= LAST_OPTION
                ? Optional.of(new Act(Meaning.OPTION, number))
                : Optional.empty();
    }
}
