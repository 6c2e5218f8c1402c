package cantstop.client.extras.history;

import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.protocol.client.SeenCast;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.client.SeenLog;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// Finds the games in the copies: a rematch is played at the same table, and its log goes on with that of the game
/// before. What was found is kept, as a copy that has not grown says the same. Confined to the FX thread.
final class TableGames {
    /// As many as are in view at first are read before any is shown, so that no row comes between two of them.
    private static final int IN_VIEW = 8;

    private final Map<SeenGame, List<ListedGame>> known = new HashMap<>();
    private final Executor fx;

    TableGames(Executor fx) {
        this.fx = fx;
    }

    /// Finds all games.
    ///
    /// @param heard gets the list once those that are in view first are read, and again when all are
    void find(SeenGames seen, List<SeenGame> copies, Consumer<List<ListedGame>> heard) {
        Runnable tell = () -> heard.accept(list(copies));
        List<SeenGame> first = copies.stream().limit(IN_VIEW).toList();
        List<SeenGame> rest = copies.stream().skip(IN_VIEW).toList();
        var _ = read(seen, first)
                .thenRunAsync(tell, fx)
                .thenCompose(told -> read(seen, rest))
                .thenRunAsync(rest.isEmpty() ? () -> {} : tell, fx);
    }

    private List<ListedGame> list(List<SeenGame> copies) {
        return copies.stream()
                .flatMap(copy -> known.getOrDefault(copy, List.of(ListedGame.of(copy))).stream())
                .toList();
    }

    private CompletionStage<Void> read(SeenGames seen, List<SeenGame> copies) {
        CompletionStage<Void> read = CompletableFuture.completedStage(null);
        for (SeenGame copy : copies) {
            if (!known.containsKey(copy)) {
                read = read.thenCompose(before -> seen.open(copy))
                        .thenApply(log -> games(copy, log))
                        .exceptionally(unreadable -> List.of(ListedGame.of(copy)))
                        .thenAcceptAsync(games -> known.put(copy, games), fx);
            }
        }
        return read;
    }

    /// The latest first.
    private static List<ListedGame> games(SeenGame copy, SeenLog log) {
        List<SeenGame> over = new ArrayList<>();
        TableState state = Rules.unopened();
        boolean goesOn = false;
        for (LogEntry entry : log.log().after(0)) {
            state = Rules.evolve(state, entry.event());
            goesOn |= entry.event() instanceof Event.Started;
            if (entry.event() instanceof Event.Over) {
                over.add(ended(copy, state));
                goesOn = false;
            }
        }
        // How the table was left stands for the game that goes on there, or else for the last one.
        int of = Math.max(1, goesOn ? over.size() + 1 : over.size());
        List<ListedGame> games = new ArrayList<>();
        games.add(new ListedGame(copy, copy, of, of));
        for (int number = of - 1; number > 0; number--) {
            games.add(new ListedGame(copy, over.get(number - 1), number, of));
        }
        return games;
    }

    /// The table, had it been left at the end of a game.
    private static SeenGame ended(SeenGame copy, TableState then) {
        return new SeenGame(
                copy.table(),
                copy.branch(),
                then.name().text(),
                SeenCast.of(then),
                false,
                then.epoch(),
                then.hostKey(),
                then.sequence(),
                copy.begun(),
                copy.last());
    }
}
