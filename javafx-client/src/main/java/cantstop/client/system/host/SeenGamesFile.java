package cantstop.client.system.host;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.TableId;
import cantstop.host.journal.SqliteJournal;
import cantstop.host.journal.SqliteLogStore;
import cantstop.host.net.HostOptions;
import cantstop.protocol.DataFolder;
import cantstop.protocol.HeldFolder;
import cantstop.protocol.UnusableData;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.client.SeenLog;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;
import org.slf4j.LoggerFactory;

/// This laptop's copies of the tables it saw: a file in the player's part of the data folder. A caller waits until
/// the file has been opened.
public final class SeenGamesFile implements SeenGames {
    private static final String NAME = "seen.db";

    private final DataFolder folder;
    private final HeldFolder player;
    private final CompletableFuture<SeenGames> opened = new CompletableFuture<>();

    /// The file in the player's part of the data folder, not open yet.
    public SeenGamesFile(DataFolder folder, HeldFolder player) {
        this.folder = folder;
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

    @Override
    public CompletionStage<Long> bytes(List<SeenGame> games) {
        return opened.thenCompose(seen -> seen.bytes(games));
    }

    @Override
    public CompletionStage<Long> delete(List<SeenGame> games) {
        Set<TableId> tables = games.stream()
                .filter(game -> game.branch() == 0)
                .map(SeenGame::table)
                .collect(Collectors.toSet());
        return opened.thenCompose(seen -> seen.delete(games)).thenApply(freed -> freed + deletedByHost(tables));
    }

    /// A host that runs, of another window, keeps its tables.
    private long deletedByHost(Set<TableId> tables) {
        HostOptions options = HostOptions.in(folder.path());
        long freed = 0;
        for (String journal : List.of(options.journal(), options.forPractice().journal())) {
            Path file = folder.pathOf(DataFolder.Part.HOST).resolve(journal);
            if (Files.exists(file)) {
                try (HeldFolder host = folder.hold(DataFolder.Part.HOST)) {
                    freed += SqliteJournal.delete(host.file(journal), tables, Clock.systemUTC());
                } catch (UnusableData e) {
                    LoggerFactory.getLogger(SeenGamesFile.class).warn("The host keeps its tables: {}", e.toString());
                }
            }
        }
        return freed;
    }

    /// Closes the file, if it was ever opened.
    @Override
    public void close() {
        if (opened.isDone() && !opened.isCompletedExceptionally()) {
            opened.join().close();
        }
    }
}
