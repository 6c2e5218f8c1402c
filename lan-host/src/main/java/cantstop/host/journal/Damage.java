package cantstop.host.journal;

import cantstop.engine.TableName;
import cantstop.engine.identity.TableId;
import java.nio.file.Path;

/// A report of what a file of logs has lost or can't read, and where the rest is kept.
public sealed interface Damage {
    /// The file was damaged, and a new one took its place.
    ///
    /// @param aside where the damaged file is now
    /// @param whole how many logs were saved to their end
    /// @param cut how many were saved to their last good event, or not at all as far as is known
    record OfFile(Path file, Path aside, int whole, int cut) implements Damage {
        @Override
        public String toString() {
            return "%s was damaged and lies in %s now; %d tables were saved whole and %d in part"
                    .formatted(file, aside, whole, cut);
        }
    }

    /// One table's log was not good to its end. It goes on from its last good event; the rest is a branch.
    ///
    /// @param good how many of its events were good
    /// @param events how many it had
    record OfTable(TableId table, TableName name, long good, long events) implements Damage {
        @Override
        public String toString() {
            return "the table \"%s\" was damaged: it goes on from event %d of %d".formatted(name.text(), good, events);
        }
    }

    /// Nothing is lost: a later version of this program went on with the table. Its log stays as it is.
    ///
    /// @param known how many of its events this version can read
    record OfLaterVersion(TableId table, TableName name, long known) implements Damage {
        @Override
        public String toString() {
            return "a later version of this program went on with the table \"%s\" after event %d: it is left as it is,"
                            .formatted(name.text(), known)
                    + " and that version can go on with it";
        }
    }
}
