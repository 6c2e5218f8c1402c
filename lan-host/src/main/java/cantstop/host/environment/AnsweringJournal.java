package cantstop.host.environment;

import cantstop.engine.identity.TableId;
import java.util.List;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A journal that answers even if the one behind it throws an exception: then the write has failed, or the log is
/// unreadable for now. A write without an answer would block all tables of the host.
final class AnsweringJournal implements Journal {
    private static final Logger LOG = LoggerFactory.getLogger(AnsweringJournal.class);

    private final Journal journal;

    AnsweringJournal(Journal journal) {
        this.journal = journal;
    }

    @Override
    public void write(List<Page> pages, Consumer<Outcome> done) {
        Once<Outcome> once = new Once<>(done);
        once.orIfItFails(() -> journal.write(pages, once), Outcome.failed(pages));
    }

    @Override
    public void read(TableId table, Consumer<Reading> done) {
        Once<Reading> once = new Once<>(done);
        once.orIfItFails(() -> journal.read(table, once), new Reading.Unreadable());
    }

    @Override
    public boolean hasRoom() {
        return journal.hasRoom();
    }

    /// Passes on the first answer only. An exception of the consumer is not caught.
    private static final class Once<T> implements Consumer<T> {
        private final Consumer<T> done;
        private boolean answered;

        Once(Consumer<T> done) {
            this.done = done;
        }

        @Override
        public void accept(T answer) {
            if (!answered) {
                answered = true;
                done.accept(answer);
            }
        }

        void orIfItFails(Runnable question, T answer) {
            try {
                question.run();
            } catch (RuntimeException e) {
                if (answered) {
                    throw e;
                }
                LOG.error("The journal does not answer", e);
                accept(answer);
            }
        }
    }
}
