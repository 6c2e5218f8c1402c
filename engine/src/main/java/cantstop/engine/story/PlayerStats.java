package cantstop.engine.story;

import cantstop.engine.Chair;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Player;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

/// One player's statistics over many games, counted from logs.
///
/// @param name their latest name
/// @param parts one for each game, the oldest first
public record PlayerStats(String name, List<GameStats> parts) {
    public PlayerStats {
        parts = List.copyOf(parts);
    }

    /// The games played to their end, in order.
    public List<GameStats> course() {
        return parts.stream().filter(GameStats::over).toList();
    }

    public int games() {
        return count(GameStats::over);
    }

    public int wins() {
        return count(GameStats::won);
    }

    public int turns() {
        return sum(GameStats::turns);
    }

    public int rolls() {
        return sum(GameStats::rolls);
    }

    public int busts() {
        return sum(GameStats::busts);
    }

    /// How many busts the odds expected.
    public double expected() {
        return total(GameStats::expected);
    }

    /// Busts with a marker on a top.
    public int fallen() {
        return sum(GameStats::fallen);
    }

    /// Games with the Icarus award.
    public int icarus() {
        return count(GameStats::icarus);
    }

    /// Games with the chicken award.
    public int chicken() {
        return count(GameStats::chicken);
    }

    /// How often they won each column.
    public Map<Column, Integer> columns() {
        Map<Column, Integer> times = new TreeMap<>();
        parts.forEach(part -> part.columns().forEach(column -> times.merge(column, 1, Integer::sum)));
        return Collections.unmodifiableMap(times);
    }

    /// Rolls in a turn on average.
    public double rollsPerTurn() {
        return turns() == 0 ? 0 : (double) rolls() / turns();
    }

    private int count(Predicate<GameStats> which) {
        return (int) parts.stream().filter(which).count();
    }

    private int sum(ToIntFunction<GameStats> of) {
        return parts.stream().mapToInt(of).sum();
    }

    private double total(ToDoubleFunction<GameStats> of) {
        return parts.stream().mapToDouble(of).sum();
    }

    /// The statistics of all players and bots.
    ///
    /// @param logs tables' logs from their beginnings, the oldest first; none twice
    public static Map<Occupant, PlayerStats> of(List<List<Event>> logs) {
        Counting counting = new Counting();
        logs.forEach(counting::read);
        Map<Occupant, PlayerStats> tallies = new LinkedHashMap<>();
        counting.parts.forEach(
                (who, parts) -> tallies.put(who, new PlayerStats(counting.names.getOrDefault(who, ""), parts)));
        return Collections.unmodifiableMap(tallies);
    }

    /// Counts the games of all players.
    private static final class Counting {
        private final Map<Occupant, List<GameStats>> parts = new LinkedHashMap<>();
        private final Map<Occupant, String> names = new LinkedHashMap<>();
        private final Map<Playing, GameStatsCounter> running = new LinkedHashMap<>();

        /// A seat may change hands in the middle of a game, and two bots may be of the same strength.
        private record Playing(Seat seat, Occupant who) {}

        void read(List<Event> log) {
            AwardCounter awards = new AwardCounter();
            TableState state = Rules.unopened();
            for (Event event : log) {
                TableState after = Rules.evolve(state, event);
                awards.count(state, event);
                count(event, state, after, awards);
                state = after;
            }
            put();
        }

        private void count(Event event, TableState before, TableState after, AwardCounter awards) {
            if (event instanceof Event.Started) {
                put();
            }
            GameState game = before.game();
            if (game == null) {
                return;
            }
            switch (event) {
                case Event.Rolled rolled -> add(before.chair(rolled.seat()), part -> part.roll(game, rolled.bust()));
                case Event.Stopped stopped -> add(before.chair(stopped.seat()), part -> part.stop(stopped.won()));
                case Event.PassedOver passed -> add(before.chair(passed.seat()), part -> part.stop(passed.won()));
                case Event.Over(Seat winner)
                when winner != null -> {
                    for (Player player : game.players()) {
                        over(after.chair(player.seat()), player.seat().equals(winner), awards.awards());
                    }
                }
                default -> {}
            }
        }

        private void over(Chair chair, boolean won, Awards awards) {
            add(chair, part -> part.over(won, isFor(chair, awards.icarus()), isFor(chair, awards.chicken())));
        }

        private static boolean isFor(Chair chair, Optional<Awards.Award> award) {
            return award.filter(given -> given.seat().equals(chair.seat())).isPresent();
        }

        /// What a stand-in bot did is not counted for the person.
        private void add(Chair chair, Consumer<GameStatsCounter> more) {
            Occupant who = chair.occupant();
            if (who == null || chair.standIn() != null) {
                return;
            }
            names.put(who, chair.badge() == null ? "" : chair.badge().name().text());
            more.accept(running.computeIfAbsent(new Playing(chair.seat(), who), first -> new GameStatsCounter()));
        }

        private void put() {
            running.forEach((playing, part) -> parts.computeIfAbsent(playing.who(), first -> new ArrayList<>())
                    .add(part.part()));
            running.clear();
        }
    }
}
