package cantstop.client.fake;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.TableId;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.client.SeenLog;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/// Copies that are there at once, because a test put them there.
public final class FakeSeen implements SeenGames {
    public final List<LogEntry> appended = new ArrayList<>();
    public boolean failing;
    private final Map<SeenGame, SeenLog> copies = new LinkedHashMap<>();

    /// Keeps a copy of a game.
    ///
    /// @param branch 0 for the one that goes on
    public SeenGame keep(int branch, List<LogEntry> entries, Optional<SeenLog.Flaw> flaw) {
        Log log = new Log();
        entries.forEach(entry -> log.append(entry.event(), entry.bytes()));
        Instant then = Instant.parse("2026-11-21T20:15:00Z").minusSeconds(90_000L * copies.size());
        SeenGame game = SeenGame.of(log.state(), branch, then);
        copies.put(game, new SeenLog(log, flaw));
        return game;
    }

    @Override
    public CompletionStage<List<SeenGame>> list() {
        return CompletableFuture.completedFuture(List.copyOf(copies.keySet()));
    }

    @Override
    public CompletionStage<SeenLog> open(SeenGame game) {
        return CompletableFuture.completedFuture(copies.getOrDefault(game, new SeenLog(new Log(), Optional.empty())));
    }

    /// A hundred bytes an event.
    @Override
    public CompletionStage<Long> bytes(List<SeenGame> games) {
        return CompletableFuture.completedFuture(
                games.stream().mapToLong(game -> 100 * game.events()).sum());
    }

    @Override
    public CompletionStage<Long> delete(List<SeenGame> games) {
        if (failing) {
            return CompletableFuture.failedFuture(new IllegalStateException("the disk is full"));
        }
        games.forEach(copies::remove);
        return bytes(games);
    }

    @Override
    public Log load(TableId table) {
        return new Log();
    }

    /// What came from elsewhere becomes a copy like the others.
    @Override
    public void append(TableId table, LogEntry entry) {
        appended.add(entry);
        copies.keySet().removeIf(game -> game.table().equals(table));
        keep(0, appended, Optional.empty());
    }

    @Override
    public void branch(TableId table) {}

    @Override
    public void close() {}
}
