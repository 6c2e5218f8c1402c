package cantstop.host;

import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// A disk that can't be read or written for a while, below a journal that keeps what it has.
public final class FailingDisk implements Journal {
    public boolean reads = true;
    public boolean writes = true;
    private final Supplier<Journal> kept;

    FailingDisk(Supplier<Journal> kept) {
        this.kept = kept;
    }

    @Override
    public void write(List<Page> pages, Consumer<Outcome> done) {
        if (writes) {
            kept.get().write(pages, done);
        } else {
            done.accept(Outcome.failed(pages));
        }
    }

    @Override
    public void read(TableId table, Consumer<Reading> done) {
        if (reads) {
            kept.get().read(table, done);
        } else {
            done.accept(new Reading.Unreadable());
        }
    }
}
