package cantstop.protocol.client;

import cantstop.engine.Column;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Limits how often the hovered columns are sent: at once after a pause, else at the end of the pause, and then
/// only the latest ones.
final class HoverThrottle {
    private final Timers timers;
    private final Consumer<List<Column>> show;
    private boolean pausing;
    private @Nullable List<Column> latest;

    HoverThrottle(Timers timers, Consumer<List<Column>> show) {
        this.timers = timers;
        this.show = show;
    }

    void over(List<Column> columns) {
        if (pausing) {
            latest = List.copyOf(columns);
        } else {
            show.accept(columns);
            pause();
        }
    }

    private void pause() {
        pausing = true;
        timers.after(Limits.HOVER_PAUSE, this::goOn);
    }

    private void goOn() {
        pausing = false;
        List<Column> rest = latest;
        latest = null;
        if (rest != null) {
            over(rest);
        }
    }
}
