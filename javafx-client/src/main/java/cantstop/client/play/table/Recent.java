package cantstop.client.play.table;

import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import java.util.List;

/// What the log tells of the turn that is on and of the one before it.
///
/// @param rolls how often the mover has rolled since the turn before ended
/// @param took the columns that the turn before won
public record Recent(int rolls, List<Column> took) {
    public Recent {
        took = List.copyOf(took);
    }

    static Recent of(List<LogEntry> log) {
        int rolls = 0;
        for (LogEntry entry : log.reversed()) {
            switch (entry.event()) {
                case Event.Rolled rolled when !rolled.bust() -> rolls++;
                case Event.Stopped stopped -> {
                    return new Recent(rolls, stopped.won());
                }
                case Event.Rolled _, Event.PassedOver _, Event.Started _ -> {
                    return new Recent(rolls, List.of());
                }
                default -> {}
            }
        }
        return new Recent(rolls, List.of());
    }
}
