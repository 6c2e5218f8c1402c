package cantstop.host.migration;

import cantstop.engine.Candidacy;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Election;
import cantstop.engine.Elections;
import cantstop.engine.TableState;
import cantstop.engine.Vote;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.host.session.Session;
import cantstop.host.table.Duty;
import cantstop.host.table.Submission;
import cantstop.host.table.TableView;
import cantstop.protocol.Answer;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.SuccessionStage;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Hands a table over while its host still runs. The host names a successor, which opens a host. All seated and
/// connected guests try to reach it. When all have, or the others were waived, the epoch goes into the log as the last
/// event of this host. Confined to the host's thread.
public final class PlannedHandOver implements Duty {
    private final TableView table;
    private final Key hostKey;
    private final HandSigner signer;
    private final Set<Key> reached = new HashSet<>();
    private final Set<Key> failed = new HashSet<>();
    private @Nullable Person successor;
    private SuccessionStage stage = SuccessionStage.CALLED_OFF;
    private List<HostAddress> addresses = List.of();
    private boolean beginning;
    private HostMessage.@Nullable Succession told;

    /// @param signer signs the vote with which this host lets the other one lead
    public PlannedHandOver(TableView table, Key hostKey, HandSigner signer) {
        this.table = table;
        this.hostKey = hostKey;
        this.signer = signer;
    }

    /// Takes a guest's step; ignores one that isn't theirs or comes too late.
    public void step(Session session, HandOverStep step) {
        switch (step) {
            case HandOverStep.NameSuccessor(Person named) -> name(session, named);
            case HandOverStep.Listening(List<HostAddress> where) -> listening(session, where);
            case HandOverStep.Reached(boolean success) -> reached(session, success);
            case HandOverStep.Waive _ -> waive(session);
            case HandOverStep.CallOff _ -> callOff(session);
        }
    }

    @Override
    public void tableChanged() {
        if (!isUnderWay() || beginning) {
            return;
        }
        if (successor == null || !table.attendees().has(successor)) {
            end();
            return;
        }
        announce();
        if (stage == SuccessionStage.LISTENING
                && those(key -> !reached.contains(key)).isEmpty()) {
            begin();
        }
    }

    @Override
    public void tellNewcomer(Session newcomer) {
        if (told != null && told.stage() != SuccessionStage.CALLED_OFF) {
            newcomer.send(told);
        }
    }

    /// This host has yielded: sends the guests to the other one.
    public void yielded(Person other, List<HostAddress> where) {
        successor = other;
        addresses = where;
        stage = SuccessionStage.DONE;
        announce();
    }

    private void name(Session session, Person named) {
        boolean possible = mayDecide(session)
                && table.leads()
                && !beginning
                && !named.key().equals(hostKey)
                && state().people().contains(named)
                && table.attendees().hasLaptopOf(named);
        if (!possible) {
            refuse(session, named);
            return;
        }
        reached.clear();
        failed.clear();
        addresses = List.of();
        successor = named;
        stage = SuccessionStage.NAMED;
        announce();
    }

    /// Tells the guest who asked that it is called off, unless another hand-over is under way, of which they are told
    /// anyway.
    private void refuse(Session session, Person named) {
        if (!isUnderWay()) {
            session.send(new HostMessage.Succession(
                    table.id(), named, SuccessionStage.CALLED_OFF, List.of(), List.of(), List.of(), List.of()));
        }
    }

    private void listening(Session session, List<HostAddress> where) {
        if (stage == SuccessionStage.NAMED && isSuccessor(session)) {
            addresses = where;
            stage = SuccessionStage.LISTENING;
            tableChanged();
        }
    }

    private void reached(Session session, boolean success) {
        if (stage == SuccessionStage.LISTENING) {
            (success ? reached : failed).add(session.key());
            (success ? failed : reached).remove(session.key());
            tableChanged();
        }
    }

    private void waive(Session session) {
        if (stage == SuccessionStage.LISTENING && mayDecide(session) && !beginning) {
            begin();
        }
    }

    private void callOff(Session session) {
        if (isUnderWay() && !beginning && (mayDecide(session) || isSuccessor(session))) {
            end();
        }
    }

    private void end() {
        stage = SuccessionStage.CALLED_OFF;
        announce();
    }

    /// Begins the epoch, which is this host's last event. If it can't be written, the table stops and no guest has
    /// been sent it.
    private void begin() {
        if (successor == null) {
            throw new IllegalStateException("no successor to hand over to");
        }
        beginning = true;
        Command.BeginEpoch epoch = new Command.BeginEpoch(state().epoch().next(), successor.key());
        table.submit(Submission.ofHost(epoch, answer -> {
            beginning = false;
            if (answer instanceof Answer.Accepted) {
                stage = SuccessionStage.DONE;
                announce();
            }
        }));
    }

    /// An epoch as it begins now: with this host's vote for the other one, where votes are needed.
    public Command.BeginEpoch elected(Command.BeginEpoch begin) {
        if (!Elections.areNeeded(state())) {
            return begin;
        }
        Digest after = table.log().digest();
        Vote vote = Vote.cast(signer, new Candidacy(table.id(), begin.epoch(), begin.hostKey(), after));
        return new Command.BeginEpoch(begin.epoch(), begin.hostKey(), new Election(after, List.of(vote)));
    }

    private void announce() {
        if (successor == null) {
            return;
        }
        HostMessage.Succession now = new HostMessage.Succession(
                table.id(),
                successor,
                stage,
                addresses,
                those(reached::contains),
                those(key -> !reached.contains(key) && !failed.contains(key)),
                those(failed::contains));
        if (!now.equals(told)) {
            told = now;
            table.attendees().send(now);
        }
    }

    /// Those with a seat and a connection who have to reach the successor and match the test.
    private List<Person> those(Predicate<Key> test) {
        return state().people().stream()
                .filter(person -> successor == null || !person.key().equals(successor.key()))
                .filter(table.attendees()::has)
                .filter(person -> test.test(person.key()))
                .toList();
    }

    private boolean isUnderWay() {
        return stage == SuccessionStage.NAMED || stage == SuccessionStage.LISTENING;
    }

    private boolean isSuccessor(Session session) {
        return successor != null && successor.key().equals(session.key());
    }

    /// The owner's laptop, and the one that the host itself runs on.
    private boolean mayDecide(Session session) {
        Person owner = state().owner();
        return session.key().equals(hostKey) || owner != null && owner.key().equals(session.key());
    }

    private TableState state() {
        return table.state();
    }
}
