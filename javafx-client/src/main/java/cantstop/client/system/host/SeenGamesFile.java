package cantstop.client.system.host;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.TableId;
import cantstop.host.journal.SqliteLogStore;
import cantstop.protocol.HeldFolder;
import cantstop.protocol.UnusableData;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.client.SeenLog;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.slf4j.LoggerFactory;

/// This laptop's copies of the tables it saw: a file in the player's part of the data folder. A caller waits until
/// the file has been opened.
public final class SeenGamesFile implements SeenGames {
    private static final String NAME = "seen.db";

    private final HeldFolder player;
    private final CompletableFuture<SeenGames> opened = new CompletableFuture<>();

    /// The file in the player's part of the data folder, not open yet.
    public SeenGamesFile(HeldFolder player) {
        this.player = player;
    }

    /// Opens it. SQLite asks for what stands in the environment of the process, and GTK changes that as it starts:
    /// side by side they end the process, if seldom. So this has to wait until the toolkit is there.
    ///
    /// @throws UnusableData where it can't be used
    public void open() throws UnusableData {
        try {
            opened.complete(SqliteLogStore.open(
                    player.file(NAME),
                    Clock.systemUTC(),
                    damage -> LoggerFactory.getLogger(SeenGamesFile.class).warn("{}", damage)));
        } catch (UnusableData | RuntimeException e) {
            opened.completeExceptionally(e);
            throw e;
        }
    }

    @Override
    public Log load(TableId table) {
        return opened.join().load(table);
    }

    @Override
    public void append(TableId table, LogEntry entry) {
        opened.join().append(table, entry);
    }

    @Override
    public void branch(TableId table) {
        opened.join().branch(table);
    }

    @Override
    public CompletionStage<List<SeenGame>> list() {
        return opened.thenCompose(SeenGames::list);
    }

    @Override
    public CompletionStage<SeenLog> open(SeenGame game) {
        return opened.thenCompose(games -> games.open(game));
    }

    /// Lets go of it, if it was ever opened.
    @Override
    public void close() {
        if (opened.isDone() && !opened.isCompletedExceptionally()) {
            opened.join().close();
        }
    }
}
