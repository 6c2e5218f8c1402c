package cantstop.engine.story;

import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Packed;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Counts event by event what a game's awards are given for. Confined to one caller.
final class AwardCounter {
    /// A single roll once is no habit.
    private static final int FEWEST_SINGLE_ROLLS = 2;

    private final Map<Seat, Integer> falls = new HashMap<>();
    private final Map<Seat, Integer> singles = new HashMap<>();
    private Optional<Awards.Award> climb = Optional.empty();
    private int rolls;

    /// Counts an event.
    ///
    /// @param before the table before the event
    void count(TableState before, Event event) {
        GameState game = before.game();
        switch (event) {
            case Event.Started _ -> {
                falls.clear();
                singles.clear();
                climb = Optional.empty();
                rolls = 0;
            }
            case Event.Rolled rolled when !rolled.bust() -> rolls++;
            case Event.Rolled rolled -> {
                if (game != null && Packed.onTop(game.markers()) != 0) {
                    falls.merge(rolled.seat(), 1, Integer::sum);
                }
                rolls = 0;
            }
            case Event.Stopped stopped -> {
                if (rolls == 1) {
                    singles.merge(stopped.seat(), 1, Integer::sum);
                }
                keep(stopped.seat(), game);
                rolls = 0;
            }
            case Event.PassedOver passed -> {
                if (passed.kept()) {
                    keep(passed.seat(), game);
                }
                rolls = 0;
            }
            default -> {}
        }
    }

    private void keep(Seat seat, @Nullable GameState game) {
        int steps = game == null ? 0 : game.stepsAtStake();
        if (steps > climb.map(Awards.Award::times).orElse(0)) {
            climb = Optional.of(new Awards.Award(seat, steps));
        }
    }

    Awards awards() {
        return new Awards(climb, most(falls, 1), most(singles, FEWEST_SINGLE_ROLLS));
    }

    /// The player who earned it most often; none if two did equally.
    private static Optional<Awards.Award> most(Map<Seat, Integer> times, int fewest) {
        List<Awards.Award> ranked = times.entrySet().stream()
                .map(entry -> new Awards.Award(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingInt((Awards.Award award) -> -award.times()))
                .toList();
        boolean tied =
                ranked.size() > 1 && ranked.get(0).times() == ranked.get(1).times();
        return tied
                ? Optional.empty()
                : ranked.stream().filter(award -> award.times() >= fewest).findFirst();
    }
}
