package cantstop.tools.arena;

import cantstop.engine.Board;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Playout;
import cantstop.engine.bot.RuleSet;
import cantstop.engine.bot.Value;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// How daring a bot is, by how it stands: how many of its turns end in a bust where that leaves it so much of a
/// chance to win. One bot plays against others of one kind, on every seat as often.
///
/// @param value says how it stands
record Busts(RuleSet rules, Bot bot, Bot other, Value value, int games, long seed) {
    /// Where the next kind of standing begins, as a chance to win.
    private static final double[] BOUNDS = {0.05, 0.15, 0.4, 0.7};

    private static final int KINDS = BOUNDS.length + 1;

    /// The counts of some games: turns and busts by how the bot stood, and how many games had a long row of busts.
    static final class Count {
        /// The length of a long row of busts, which people remember.
        private static final int DROUGHT = 6;

        private final long[] turns = new long[KINDS];
        private final long[] busts = new long[KINDS];
        private int games;
        private int droughts;

        private Count plus(Count more) {
            Count sum = new Count();
            for (int kind = 0; kind < KINDS; kind++) {
                sum.turns[kind] = turns[kind] + more.turns[kind];
                sum.busts[kind] = busts[kind] + more.busts[kind];
            }
            sum.games = games + more.games;
            sum.droughts = droughts + more.droughts;
            return sum;
        }

        int games() {
            return games;
        }

        /// Games with a long row of busts.
        int droughts() {
            return droughts;
        }

        /// How often it lost a turn where it stood worst.
        long bustsFarBehind() {
            return busts[0];
        }

        /// The share of its turns that it lost, however it stood.
        double share() {
            return (double) Arrays.stream(busts).sum() / Arrays.stream(turns).sum();
        }

        @Override
        public String toString() {
            String kinds = IntStream.range(0, KINDS)
                    .mapToObj(kind -> String.format(
                            Locale.ROOT, "%.0f %% (%d)", 100.0 * busts[kind] / Math.max(1, turns[kind]), turns[kind]))
                    .collect(Collectors.joining(", "));
            return String.format(
                    Locale.ROOT,
                    "%.1f %% of all turns lost; where a bust leaves a chance below 5, 15, 40, 70, 100 %%: %s; "
                            + "%d or more in a row in %.1f %% of %d games",
                    100 * share(),
                    kinds,
                    DROUGHT,
                    100.0 * droughts / games,
                    games);
        }
    }

    /// Plays all games, on all cores.
    ///
    /// @param progress hears now and then how many are over
    Count count(IntConsumer progress) {
        AtomicInteger over = new AtomicInteger();
        return IntStream.range(0, games)
                .parallel()
                .mapToObj(game -> {
                    Count count = play(game);
                    progress.accept(over.incrementAndGet());
                    return count;
                })
                .reduce(new Count(), Count::plus);
    }

    private Count play(int game) {
        int seat = game % rules.players();
        Bot[] bots = new Bot[rules.players()];
        Arrays.fill(bots, other);
        bots[seat] = bot;
        Turns turns = new Turns(seat);
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + game / rules.players());
        new Playout(rules, bots, random, turns).play();
        turns.count.games = 1;
        turns.count.droughts = turns.longest >= Count.DROUGHT ? 1 : 0;
        return turns.count;
    }

    /// Watches the turns of one seat.
    private final class Turns implements Playout.Listener {
        private final int watched;
        private final Count count = new Count();
        private long squares;
        private int kind;
        private int row;
        private int longest;

        private Turns(int watched) {
            this.watched = watched;
        }

        @Override
        public void asks(int seat, Board board, long markers, long options) {
            if (seat == watched) {
                squares = board.own();
                kind = kind(value.told(board, value.chance(board, 1)));
                count.turns[kind]++;
            }
        }

        @Override
        public void ended(int seat, Board board) {
            if (seat == watched) {
                boolean bust = board.own() == squares;
                row = bust ? row + 1 : 0;
                longest = Math.max(longest, row);
                count.busts[kind] += bust ? 1 : 0;
            }
        }

        private static int kind(double chance) {
            int kind = 0;
            while (kind < BOUNDS.length && chance >= BOUNDS[kind]) {
                kind++;
            }
            return kind;
        }
    }
}
