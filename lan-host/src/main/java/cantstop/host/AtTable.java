package cantstop.host;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.Seat;
import cantstop.host.admission.Permission;
import cantstop.host.migration.Gatherings;
import cantstop.host.session.Session;
import cantstop.host.table.Submission;
import cantstop.host.table.Table;
import cantstop.host.table.TableList;
import cantstop.host.table.Tables;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Takes what guests ask and say at their tables there. Confined to the host's thread.
final class AtTable {
    private final Tables tables;
    private final TableList list;
    private final Gatherings gatherings;
    private final Permission permission;

    AtTable(Tables tables, TableList list, Gatherings gatherings, Permission permission) {
        this.tables = tables;
        this.list = list;
        this.gatherings = gatherings;
        this.permission = permission;
    }

    /// Takes a guest's command to its table. It is always answered.
    void submit(Session session, ClientMessage.Submit submit) {
        touched(session);
        Table table = tables.awake(submit.table());
        Answer.Reason reason = refusal(session, table, submit);
        if (reason != null || table == null) {
            decline(session, submit.request(), reason == null ? Answer.Reason.NO_SUCH_TABLE : reason);
            return;
        }
        Person person = session.person(submit);
        if (submit.command() instanceof Command.Start) {
            table.admission().nextGame(person);
        }
        Runnable done = sendingAway(table, submit.command());
        table.submit(new Submission(new Actor.Guest(person), submit.command(), answer -> {
            if (answer instanceof Answer.Accepted) {
                done.run();
            }
            session.send(new HostMessage.Answered(submit.request(), answer));
        }));
    }

    /// What follows from a command beside its events: whoever is sent away must ask before they sit down again.
    private static Runnable sendingAway(Table table, Command command) {
        return command instanceof Command.Remove(Seat seat)
                        && table.log().state().chair(seat).occupant() instanceof Occupant.Human(Person person)
                ? () -> table.admission().sentAway(person.key())
                : () -> {};
    }

    private Answer.@Nullable Reason refusal(Session session, @Nullable Table table, ClientMessage.Submit submit) {
        if (gatherings.has(submit.table())) {
            return Answer.Reason.GATHERING;
        }
        if (table == null) {
            return isAsleep(session, submit.table()) ? Answer.Reason.NOT_ATTENDING : Answer.Reason.NO_SUCH_TABLE;
        }
        if (session.table() != table) {
            return Answer.Reason.NOT_ATTENDING;
        }
        if (table.isStopped()) {
            return Answer.Reason.STOPPED;
        }
        if (submit.epoch() != table.log().state().epoch()) {
            return Answer.Reason.OTHER_EPOCH;
        }
        if (submit.command() instanceof Command.SitDown && !table.admission().maySit(session.key())) {
            return Answer.Reason.KNOCK_FIRST;
        }
        return permission.refusal(submit.command(), table);
    }

    private boolean isAsleep(Session session, String id) {
        ClientMessage.Attend wanted = session.wanted();
        return list.contains(id) || (wanted != null && wanted.table().equals(id));
    }

    /// Takes what a guest says to its table. It is always answered.
    void speak(Session session, ClientMessage.Speak speak) {
        touched(session);
        Answer answer = attended(session, speak.table())
                .map(table -> table.talk().speak(session.person(speak), speak))
                .orElse(new Answer.Declined(Answer.Reason.NOT_ATTENDING));
        session.send(new HostMessage.Answered(speak.request(), answer));
    }

    /// Takes a guest's step of handing its table over.
    void handOver(Session session, ClientMessage.HandOver message) {
        attended(session, message.table()).ifPresent(table -> table.handOver().step(session, message.step()));
    }

    /// Shows the others what the roller's hand is over.
    void hover(Session session, ClientMessage.Hover hover) {
        touched(session);
        attended(session, hover.table()).ifPresent(table -> table.hover().over(session, hover.columns()));
    }

    /// Somebody wants something to be done about somebody who is not there.
    void suggest(Session session, ClientMessage.Suggest suggest) {
        touched(session);
        going(session, suggest.table())
                .ifPresent(table -> table.safely(
                        () -> table.presence().suggest(session.person(suggest), suggest.seat(), suggest.what())));
    }

    /// Somebody calls for the mover's attention.
    void nudge(Session session, ClientMessage.Nudge nudge) {
        touched(session);
        going(session, nudge.table()).ifPresent(table -> table.presence().nudge(session.person(nudge), nudge.seat()));
    }

    /// Somebody asks a table's owner for something; at a locked one also from outside.
    void knock(Session session, ClientMessage.Knock knock) {
        touched(session);
        Table table = tables.awake(knock.table());
        if (table != null && !table.isStopped()) {
            table.safely(() -> table.admission().knock(session, session.person(knock), knock));
        } else {
            session.send(new HostMessage.Replied(knock.table(), knock.errand(), false));
        }
    }

    /// Somebody asks for nothing any more.
    void withdraw(Session session, ClientMessage.Withdraw withdraw) {
        Table table = tables.awake(withdraw.table());
        if (table != null) {
            table.safely(() -> table.admission().withdraw(session.person(withdraw)));
        }
    }

    /// Somebody decides on somebody's asking.
    void reply(Session session, ClientMessage.Reply reply) {
        touched(session);
        going(session, reply.table())
                .ifPresent(table -> table.safely(
                        () -> table.admission().reply(session.person(reply), reply.to(), reply.granted())));
    }

    /// Somebody is there.
    void touched(Session session) {
        Table table = session.table();
        if (table != null) {
            table.safely(() -> table.presence().touched(session.key()));
        }
    }

    /// The table that a guest attends, where it speaks of that one.
    private static Optional<Table> attended(Session session, String id) {
        return Optional.ofNullable(session.table()).filter(table -> table.id().equals(id));
    }

    /// The same, where the table goes on.
    private static Optional<Table> going(Session session, String id) {
        return attended(session, id).filter(table -> !table.isStopped());
    }

    private static void decline(Session session, long request, Answer.Reason reason) {
        session.send(new HostMessage.Answered(request, new Answer.Declined(reason)));
    }
}
