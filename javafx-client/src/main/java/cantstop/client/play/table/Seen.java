package cantstop.client.play.table;

import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.Optional;

/// What goes with what the board and the dice show.
///
/// @param over is told of every throw
/// @param turn says what is seen
record Seen(TableOverlays over, TurnPanel turn, Captions captions) implements TableAnimator.Caption {
    @Override
    public void rolls(TableState before) {
        over.rolls();
        turn.caption(captions.rolling(before));
    }

    @Override
    public void moves(Event event, TableState before, TableState after) {
        after.playing().flatMap(GameState::taken).map(Optional::of).ifPresent(turn::consider);
        captions.move(event, before, after).ifPresent(turn::caption);
    }

    @Override
    public void busts(TableState after, Seat seat, Roll roll) {
        captions.bust(after, seat).ifPresent(bust -> turn.caption(bust.cost(), bust.missing(), roll));
    }
}
