package cantstop.engine.story;

import cantstop.engine.Chair;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Packed;
import cantstop.engine.Player;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.odds.Odds;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What one player did in many games: counted from logs, without anybody's opinion. Immutable.
///
/// @param name what they were called last
/// @param games games played to their end, and
/// @param wins those of them that they won
/// @param turns turns that they ended, by a stop or by a bust
/// @param rolls how often they rolled in them
/// @param busts how many of those rolls were a bust, and
/// @param expected how many were to be expected, by the odds of each
/// @param fallen busts with a marker on a top
/// @param columns how often they won each column
public record Tally(
        String name,
        int games,
        int wins,
        int turns,
        int rolls,
        int busts,
        double expected,
        int fallen,
        Map<Column, Integer> columns) {
    static final Tally NOTHING = new Tally("", 0, 0, 0, 0, 0, 0, 0, Map.of());

    public Tally {
        columns = Collections.unmodifiableMap(new TreeMap<>(columns));
    }

    /// How often they roll before they stop or are bust: the greedier, the more.
    public double rollsPerTurn() {
        return turns == 0 ? 0 : (double) rolls / turns;
    }

    /// Who did what.
    ///
    /// @param logs tables' logs from their beginnings, the oldest first; none twice
    public static Map<Occupant, Tally> of(List<List<Event>> logs) {
        Map<Occupant, Tally> tallies = new LinkedHashMap<>();
        for (List<Event> log : logs) {
            TableState state = Rules.unopened();
            for (Event event : log) {
                TableState after = Rules.evolve(state, event);
                count(event, state, after, tallies);
                state = after;
            }
        }
        return Collections.unmodifiableMap(tallies);
    }

    private static void count(Event event, TableState before, TableState after, Map<Occupant, Tally> tallies) {
        GameState game = before.game();
        if (game == null) {
            return;
        }
        switch (event) {
            case Event.Rolled rolled -> {
                double risk = Odds.of(game.board(), game.markers()).bust();
                boolean top = Packed.onTop(game.markers()) != 0;
                add(before.chair(rolled.seat()), tallies, rolled.bust() ? bust(risk, top) : roll(risk));
            }
            case Event.Stopped stopped -> add(before.chair(stopped.seat()), tallies, stop(stopped.won()));
            case Event.PassedOver passed -> add(before.chair(passed.seat()), tallies, stop(passed.won()));
            case Event.Over(Seat winner)
            when winner != null -> {
                for (Player player : game.players()) {
                    add(after.chair(player.seat()), tallies, game(player.seat().equals(winner)));
                }
            }
            default -> {}
        }
    }

    /// Only what somebody did themselves counts, not what a bot did for them.
    private static void add(Chair chair, Map<Occupant, Tally> tallies, Tally more) {
        Occupant who = chair.occupant();
        if (who == null || chair.standIn() != null) {
            return;
        }
        String name = chair.badge() == null ? "" : chair.badge().name().text();
        tallies.merge(
                who,
                NOTHING.plus(more).named(name),
                (old, first) -> old.plus(more).named(name));
    }

    private static Tally roll(double risk) {
        return new Tally("", 0, 0, 0, 1, 0, risk, 0, Map.of());
    }

    private static Tally bust(double risk, boolean top) {
        return new Tally("", 0, 0, 1, 1, 1, risk, top ? 1 : 0, Map.of());
    }

    private static Tally stop(List<Column> won) {
        Map<Column, Integer> columns = new HashMap<>();
        won.forEach(column -> columns.put(column, 1));
        return new Tally("", 0, 0, 1, 0, 0, 0, 0, columns);
    }

    private static Tally game(boolean won) {
        return new Tally("", 1, won ? 1 : 0, 0, 0, 0, 0, 0, Map.of());
    }

    private Tally named(String other) {
        return new Tally(other, games, wins, turns, rolls, busts, expected, fallen, columns);
    }

    private Tally plus(Tally more) {
        Map<Column, Integer> both = new HashMap<>(columns);
        more.columns.forEach((column, times) -> both.merge(column, times, Integer::sum));
        return new Tally(
                name,
                games + more.games,
                wins + more.wins,
                turns + more.turns,
                rolls + more.rolls,
                busts + more.busts,
                expected + more.expected,
                fallen + more.fallen,
                both);
    }
}
