package cantstop.host.migration;

import cantstop.engine.Actor;
import cantstop.engine.Audit;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.Refusal;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.engine.succession.Quorum;
import cantstop.engine.succession.SplitBrain;
import cantstop.host.environment.Journal;
import cantstop.host.table.TableView;
import cantstop.host.table.Tables;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.RivalWatch.Rival;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Tables that move from one host to another: to this host, or away from it. Confined to the host's thread.
public final class Takeovers {
    private final Tables tables;
    private final Journal journal;
    private final Key hostKey;

    /// @param hostKey who leads what goes on here
    public Takeovers(Tables tables, Journal journal, Key hostKey) {
        this.tables = tables;
        this.journal = journal;
        this.hostKey = hostKey;
    }

    /// Takes a table over. First appends what belongs to its last events and was lost. The whole log and the
    /// beginning of the epoch are kept together, or neither is.
    ///
    /// @param log audited by the caller, and ours from now on
    /// @param begin the epoch to begin; empty where this host leads that log already and can't have told more
    /// @param done gets Accepted, or why not: a table that this host leads and a guest attends is left alone
    public void adopt(Log log, Optional<Command.BeginEpoch> begin, Consumer<Answer> done) {
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
        if (begin.isEmpty()) {
            goOn(log, first, done);
            return;
        }
        switch (Rules.decide(Rules.evolve(state, first), new Actor.Host(), begin.get(), List.of())) {
            case Decision.Rejected(Refusal reason) -> done.accept(new Answer.Rejected(reason));
            case Decision.NeedsDice _ -> throw new IllegalStateException("an epoch needs no dice");
            case Decision.Accepted(List<Event> epoch) -> {
                first.addAll(epoch);
                goOn(log, first, done);
            }
        }
    }

    private void goOn(Log log, List<Event> events, Consumer<Answer> done) {
        // The player who hands a table over does so to leave it, and counts as gone. One who stays all the same comes
        // back at once.
        tables.adopt(log, events, Quorum.previousHost(log), (_, answer) -> done.accept(answer));
    }

    /// A table from which people with a seat are missing: they may have gone on elsewhere.
    public record Incomplete(TableState state, List<Person> missing) {
        public Incomplete {
            missing = List.copyOf(missing);
        }
    }

    /// The tables that this host leads, and from which people with a seat at another laptop are missing.
    public List<Incomplete> incomplete() {
        return tables.awake().stream()
                .filter(TableView::leads)
                .map(table -> new Incomplete(table.state(), missing(table)))
                .filter(table -> !table.missing().isEmpty())
                .toList();
    }

    /// The tables that this host leads and that a guest at another laptop attends.
    public Set<TableId> attended() {
        return tables.awake().stream()
                .filter(table -> table.leads() && hasGuests(table))
                .map(TableView::id)
                .collect(Collectors.toSet());
    }

    private boolean hasGuests(TableView table) {
        return table.attendees().all().stream()
                .anyMatch(session -> !session.key().equals(hostKey));
    }

    private List<Person> missing(TableView table) {
        return table.state().people().stream()
                .filter(person -> !person.key().equals(hostKey))
                .filter(person -> !table.attendees().isResponsive(person))
                .toList();
    }

    /// Compares this host's table with the log of another host that says it leads it, and yields if that host has the
    /// better claim. Guests who are connected here go along if the other host was elected; else this host stays.
    public SplitBrain judge(Rival rival) {
        Log theirs = rival.log();
        if (Audit.firstIllegal(theirs.events()).isPresent()) {
            return SplitBrain.STAY;
        }
        TableView table = tables.awake(theirs.state().id()).orElse(null);
        if (table == null) {
            // The table fell asleep meanwhile: a guest who comes with a longer log wakes it.
            return SplitBrain.STAY;
        }
        if (!table.leads()) {
            return SplitBrain.YIELD;
        }
        SplitBrain answer = SplitBrain.resolve(table.log(), hostKey, theirs, rival.hostKey());
        if (answer == SplitBrain.STOP) {
            tables.stop(theirs.state().id(), HostMessage.StopReason.COPIED);
            return answer;
        }
        boolean elected = SplitBrain.isElected(table.log(), theirs);
        // What is being read from the journal again would undo it: the rival is found again afterwards.
        boolean busy = !table.isQuiet() || table.hasFailed();
        if (answer == SplitBrain.YIELD && (hasGuests(table) && !elected || busy)) {
            return SplitBrain.STAY;
        }
        if (answer == SplitBrain.YIELD) {
            // The events that only this host has become a branch in its journal. If writing fails, it finds the rival
            // again.
            journal.write(List.of(page(theirs)), _ -> {});
            Person leader = theirs.state().personOf(rival.hostKey()).orElseGet(() -> new Person(rival.hostKey(), 0));
            tables.yieldTo(theirs.state().id(), leader, List.of(rival.address()));
        }
        return answer;
    }

    private static Journal.Page page(Log whole) {
        return new Journal.Page(
                whole.after(0).stream().map(HostMessage.Entry::of).toList(), whole.state());
    }
}
