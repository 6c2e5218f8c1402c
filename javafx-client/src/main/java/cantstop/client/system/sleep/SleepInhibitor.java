package cantstop.client.system.sleep;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.slf4j.LoggerFactory;

/// Keeps this laptop awake while others rely on it. Confined to the FX thread.
public final class SleepInhibitor {
    private final List<List<String>> ways;
    private final Holding holding;
    private final Executor fx;
    private final Set<Reason> reasons = new HashSet<>();
    private final ReadOnlyBooleanWrapper drowsy = new ReadOnlyBooleanWrapper();
    private Optional<Hold> hold = Optional.empty();
    private long tried;

    /// The reasons to keep this laptop awake.
    public enum Reason {
        /// The guests of its host.
        HOST,
        /// The audience of its second window.
        WATCH
    }

    /// Has a command run that holds the system awake.
    public interface Holding {
        /// Begins. Returns at once.
        ///
        /// @return a hold; or one that has ended, where the command can't be run
        Hold begin(List<String> command);
    }

    /// A command that runs.
    public interface Hold {
        /// Done once it no longer runs, ended by whichever side; never exceptionally.
        CompletionStage<?> ended();

        /// Lets the system sleep again. Harmless where it has ended.
        void release();
    }

    /// No other laptop relies on this one yet.
    ///
    /// @param why in words, for those who look what keeps their laptop awake
    /// @param fx where this is confined to
    public static SleepInhibitor onThisSystem(String why, Executor fx) {
        List<List<String>> ways = InhibitCommands.of(
                System.getProperty("os.name", ""), ProcessHandle.current().pid(), why);
        return new SleepInhibitor(ways, new ProcessHolding(), fx);
    }

    /// No other laptop relies on this one yet.
    ///
    /// @param ways the commands that may hold it awake, best first
    public SleepInhibitor(List<List<String>> ways, Holding holding, Executor fx) {
        this.ways = List.copyOf(ways);
        this.holding = holding;
        this.fx = fx;
    }

    /// Whether others rely on this laptop and nothing was found that keeps it awake.
    public ReadOnlyBooleanProperty drowsy() {
        return drowsy.getReadOnlyProperty();
    }

    /// Holds the system awake for a reason, or no longer.
    public void keep(Reason reason, boolean relied) {
        boolean was = !reasons.isEmpty();
        if (relied) {
            reasons.add(reason);
        } else {
            reasons.remove(reason);
        }
        boolean is = !reasons.isEmpty();
        if (is && !was) {
            begin(0);
        } else if (was && !is) {
            end();
        }
    }

    private void begin(int way) {
        if (way == ways.size()) {
            LoggerFactory.getLogger(SleepInhibitor.class).info("nothing here can hold this system awake");
            drowsy.set(true);
            return;
        }
        long mine = ++tried;
        Hold begun = holding.begin(ways.get(way));
        hold = Optional.of(begun);
        // One that ends by itself was not able to: the next one may be.
        begun.ended()
                .whenCompleteAsync(
                        (ended, failure) -> {
                            if (mine == tried) {
                                begin(way + 1);
                            }
                        },
                        fx);
    }

    private void end() {
        tried++;
        hold.ifPresent(Hold::release);
        hold = Optional.empty();
        drowsy.set(false);
    }
}
