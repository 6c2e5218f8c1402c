package cantstop.protocol.client;

import java.util.List;
import java.util.concurrent.CompletionStage;

/// The tables that this laptop saw, kept over the end of the program. Thread-safe.
public interface SeenGames extends LogStore, AutoCloseable {
    /// All copies, branches too, those that went on last first. Completes on a thread of its own.
    CompletionStage<List<SeenGame>> list();

    /// Reads one copy and decides every event of it again. Completes on a thread of its own: with as much as is
    /// good of it, nothing where it is gone.
    CompletionStage<SeenLog> open(SeenGame game);

    /// About how many bytes of the disk these copies take.
    CompletionStage<Long> bytes(List<SeenGame> games);

    /// Deletes copies for good, and gives their room back to the disk; one that has gone on since it was listed stays.
    /// What a host of this laptop has of the tables that go on in these copies is deleted, too, unless one runs.
    ///
    /// @return how many bytes are free again
    CompletionStage<Long> delete(List<SeenGame> games);

    /// Writes what waits and lets go of the file.
    @Override
    void close();
}
