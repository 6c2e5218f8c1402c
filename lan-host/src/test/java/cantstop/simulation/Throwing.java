package cantstop.simulation;

import cantstop.engine.Board;
import cantstop.engine.bot.Bot;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.Dice;
import cantstop.host.environment.Journal;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// What a host needs, throwing an exception at it once where that is planted.
final class Throwing {
    private @Nullable Point next;
    private boolean thrown;

    /// Where it is thrown.
    enum Point {
        DICE,
        BOT,
        WRITE,
        READ,
        ENCODER
    }

    /// The next call there throws.
    void plant(Point point) {
        next = point;
    }

    /// All is well again.
    void heal() {
        next = null;
    }

    /// Whether anything was ever thrown, so that a table may have broken.
    boolean hasThrown() {
        return thrown;
    }

    /// A call there. No table may break for a bot that fails: the next weaker one plays for it.
    void at(Point point) {
        if (point == next) {
            next = null;
            thrown |= point != Point.BOT;
            throw new IllegalStateException("planted: " + point);
        }
    }

    Dice dice(Dice dice) {
        return (count, fallen) -> {
            at(Point.DICE);
            dice.roll(count, fallen);
        };
    }

    Optional<Bot> bot(Optional<Bot> bot) {
        return bot.map(Faltering::new);
    }

    /// A bot that may throw while it thinks.
    private final class Faltering implements Bot {
        private final Bot bot;

        private Faltering(Bot bot) {
            this.bot = bot;
        }

        @Override
        public int choose(Board board, long markers, long options, RandomGenerator random) {
            at(Point.BOT);
            return bot.choose(board, markers, options, random);
        }

        @Override
        public boolean rollsOn(Board board, long markers, RandomGenerator random) {
            at(Point.BOT);
            return bot.rollsOn(board, markers, random);
        }
    }

    Journal journal(Journal journal) {
        return new Journal() {
            @Override
            public void write(List<Page> pages, Consumer<Outcome> done) {
                at(Point.WRITE);
                journal.write(pages, done);
            }

            @Override
            public void read(TableId table, Consumer<Reading> done) {
                at(Point.READ);
                journal.read(table, done);
            }
        };
    }
}
