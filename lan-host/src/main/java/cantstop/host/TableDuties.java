package cantstop.host;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.host.admission.Admission;
import cantstop.host.admission.Permission;
import cantstop.host.duty.BotSeats;
import cantstop.host.duty.HoverRelay;
import cantstop.host.duty.NextOwner;
import cantstop.host.duty.PlayerPresence;
import cantstop.host.duty.StartThrows;
import cantstop.host.duty.TalkRelay;
import cantstop.host.duty.TurnTimer;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.Pace;
import cantstop.host.hand.OwnHand;
import cantstop.host.hand.SharedThrows;
import cantstop.host.migration.PeerAddresses;
import cantstop.host.migration.PlannedHandOver;
import cantstop.host.session.Session;
import cantstop.host.table.Duty;
import cantstop.host.table.Submission;
import cantstop.host.table.TableView;
import cantstop.host.table.TableWiring;
import cantstop.host.table.Throwers;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Wires one table: makes its duties, and hands each message about the table to the one that it is for. The
/// table calls all of it inside its own fault barrier. Confined to the host's thread.
final class TableDuties implements TableWiring {
    private final TableView table;
    private final Permission permission;
    private final PlannedHandOver handOver;
    private final TalkRelay talk;
    private final HoverRelay hover;
    private final PlayerPresence presence;
    private final Admission admission;
    private final OwnHand hand;
    private final SharedThrows shared;
    private final List<Duty> duties;

    TableDuties(TableView table, HostEnvironment environment, Pace pace, Key hostKey) {
        this.table = table;
        permission = new Permission(environment.bots());
        handOver = new PlannedHandOver(table, hostKey, environment.signer());
        talk = new TalkRelay(table);
        hover = new HoverRelay(table);
        presence = new PlayerPresence(table);
        admission = new Admission(table);
        hand = new OwnHand(table, environment.signer(), environment.random());
        shared = new SharedThrows(table);
        duties = List.of(
                new PeerAddresses(table),
                handOver,
                talk,
                hover,
                presence,
                admission,
                new NextOwner(table, presence),
                new TurnTimer(table),
                new StartThrows(table, pace.startThrow()),
                shared,
                new BotSeats(table, environment, pace));
    }

    @Override
    public List<Duty> duties() {
        return duties;
    }

    @Override
    public Throwers throwers() {
        return hand.throwers();
    }

    @Override
    public Command completed(Command command) {
        return command instanceof Command.BeginEpoch begin ? handOver.elected(begin) : command;
    }

    @Override
    public boolean admits(Key key) {
        return admission.mayAttend(key);
    }

    @Override
    public void leftBefore(Key key) {
        presence.left(key);
    }

    @Override
    public void yielded(Person successor, List<HostAddress> addresses) {
        handOver.yielded(successor, addresses);
    }

    @Override
    public void handle(Session from, ClientMessage.OfTable message) {
        boolean attends = table.attendees().contains(from);
        switch (message) {
            case ClientMessage.Submit submit -> submit(from, submit);
            case ClientMessage.Speak speak ->
                from.send(new HostMessage.Answered(
                        speak.request(),
                        attends
                                ? talk.speak(from.person(speak), speak)
                                : new Answer.Declined(Answer.Reason.NOT_ATTENDING)));
            case ClientMessage.Knock knock
            when table.isStopped() || !from.allowances().knock() ->
                from.send(new HostMessage.Replied(knock.table(), knock.purpose(), false));
            case ClientMessage.Knock knock -> admission.knock(from, from.person(knock), knock);
            case ClientMessage.Withdraw withdraw -> admission.withdraw(from.person(withdraw));
            case ClientMessage.HandOver step -> {
                if (attends) {
                    handOver.step(from, step.step());
                }
            }
            case ClientMessage.WhileAttending said -> {
                if (attends && !table.isStopped()) {
                    heed(from, said);
                }
            }
        }
    }

    private void heed(Session from, ClientMessage.WhileAttending message) {
        switch (message) {
            case ClientMessage.Hover over -> hover.over(from, over.columns());
            case ClientMessage.OfPresence about -> presence.heed(from.person(about), about);
            case ClientMessage.Reply reply -> admission.reply(from.person(reply), reply.to(), reply.granted());
            case ClientMessage.SendAway away -> admission.sendAway(from.person(away), away.whom());
            case ClientMessage.ShowHand show -> shared.show(from, show);
            case ClientMessage.Touched _ -> {
                // Its arrival is all that counts.
            }
        }
    }

    /// Takes a guest's command. It is always answered.
    private void submit(Session from, ClientMessage.Submit submit) {
        Answer.Reason refusal = refusal(from, submit);
        if (refusal != null) {
            from.send(new HostMessage.Answered(submit.request(), new Answer.Declined(refusal)));
            return;
        }
        Person person = from.person(submit);
        if (submit.command() instanceof Command.Start) {
            admission.nextGame(person);
        }
        Runnable done = afterRemoval(submit.command());
        table.submit(new Submission(new Actor.Guest(person), submit.command(), answer -> {
            if (answer instanceof Answer.Accepted) {
                done.run();
            }
            from.send(new HostMessage.Answered(submit.request(), answer));
        }));
    }

    /// Runs after a command was accepted: a player who was removed must knock before they sit down again.
    private Runnable afterRemoval(Command command) {
        return command instanceof Command.Remove(Seat seat, Occupant whom)
                        && (whom == null ? table.state().chair(seat).occupant() : whom)
                                instanceof Occupant.Human(Person person)
                ? () -> admission.sentAway(person.key())
                : () -> {};
    }

    /// Whether a command changes the table rather than the game: the rules do not limit how many of these a guest may
    /// give, so a rate limit must.
    private static boolean isRateLimited(Command command) {
        return command instanceof Command.OfTable
                && !(command instanceof Command.ComeBack || command instanceof Command.LetBotPlay);
    }

    private Answer.@Nullable Reason refusal(Session from, ClientMessage.Submit submit) {
        if (!table.attendees().contains(from)) {
            return Answer.Reason.NOT_ATTENDING;
        }
        if (table.isStopped()) {
            return Answer.Reason.STOPPED;
        }
        if (!submit.epoch().equals(table.state().epoch())) {
            return Answer.Reason.OTHER_EPOCH;
        }
        if (isRateLimited(submit.command()) && !from.allowances().arrange()) {
            return Answer.Reason.TOO_MANY_COMMANDS;
        }
        if (submit.command() instanceof Command.SitDown && !admission.maySit(from.key())) {
            return Answer.Reason.KNOCK_FIRST;
        }
        if (submit.command() instanceof Command.SitDown && admission.refusesBrowser(from)) {
            return Answer.Reason.NO_BROWSERS;
        }
        return permission.refusal(submit.command(), table);
    }
}
