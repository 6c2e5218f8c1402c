package cantstop.client.play.table;

import cantstop.engine.Colour;
import cantstop.engine.Option;
import cantstop.engine.Roll;
import java.util.List;
import java.util.Optional;

/// What stands under the board: the dice, the options and the buttons, each with what it would do or why it can't.
///
/// @param headline whose turn it is and what it waits for, in one line
/// @param myTurn whether it waits for me
/// @param keys whether the keys that play are shown: at my turn, unless the table stands still
/// @param dice the dice that lie there
/// @param falling whether a roll is decided, and nobody knows yet how the dice fall
/// @param options what they allow, in the fixed order
/// @param choosing whether I may take one of the options now
/// @param stake what a bust would lose
/// @param takingBack whether I may take my choice back
/// @param comingBack whether a bot plays for me and I may go on myself
/// @param ending whether I am alone and may end the game
/// @param freeSeat whose squares wait for somebody to go on with them, where I only watch
/// @param lost the dice of a bust that lie there until the next roll
/// @param lostSaid whose bust that was and what it cost; empty if none
/// @param news what the turn before won or dared; empty if it was nothing
/// @param told what the turn before is remembered for, until the dice roll again; empty if it is nothing
/// @param mover in whose colour the runners are; empty where nobody moves
public record Controls(
        String headline,
        boolean myTurn,
        boolean keys,
        Optional<Roll> dice,
        boolean falling,
        List<Option> options,
        boolean choosing,
        Press roll,
        Press stop,
        Stake stake,
        boolean takingBack,
        boolean comingBack,
        boolean ending,
        Optional<String> freeSeat,
        Optional<Roll> lost,
        String lostSaid,
        Optional<News> news,
        String told,
        Optional<Colour> mover) {
    /// Nothing to do with anything yet.
    static final Controls NONE = new Controls(
            "",
            false,
            false,
            Optional.empty(),
            false,
            List.of(),
            false,
            Press.NOTHING,
            Press.NOTHING,
            Stake.NOTHING,
            false,
            false,
            false,
            Optional.empty(),
            Optional.empty(),
            "",
            Optional.empty(),
            "",
            Optional.empty());

    public Controls {
        options = List.copyOf(options);
    }

    /// A button that is always there.
    ///
    /// @param label what it says
    /// @param detail what it would do, in a few words; may be empty
    /// @param reason why it can't be pressed, empty words where that is said elsewhere; none where it can
    public record Press(String label, String detail, Optional<String> reason) {
        static final Press NOTHING = new Press("", "", Optional.of(""));

        /// Whether it can be pressed.
        public boolean enabled() {
            return reason.isEmpty();
        }
    }
}
