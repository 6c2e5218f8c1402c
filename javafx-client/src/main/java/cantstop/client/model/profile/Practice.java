package cantstop.client.model.profile;

import cantstop.engine.BotLevel;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.bot.Bots;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// The last set-up of a practice game, and the bots that were beaten so far. Immutable.
///
/// @param bots the opponents, one to three
/// @param settings the rules
/// @param beaten the bots that were beaten in practice at least once
public record Practice(List<BotLevel> bots, Settings settings, Set<BotLevel> beaten) {
    /// As many bots as there are seats beside mine.
    public static final int MOST_BOTS = Seat.COUNT - 1;

    /// The first time: one friendly bot, with odds and a coach at hand.
    public static final Practice FIRST =
            new Practice(List.of(Bots.DREAMER), Settings.DEFAULT.withOdds(true).withCoach(true), Set.of());

    /// A set-up.
    ///
    /// @throws IllegalArgumentException for no bots, or more than there are seats for
    public Practice {
        bots = List.copyOf(bots);
        beaten = Set.copyOf(beaten);
        if (bots.isEmpty() || bots.size() > MOST_BOTS) {
            throw new IllegalArgumentException("can't practise against " + bots.size() + " bots");
        }
    }

    /// The next bot to try: the next stronger one that is not beaten, else the weakest that is not; empty if all are
    /// beaten.
    public Optional<BotLevel> next() {
        List<BotLevel> levels = Bots.levels();
        int strongest = bots.stream().mapToInt(levels::indexOf).max().orElse(-1);
        Predicate<BotLevel> open = level -> !beaten.contains(level);
        return levels.stream()
                .skip(strongest + 1L)
                .filter(open)
                .findFirst()
                .or(() -> levels.stream().filter(open).findFirst());
    }

    /// The set-up to offer: the last one, or the next bot if the last was a single bot that is beaten now.
    public Practice offered() {
        boolean done = bots.size() == 1 && beaten.contains(bots.getFirst());
        return done ? next().map(level -> against(List.of(level))).orElse(this) : this;
    }

    /// Against these bots, the rest as before.
    public Practice against(List<BotLevel> others) {
        return new Practice(others, settings.cappedFor(others.size() + 1), beaten);
    }

    /// By these rules, the rest as before.
    public Practice with(Settings others) {
        return new Practice(bots, others, beaten);
    }

    /// With ticks for these bots too.
    public Practice beating(List<BotLevel> more) {
        Set<BotLevel> all = new HashSet<>(beaten);
        all.addAll(more);
        return new Practice(bots, settings, all);
    }
}
