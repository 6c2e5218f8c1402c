package cantstop.host.migration;

import cantstop.engine.Actor;
import cantstop.engine.Audit;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.Person;
import cantstop.engine.Refusal;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.host.environment.Journal;
import cantstop.host.table.EntryChunks;
import cantstop.host.table.TableView;
import cantstop.host.table.Tables;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Tables that go from one host to another: those that go on here, and those that went on elsewhere. Confined
/// to the host's thread.
public final class Adoptions {
    private final Tables tables;
    private final Journal journal;
    private final String hostKey;

    /// @param hostKey who leads what goes on here
    public Adoptions(Tables tables, Journal journal, String hostKey) {
        this.tables = tables;
        this.journal = journal;
        this.hostKey = hostKey;
    }

    /// Goes on with a table of another host from here, in a new epoch unless its log names this host already. What
    /// belongs to its last events and was lost happens first. The whole log and the beginning of the epoch are
    /// kept together, or neither is.
    ///
    /// @param log audited by the caller, and ours from now on
    /// @param done hears Accepted, or why not: where this host leads that table and anybody attends it, it is
    ///     left alone
    public void adopt(Log log, Consumer<Answer> done) {
        TableState state = log.state();
        if (!tables.isReplaceable(state.id())) {
            done.accept(new Answer.Declined(Answer.Reason.NOT_ALLOWED));
            return;
        }
        if (!tables.hasRoom()) {
            done.accept(new Answer.Declined(Answer.Reason.TOO_MANY_TABLES));
            return;
        }
        List<Event> first = new ArrayList<>(Audit.missing(log.events()));
        if (state.hostKey().equals(hostKey)) {
            goOn(log, first, done);
            return;
        }
        Command begin = new Command.BeginEpoch(state.epoch() + 1, hostKey);
        switch (Rules.decide(Rules.evolve(state, first), new Actor.Host(), begin, List.of())) {
            case Decision.Rejected(Refusal reason) -> done.accept(new Answer.Rejected(reason));
            case Decision.NeedsDice _ -> throw new IllegalStateException("an epoch needs no dice");
            case Decision.Accepted(List<Event> epoch) -> {
                first.addAll(epoch);
                goOn(log, first, done);
            }
        }
    }

    private void goOn(Log log, List<Event> events, Consumer<Answer> done) {
        // A player who hands a table over does so to leave it. One who stays all the same comes back at once.
        tables.adopt(log, events, Predecessor.of(log), (_, answer) -> done.accept(answer));
    }

    /// Another host leads a table that goes on here, too.
    public Continuation rival(String id, Person leader, List<HostAddress> addresses, Log theirs) {
        TableView table = tables.awake(id).orElse(null);
        if (table == null || !table.leads()) {
            return Continuation.YIELD;
        }
        Continuation answer = Continuation.of(table.log(), hostKey, theirs, leader.key());
        boolean hasGuests = table.attendees().all().stream()
                .anyMatch(session -> !session.key().equals(hostKey));
        boolean mayYield = !hasGuests && table.isQuiet();
        if (answer != Continuation.YIELD || !mayYield) {
            return answer == Continuation.YIELD ? Continuation.STAY : answer;
        }
        // What this host had becomes a branch in its journal. Should that fail it only learns of the other one again.
        journal.write(List.of(page(theirs)), _ -> {});
        tables.yieldTo(id, leader, addresses);
        return answer;
    }

    private static Journal.Page page(Log whole) {
        return new Journal.Page(whole.after(0).stream().map(EntryChunks::entry).toList(), whole.state());
    }
}
