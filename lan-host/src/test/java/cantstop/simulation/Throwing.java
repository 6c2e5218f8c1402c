package cantstop.simulation;

import cantstop.engine.identity.TableId;
import cantstop.host.environment.Dice;
import cantstop.host.environment.Journal;
import cantstop.host.environment.Workers;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
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

    /// A call there.
    void at(Point point) {
        if (point == next) {
            next = null;
            thrown = true;
            throw new IllegalStateException("planted: " + point);
        }
    }

    Dice dice(Dice dice) {
        return (count, fallen) -> {
            at(Point.DICE);
            dice.roll(count, fallen);
        };
    }

    Workers workers(Workers workers) {
        return new Workers() {
            @Override
            public <T> void work(Supplier<T> work, Consumer<T> done) {
                at(Point.BOT);
                workers.work(work, done);
            }
        };
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
