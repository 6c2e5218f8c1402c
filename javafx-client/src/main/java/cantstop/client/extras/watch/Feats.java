package cantstop.client.extras.watch;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
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
/// @param crash none before a player lost a step
/// @param looks of all who played, by their names
record Feats(List<Feat> wins, Optional<Feat> climb, Optional<Feat> crash, Map<String, Look> looks) {
    Feats {
        wins = List.copyOf(wins);
        looks = Map.copyOf(looks);
    }

    /// All who played and how many games they have won, the most first.
    List<Feat> ranking() {
        Stream<Feat> others = looks.keySet().stream()
                .filter(name -> wins.stream().noneMatch(won -> won.name().equals(name)))
                .sorted()
                .map(name -> new Feat(name, 0));
        return Stream.concat(wins.stream(), others).toList();
    }

    /// Somebody's, and how much: games or steps.
    record Feat(String name, int count) {}

    /// How a player looks.
    ///
    /// @param initials what stands on the piece
    record Look(Badge badge, String initials) {}

    /// The feats in these logs.
    static Feats of(List<? extends List<LogEntry>> logs, Words words) {
        Map<String, Integer> wins = new TreeMap<>();
        Optional<Feat> climb = Optional.empty();
        Optional<Feat> crash = Optional.empty();
        Map<String, Look> looks = new TreeMap<>();
        for (List<LogEntry> log : logs) {
            TableState state = Rules.unopened();
            for (LogEntry entry : log) {
                Optional<Feat> won = win(entry.event(), state, words);
                won.ifPresent(feat -> wins.merge(feat.name(), feat.count(), Integer::sum));
                climb = larger(climb, kept(entry.event(), state, words));
                crash = larger(crash, lost(entry.event(), state, words));
                state = Rules.evolve(state, entry.event());
            }
            players(state, words).forEach(look -> looks.put(look.badge().name().text(), look));
        }
        List<Feat> most = wins.entrySet().stream()
                .map(entry -> new Feat(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingInt(feat -> -feat.count()))
                .toList();
        return new Feats(most, climb, crash, looks);
    }

    private static Stream<Look> players(TableState table, Words words) {
        Map<Seat, Badge> sitting = SeatNames.looks(words, table.chairs());
        Map<Seat, String> initials = Initials.of(sitting);
        return table.game() == null
                ? Stream.empty()
                : sitting.entrySet().stream()
                        .map(entry -> new Look(entry.getValue(), initials.getOrDefault(entry.getKey(), "")));
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
