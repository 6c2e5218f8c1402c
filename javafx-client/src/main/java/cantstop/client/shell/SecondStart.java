package cantstop.client.shell;

import cantstop.client.system.instance.InstanceClient;
import cantstop.protocol.UnusableData;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Takes the data folder; where a program has it already, hands over to that one what this start was asked for.
final class SecondStart {
    /// Longer than a window takes until it is there, and longer than a program that was closed takes to say
    /// goodbye.
    static final Duration PATIENCE = Duration.ofSeconds(8);

    static final Duration PAUSE = Duration.ofMillis(200);

    private final Supplier<InstanceClient.Answer> ring;
    private final Consumer<Duration> pause;

    /// What takes a data folder.
    interface Taking<T> {
        /// Takes it.
        ///
        /// @throws UnusableData where it can't be had
        T take() throws UnusableData;
    }

    /// A start that may be the second.
    ///
    /// @param ring rings at the program that has the folder
    /// @param pause lets so much time pass
    SecondStart(Supplier<InstanceClient.Answer> ring, Consumer<Duration> pause) {
        this.ring = ring;
        this.pause = pause;
    }

    /// Takes the folder; empty if the program that holds it has done what was asked for. If that program does not
    /// listen, it is about to open its socket or to let go of the folder: this waits for either.
    ///
    /// @throws UnusableData if it can't be had, and no other program took over either
    <T> Optional<T> takeOrHandOver(Taking<T> folder) throws UnusableData {
        // As numbers: Duration divides durations in decimals, and those alone are a twentieth of a start.
        for (long left = PATIENCE.toMillis() / PAUSE.toMillis(); ; left--) {
            try {
                return Optional.of(folder.take());
            } catch (UnusableData why) {
                if (why.reason() != UnusableData.Reason.HELD || left <= 0) {
                    throw why;
                }
                switch (ring.get()) {
                    case TAKEN -> {
                        return Optional.empty();
                    }
                    case REFUSED -> throw why;
                    // It may have been in the middle of ending: the folder is tried once more.
                    case SILENT -> left = 1;
                    case NOBODY -> {}
                }
            }
            pause.accept(PAUSE);
        }
    }
}
