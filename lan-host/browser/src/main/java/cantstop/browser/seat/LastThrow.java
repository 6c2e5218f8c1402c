package cantstop.browser.seat;

import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Phase;
import cantstop.engine.Roll;
import org.jspecify.annotations.Nullable;

/// The dice that lie on the table: of the roll that is to be chosen from, else those that fell last.
final class LastThrow {
    private @Nullable Roll roll;
    private boolean bust;

    /// Hears what happened, one event after the other.
    void hear(LogEntry entry) {
        switch (entry.event()) {
            case Event.Rolled rolled -> {
                roll = rolled.roll();
                bust = rolled.bust();
            }
            case Event.Started _ -> {
                roll = null;
                bust = false;
            }
            case Event.Chosen _, Event.Stopped _, Event.PassedOver _ -> bust = false;
            case Event.OfTable _, Event.OfGame _ -> {}
        }
    }

    Fields show(Fields fields, @Nullable GameState game) {
        Roll lying = game != null && game.phase() instanceof Phase.ToChoose(Roll now) ? now : roll;
        return fields.and("dice", lying == null ? null : lying.dice()).and("bust", bust);
    }
}
