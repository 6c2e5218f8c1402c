package cantstop.client.model.party;

import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// A rate limit for reactions, the same as the host's. A reaction that comes too early waits; of several that wait,
/// only the last is sent, because the earlier ones were about an earlier roll. Confined to the FX thread.
public final class ReactionPause {
    private final ReadOnlyBooleanWrapper resting = new ReadOnlyBooleanWrapper();
    private final Executor whenOver;
    private Optional<Runnable> waiting = Optional.empty();

    /// @param whenOver runs a task on the FX thread once a pause that begins now is over
    ReactionPause(Executor whenOver) {
        this.whenOver = whenOver;
    }

    /// Whether a reaction would have to wait.
    public ReadOnlyBooleanProperty resting() {
        return resting.getReadOnlyProperty();
    }

    /// Sends a reaction now, or as soon as there may be one.
    public void let(Runnable send) {
        if (resting.get()) {
            waiting = Optional.of(send);
            return;
        }
        resting.set(true);
        send.run();
        whenOver.execute(this::end);
    }

    /// A reaction that waits is dropped, as the player has left the table.
    void forget() {
        waiting = Optional.empty();
    }

    private void end() {
        resting.set(false);
        Optional<Runnable> next = waiting;
        waiting = Optional.empty();
        next.ifPresent(this::let);
    }
}
