package cantstop.host;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.Refusal;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The way to each table of this host. Confined to the host's thread.
final class Lobby {
    private static final int ID_BYTES = 16;

    private final Surroundings with;
    private final Nameplate nameplate;
    private final Permission permission;
    private final TableList list;
    private final Tables tables;
    private final Gatherings gatherings;

    Lobby(Surroundings with, Nameplate nameplate, Pace pace, Tally tally) {
        this.with = with;
        this.nameplate = nameplate;
        list = new TableList(with.timers());
        tables = new Tables(with, nameplate.key(), pace, list, tally);
        gatherings = new Gatherings(with, nameplate.key(), tables, list, this::adopt);
        permission = new Permission(with.bots());
    }

    /// Sends the list of tables, now and whenever it changes.
    void list(Session session) {
        list.show(session);
    }

    void forget(Session session) {
        list.forget(session);
    }

    /// How many tables are in memory.
    int awake() {
        return tables.awake().size();
    }

    /// Lists tables that the journal has kept.
    void recover(List<String> ids) {
        tables.list(ids);
    }

    /// Opens a table for a guest, who sits down at it and attends it.
    void open(Session session, ClientMessage.OpenTable wish) {
        if (!tables.hasRoom()) {
            decline(session, wish.request(), Answer.Reason.TOO_MANY_TABLES);
            return;
        }
        Person opener = new Person(session.key(), wish.profile());
        Table table = tables.make(newId(), new Log());
        List<Event> events = Rules.open(table.id(), wish.name(), wish.settings(), nameplate.key(), opener, wish.wish());
        Command sitting = new Command.SitDown(null, wish.wish());
        table.begin(
                events,
                new Submission(
                        new Actor.Guest(opener), sitting, answer -> opened(session, wish.request(), table, answer)));
    }

    private void opened(Session session, long request, Table table, Answer answer) {
        if (!(answer instanceof Answer.Accepted)) {
            tables.goes();
            session.send(new HostMessage.Answered(request, answer));
            return;
        }
        tables.stays(table);
        if (!session.isEnded()) {
            session.attends(table);
            table.attend(session, 0, table.log().digestAt(0));
            session.send(new HostMessage.Answered(request, new Answer.Opened(table.id())));
        }
    }

    /// Lets a guest attend a table, which may have to be read first. One that isn't here is said with the answer to
    /// request 0, since attending has no number of its own.
    void attend(Session session, ClientMessage.Attend wish) {
        if (gatherings.take(session, wish)) {
            return;
        }
        session.wants(wish);
        tables.find(wish.table(), sought -> {
            if (session.isEnded() || !wish.equals(session.wanted())) {
                return;
            }
            session.wants(null);
            switch (sought) {
                case Tables.Sought.NotHere(Answer.Reason reason) -> decline(session, 0, reason);
                case Tables.Sought.Here(Table table)
                when !table.door().lets(session.key()) -> decline(session, 0, Answer.Reason.KNOCK_FIRST);
                case Tables.Sought.Here(Table table) -> {
                    session.attends(table);
                    table.attend(session, wish.sequence(), wish.digest());
                }
            }
        });
    }

    /// Whether one more table can be opened.
    boolean hasRoom() {
        return tables.hasRoom();
    }

    /// Opens a table for people who wait for a seat, and seats them there.
    ///
    /// @param group two to four, of whom the first owns the table
    /// @param unseated hears of each who could not be seated
    void seat(List<WaitingRoom.Waiter> group, TableName name, Consumer<WaitingRoom.Waiter> unseated) {
        WaitingRoom.Waiter first = group.getFirst();
        Table table = tables.make(newId(), new Log());
        List<Event> events =
                Rules.open(table.id(), name, Settings.DEFAULT, nameplate.key(), first.person(), first.wish());
        table.begin(events, sitting(first, answer -> {
            if (answer instanceof Answer.Accepted) {
                tables.stays(table);
                place(first, table);
                group.stream()
                        .skip(1)
                        .forEach(other -> table.submit(sitting(other, sat -> {
                            if (sat instanceof Answer.Accepted) {
                                place(other, table);
                            } else {
                                unseated.accept(other);
                            }
                        })));
            } else {
                tables.goes();
                group.forEach(unseated);
            }
        }));
    }

