package cantstop.simulation;

import cantstop.engine.Command;
import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What people at the tables of a party see, press and are answered.
final class Viewers {
    private final Chronicles chronicles;
    private final Lies lies;
    private final Seats seats;
    private final Consumer<Runnable> check;
    private long intents;

    /// People who have seen nothing.
    ///
    /// @param check runs a rule and keeps what it finds
    Viewers(Chronicles chronicles, Lies lies, Seats seats, Consumer<Runnable> check) {
        this.chronicles = chronicles;
        this.lies = lies;
        this.seats = seats;
        this.check = check;
    }

    /// How many different commands people have sent at their turns.
    long intents() {
        return intents;
    }

    /// A guest is shown a table from its beginning.
    ///
    /// @param before what it was shown of that table last; null where this program has shown nothing of it
    /// @param mayBranch whether its copy was damaged, so that it had to be set aside
    void shown(
            TableId table,
            List<LogEntry> entries,
            TableState state,
            boolean branched,
            boolean mayBranch,
            Screen.@Nullable Shown before) {
        check.accept(() -> {
            Chronicle chronicle = chronicles.of(table);
            boolean kept = before == null
                    || entries.size() >= before.sequence()
                            && entries.get(Math.toIntExact(before.sequence() - 1))
                                    .digest()
                                    .equals(before.digest());
            boolean hasReason = mayBranch || chronicles.mayDiffer(chronicle) && (before == null || !kept);
            if (branched && !hasReason) {
                throw new Violation("a guest's copy of " + table + " was set aside");
            }
            if (!kept && !branched) {
                throw new Violation("of " + before + " some is gone, and nobody was told");
            }
            copied(chronicle, entries.getLast(), state);
        });
    }

    /// A guest is shown one more event.
    void shown(LogEntry entry, TableState after) {
        check.accept(() -> copied(chronicles.of(after.id()), entry, after));
    }

    private void copied(Chronicle chronicle, LogEntry end, TableState state) {
        if (lies.has(end.digest())) {
            return;
        }
        Chronicle.Branch branch = chronicle.with(end.sequence(), end.digest());
        if (branch == null) {
            throw new Violation("a copy with an event at " + end.sequence() + " that no host has told");
        }
        branch.ledger().check(end.sequence(), end.digest(), state);
    }

    /// Somebody presses a button, for the first time or again.
    ///
    /// @param shown what is on their screen
    void pressed(Person person, TableId table, Command command, Screen.@Nullable Shown shown) {
        seats.pressed(person, table, command);
        if (command instanceof Command.Turn turn) {
            boolean isNew = false;
            for (Chronicle.Branch branch : chronicles.of(table).branches()) {
                boolean sees = shown == null || branch.ledger().has(shown.sequence(), shown.digest());
                isNew |= sees && branch.intents().add(person, table, turn);
            }
            intents += isNew ? 1 : 0;
        }
    }

    /// Somebody is told that their command is done.
    ///
    /// @param host by whom
    /// @param shown what is on their screen
    void accepted(
            Key host, Person person, TableId table, Command command, long sequence, Screen.@Nullable Shown shown) {
        check.accept(() -> {
            Chronicle chronicle = chronicles.of(table);
            chronicle.promise(host, sequence);
            Chronicle.Branch branch = chronicle.answered(host, shown).orElse(null);
            if (command instanceof Command.Turn turn
                    && branch != null
                    && sequence <= branch.ledger().size()) {
                branch.intents().accepted(person, branch.ledger(), turn, sequence);
            }
        });
    }
}
