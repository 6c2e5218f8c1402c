package cantstop.client.extras.watch;

import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// What is to be told of an evening: who won how often, the highest climb that was kept, the longest that was lost.
///
/// @param wins by name, the most first
/// @param climb none before anybody stopped
/// @param crash none before anybody lost a step
record Feats(List<Feat> wins, Optional<Feat> climb, Optional<Feat> crash) {
    Feats {
        wins = List.copyOf(wins);
    }

    /// Somebody's, and how much: games or steps.
    record Feat(String name, int count) {}

    /// The feats in these logs.
    static Feats of(List<? extends List<LogEntry>> logs, Words words) {
        Map<String, Integer> wins = new TreeMap<>();
        Optional<Feat> climb = Optional.empty();
        Optional<Feat> crash = Optional.empty();
        for (List<LogEntry> log : logs) {
            TableState state = Rules.unopened();
            for (LogEntry entry : log) {
                Optional<Feat> won = win(entry.event(), state, words);
                won.ifPresent(feat -> wins.merge(feat.name(), feat.count(), Integer::sum));
                climb = larger(climb, kept(entry.event(), state, words));
                crash = larger(crash, lost(entry.event(), state, words));
                state = Rules.evolve(state, entry.event());
            }
        }
        List<Feat> most = wins.entrySet().stream()
                .map(entry -> new Feat(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingInt(feat -> -feat.count()))
                .toList();
        return new Feats(most, climb, crash);
    }

    private static Optional<Feat> win(Event event, TableState before, Words words) {
        return event instanceof Event.Over(Seat winner) && winner != null
                ? feat(winner, 1, before, words)
                : Optional.empty();
    }

    private static Optional<Feat> kept(Event event, TableState before, Words words) {
        boolean kept = event instanceof Event.Stopped
                || event instanceof Event.PassedOver(var _, boolean all, var _, var _) && all;
        return before.playing().filter(game -> kept).flatMap(game -> feat(game.mover(), stake(before), before, words));
    }

    private static Optional<Feat> lost(Event event, TableState before, Words words) {
        return event instanceof Event.Rolled(Seat seat, var _, boolean bust, var _, var _) && bust
                ? feat(seat, stake(before), before, words)
                : Optional.empty();
    }

    private static int stake(TableState before) {
        return before.playing().map(GameState::stepsAtStake).orElse(0);
    }

    private static Optional<Feat> feat(Seat seat, int count, TableState table, Words words) {
        return count == 0 ? Optional.empty() : Optional.of(new Feat(SeatNames.of(words, table, seat), count));
    }

    private static Optional<Feat> larger(Optional<Feat> one, Optional<Feat> other) {
        return Stream.concat(one.stream(), other.stream())
                .reduce((first, second) -> second.count() > first.count() ? second : first);
    }
}