    private static Submission sitting(WaitingRoom.Waiter waiter, Consumer<Answer> then) {
        return new Submission(new Actor.Guest(waiter.person()), new Command.SitDown(null, waiter.wish()), then);
    }

    private static void place(WaitingRoom.Waiter waiter, Table table) {
        Session session = waiter.session();
        // Whoever has gone to another table meanwhile stays there; the seat waits for them all the same.
        if (!session.isEnded() && session.table() == null) {
            session.send(new HostMessage.Placed(table.id()));
            session.attends(table);
            table.attend(session, 0, table.log().digestAt(0));
        }
    }

    /// Ends a table at this host, for as long as the host runs. Its log stays in the journal.
    ///
    /// @return whether there was one
    boolean close(String table) {
        boolean listed = list.contains(table);
        list.remove(table);
        return tables.close(table) || listed;
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
        Person person = new Person(session.key(), submit.profile());
        if (submit.command() instanceof Command.Start) {
            table.door().nextGame(person);
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
                ? () -> table.door().sentAway(person.key())
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
        if (submit.command() instanceof Command.SitDown && !table.door().maySit(session.key())) {
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
        Table table = session.table();
        if (table == null || !table.id().equals(speak.table())) {
            decline(session, speak.request(), Answer.Reason.NOT_ATTENDING);
            return;
        }
        Answer answer = table.speak(new Person(session.key(), speak.profile()), speak);
        session.send(new HostMessage.Answered(speak.request(), answer));
    }

    /// Takes a guest's step of handing its table over.
    void handOver(Session session, ClientMessage.HandOver message) {
        Table table = session.table();
        if (table != null && table.id().equals(message.table())) {
            table.handOver().step(session, message.step());
        }
    }

    /// Takes a part of a copy of a log.
    void part(Session session, ClientMessage.LogPart part) {
        gatherings.part(session, part);
    }

    /// Waits for the people of a table, to go on with it here.
    void gather(String id) {
        gatherings.begin(id);
    }

    /// Another host leads a table that goes on here, too.
    Continuation rival(String id, Person leader, List<HostAddress> addresses, Log theirs) {
        Table table = tables.awake(id);
        if (table == null || !table.leads()) {
            return Continuation.YIELD;
        }
        Continuation answer = Continuation.of(table.log(), nameplate.key(), theirs, leader.key());
        boolean hasGuests = table.attenders().all().stream()
                .anyMatch(session -> !session.key().equals(nameplate.key()));
        boolean mayYield = !hasGuests && table.isQuiet();
        if (answer != Continuation.YIELD || !mayYield) {
            return answer == Continuation.YIELD ? Continuation.STAY : answer;
        }
        // What this host had becomes a branch in its journal. Should that fail it only learns of the other one again.
        with.journal().write(List.of(page(theirs)), _ -> {});
        table.yieldTo(leader, addresses);
        return answer;
    }

    private static Journal.Page page(Log whole) {
        return new Journal.Page(whole.after(0).stream().map(EntryChunks::entry).toList(), whole.state());
    }

    void hover(Session session, ClientMessage.Hover hover) {
        touched(session);
        Table table = session.table();
        if (table != null && table.id().equals(hover.table())) {
            table.hover(session, hover.columns());
        }
    }

    /// Somebody wants something to be done about somebody who is not there.
    void suggest(Session session, ClientMessage.Suggest suggest) {
        touched(session);
        Table table = session.table();
        if (table != null && table.id().equals(suggest.table()) && !table.isStopped()) {
            Person by = new Person(session.key(), suggest.profile());
            table.safely(() -> table.absentees().suggest(by, suggest.seat(), suggest.what()));
        }
    }

    /// Somebody calls for the mover's attention.
    void nudge(Session session, ClientMessage.Nudge nudge) {
        touched(session);
        Table table = session.table();
        if (table != null && table.id().equals(nudge.table()) && !table.isStopped()) {
            table.absentees().nudge(new Person(session.key(), nudge.profile()), nudge.seat());
        }
    }

    /// Somebody asks a table's owner for something; at a locked one also from outside.
    void knock(Session session, ClientMessage.Knock knock) {
        touched(session);
        Table table = tables.awake(knock.table());
        if (table != null && !table.isStopped()) {
            Person person = new Person(session.key(), knock.profile());
            table.safely(() -> table.door().knock(session, person, knock));
        } else {
            session.send(new HostMessage.Replied(knock.table(), knock.errand(), false));
        }
    }

    void withdraw(Session session, ClientMessage.Withdraw withdraw) {
        Table table = tables.awake(withdraw.table());
        if (table != null) {
            table.safely(() -> table.door().withdraw(new Person(session.key(), withdraw.profile())));
        }
    }

    /// Somebody decides on somebody's asking.
    void reply(Session session, ClientMessage.Reply reply) {
        touched(session);
        Table table = session.table();
        if (table != null && table.id().equals(reply.table()) && !table.isStopped()) {
            Person by = new Person(session.key(), reply.profile());
            table.safely(() -> table.door().reply(by, reply.to(), reply.granted()));
        }
    }

    /// Somebody is there.
    void touched(Session session) {
        Table table = session.table();
        if (table != null) {
            table.safely(() -> table.absentees().touched(session.key()));
        }
    }

    /// Goes on with a table of another host from here, in a new epoch unless its log names this host already. The
    /// whole log and the beginning of the epoch are kept together, or neither is.
    ///
    /// @param log audited by the caller, and ours from now on
    /// @param done hears Accepted, or why not: where anybody attends that table here, it is left alone
    void adopt(Log log, Consumer<Answer> done) {
        TableState state = log.state();
        Table here = tables.awake(state.id());
        if (here != null && !here.isIdle()) {
            done.accept(new Answer.Declined(Answer.Reason.NOT_ALLOWED));
            return;
        }
        if (!tables.hasRoom()) {
            done.accept(new Answer.Declined(Answer.Reason.TOO_MANY_TABLES));
            return;
        }
        if (state.hostKey().equals(nameplate.key())) {
            goOn(log, List.of(), done);
            return;
        }
        Command begin = new Command.BeginEpoch(state.epoch() + 1, nameplate.key());
        switch (Rules.decide(state, new Actor.Host(), begin, List.of())) {
            case Decision.Rejected(Refusal reason) -> done.accept(new Answer.Rejected(reason));
            case Decision.NeedsDice _ -> throw new IllegalStateException("an epoch needs no dice");
            case Decision.Accepted(List<Event> events) -> goOn(log, events, done);
        }
    }

    private void goOn(Log log, List<Event> events, Consumer<Answer> done) {
        Command begin = new Command.BeginEpoch(log.state().epoch() + 1, nameplate.key());
        Table table = tables.make(log.state().id(), log);
        table.bringsItsLog();
        table.begin(events, Submission.ofHost(begin, answer -> adopted(table, answer, done)));
    }

    private void adopted(Table table, Answer answer, Consumer<Answer> done) {
        if (answer instanceof Answer.Accepted) {
            tables.stays(table);
        } else {
            tables.goes();
        }
        done.accept(answer);
    }

    /// The host is being ended: nothing happens by itself any more.
    void rest() {
        tables.awake().forEach(Table::rest);
        list.forgetAll();
    }

    /// All tables as they stand in the list.
    List<TableSummary> summaries() {
        return list.all();
    }

    private String newId() {
        byte[] id = new byte[ID_BYTES];
        with.random().nextBytes(id);
        return HexFormat.of().formatHex(id);
    }

    private static void decline(Session session, long request, Answer.Reason reason) {
        session.send(new HostMessage.Answered(request, new Answer.Declined(reason)));
    }
}
