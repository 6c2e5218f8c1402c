package cantstop.client.extras.statistics;

import cantstop.client.kit.words.Words;
import cantstop.client.model.coach.CoachThread;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.words.BotWords;
import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.Event;
import cantstop.engine.Occupant;
import cantstop.engine.identity.Key;
import cantstop.engine.story.PlayerStats;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenGames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of the statistics: everybody who finished a game here, me first.
public final class StatisticsModel {
    private final ReadOnlyObjectWrapper<Optional<List<Row>>> rows = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Navigator navigator;
    private final Words words;
    private final GameJudge judging;
    private final Executor thread;

    /// Somebody, and what they did.
    ///
    /// @param badge mine; of the others only the name is kept
    record Row(Occupant who, String name, Optional<Badge> badge, PlayerStats tally) {
        boolean me() {
            return badge.isPresent();
        }
    }

    /// @param coachThread has the coach that judges the games
    public StatisticsModel(Navigator navigator, CoachThread coachThread) {
        this.navigator = navigator;
        this.words = navigator.me().words();
        thread = coachThread.thread();
        judging = new GameJudge(coachThread);
    }

    /// Everybody; none while it is still being counted.
    ReadOnlyObjectProperty<Optional<List<Row>>> rows() {
        return rows.getReadOnlyProperty();
    }

    /// What dice and decisions did for everybody in the latest games, as far as the coach has got.
    ReadOnlyObjectProperty<JudgedGames> judged() {
        return judging.judged();
    }

    /// Counts, and has the latest games judged.
    public void activate() {
        navigator
                .seen()
                .ifPresentOrElse(
                        seen -> {
                            var _ = seen.list()
                                    .thenCompose(all -> logs(seen, all))
                                    .thenApplyAsync(Counted::of, thread)
                                    .whenCompleteAsync(
                                            (counted, failure) ->
                                                    show(counted == null ? new Counted(List.of(), Map.of()) : counted),
                                            navigator.fx());
                        },
                        () -> rows.set(Optional.of(List.of())));
    }

    /// Nobody looks any more.
    void deactivate() {
        judging.stop();
    }

    /// The logs, and what was counted in them.
    private record Counted(List<List<Event>> logs, Map<Occupant, PlayerStats> tallies) {
        static Counted of(List<List<Event>> logs) {
            return new Counted(logs, PlayerStats.of(logs));
        }
    }

    private void show(Counted counted) {
        rows.set(Optional.of(rows(counted.tallies())));
        judging.begin(counted.logs());
    }

    /// One copy after the other, the oldest first.
    private static CompletionStage<List<List<Event>>> logs(SeenGames seen, List<SeenGame> all) {
        CompletionStage<List<List<Event>>> logs = CompletableFuture.completedFuture(new ArrayList<>());
        for (SeenGame game : all.reversed()) {
            if (game.branch() == 0) {
                logs = logs.thenCompose(before -> seen.open(game).thenApply(log -> {
                    before.add(log.log().events());
                    return before;
                }));
            }
        }
        return logs;
    }

    private List<Row> rows(Map<Occupant, PlayerStats> tallies) {
        Key key = navigator.me().person().key();
        List<Row> all = new ArrayList<>();
        tallies.forEach((who, tally) -> {
            boolean me =
                    who instanceof Occupant.Human(var person) && person.key().equals(key);
            String name = who instanceof Occupant.Robot(BotLevel level)
                    ? words.say("statistics.bot", new BotWords(words).name(level))
                    : tally.name();
            if (tally.games() > 0) {
                Optional<Badge> badge =
                        Optional.of(navigator.me().profile().get().badge()).filter(own -> me);
                all.add(new Row(who, name, badge, tally));
            }
        });
        all.sort(Comparator.comparing((Row row) -> !row.me())
                .thenComparingInt(row -> -row.tally().games()));
        return List.copyOf(all);
    }

    /// How many times a turn everybody rolls.
    double usualRolls() {
        List<Row> all = rows.get().orElse(List.of());
        int turns = all.stream().mapToInt(row -> row.tally().turns()).sum();
        return turns == 0
                ? 0
                : (double) all.stream().mapToInt(row -> row.tally().rolls()).sum() / turns;
    }
}
