package cantstop.client.play.table;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.dice.Cast;
import cantstop.client.kit.dice.DiceView;
import cantstop.client.kit.theme.Motion;
import cantstop.client.model.party.EventAnimator;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.function.Supplier;

/// Shows a game's events on board and dice: the dice tumble, then the runners move.
public final class TableAnimator implements EventAnimator {
    private final BoardView board;
    private final DiceView dice;
    private final Supplier<Motion> motion;
    private final Caption caption;

    /// Says what is to be seen while it is shown.
    interface Caption {
        /// Dice begin to roll.
        void rolls(TableState before);

        /// The mover's move begins to be seen.
        void moves(Event event, TableState before, TableState after);

        /// They lie, and that was a bust: nothing can be made of this roll.
        void busts(TableState after, Seat seat, Roll roll);

        /// A stage that has nothing beside it to say it.
        Caption NONE = new Caption() {
            @Override
            public void rolls(TableState before) {}

            @Override
            public void moves(Event event, TableState before, TableState after) {}

            @Override
            public void busts(TableState after, Seat seat, Roll roll) {}
        };
    }

    /// A stage on which nothing moves yet.
    ///
    /// @param motion how things move on this screen
    public TableAnimator(BoardView board, DiceView dice, Supplier<Motion> motion) {
        this(board, dice, motion, Caption.NONE);
    }

    /// The same with somebody who says what is seen.
    TableAnimator(BoardView board, DiceView dice, Supplier<Motion> motion, Caption caption) {
        this.caption = caption;
        this.board = board;
        this.dice = dice;
        this.motion = motion;
    }

    @Override
    public void play(Event event, TableState before, TableState after, boolean hurried, Runnable done) {
        GameState was = before.game();
        GameState is = after.game();
        if (!(event instanceof Event.OfGame) || was == null || is == null) {
            done.run();
            return;
        }
        Motion pace = hurried ? Motion.NONE : motion.get();
        if (event instanceof Event.Rolled(var seat, var roll, boolean bust, var _, var _)) {
            caption.rolls(before);
            dice.roll(roll.dice(), Cast.of(before, roll), pace, () -> {
                dice.bustProperty().set(bust);
                if (bust) {
                    caption.busts(after, seat, roll);
                }
                board.play(event, was, is, pace, done);
            });
        } else {
            caption.moves(event, before, after);
            board.play(event, was, is, pace, done);
        }
    }

    @Override
    public void finish() {
        dice.skip();
        board.skip();
    }
}
