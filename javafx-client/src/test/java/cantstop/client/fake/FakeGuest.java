package cantstop.client.fake;

import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.bot.Bots;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.OrganiserCommand;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Utterance;
import cantstop.protocol.Watcher;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.DiceAlarm;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.Rollback;
import cantstop.protocol.client.Takeover;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A client half with a host in its pocket: one table, decided by the real rules, with dice that are set by hand.
public final class FakeGuest implements Guest {
    public static final TableId TABLE = new TableId("0123456789abcdef0123456789abcdef");
    public static final Key HOST_KEY = new Key("f".repeat(64));

    public final List<Command> submitted = new ArrayList<>();
    public final List<Utterance> spoken = new ArrayList<>();
    public final List<List<Column>> hovered = new ArrayList<>();
    public final List<String> calls = new ArrayList<>();
    public final List<OrganiserCommand> orders = new ArrayList<>();
    public Optional<PlayerName> called = Optional.empty();

    private final ClientListener listener;
    private final Person me;
    private final Deque<Integer> dice = new ArrayDeque<>();
    private Log log = new Log();
    private RequestId last = new RequestId(0);
    private boolean silent;
    private List<Key> together = List.of();
    private boolean shaking;
    private boolean up;
    private boolean fails;
    private boolean locked;
    private @Nullable Answer next;

    public FakeGuest(Person me, ClientListener listener) {
        this.me = me;
        this.listener = listener;
    }

    /// The next dice, in the order they will be needed.
    public FakeGuest dice(int... faces) {
        for (int face : faces) {
            dice.add(face);
        }
        return this;
    }

    /// From now on nothing is answered, as on a slow network.
    public FakeGuest silent(boolean nothing) {
        silent = nothing;
        return this;
    }

    /// Nobody will be found at the address.
    public FakeGuest failing() {
        fails = true;
        return this;
    }

    /// Whether the table's owner has to be asked before it is attended.
    public FakeGuest locked(boolean shut) {
        locked = shut;
        return this;
    }

    /// The next command is answered so, and not carried out.
    public FakeGuest answers(Answer answer) {
        next = answer;
        return this;
    }

    /// Bots take all seats that are free.
    public void fill() {
        Actor owner = new Actor.Guest(Objects.requireNonNull(table().owner()));
        Seat.all().stream()
                .filter(seat -> table().chair(seat).isEmpty())
                .forEach(seat -> act(
                        owner,
                        new Command.SeatBot(
                                seat,
                                Bots.RULE_OF_28,
                                new Badge(new PlayerName("Robo"), Colour.ORANGE, Shape.CIRCLE))));
    }

    public TableState table() {
        return log.state();
    }

    /// Somebody does something at the table.
    public void act(Actor actor, Command command) {
        decide(actor, command);
    }

    /// The connection changes.
    public void becomes(Connection connection) {
        up = connection instanceof Connection.Connected;
        listener.connectionChanged(connection);
    }

    /// The table that was to be attended can't be.
    public void declines(Answer.Reason reason) {
        listener.answered(RequestId.ATTENDING, new Answer.Declined(reason));
    }

    public void present(Person... people) {
        present(List.of(people), List.of());
    }

    /// The same, with some of them in browsers.
    ///
    /// @param browsers those of the people who came by a browser
    public void present(List<Person> people, List<Person> browsers) {
        listener.noticed(new HostMessage.Presence(TABLE, people, 0, browsers, List.of()));
    }

    /// These watch, as the owner is told.
    public void watch(Watcher... spectators) {
        listener.noticed(new HostMessage.Presence(TABLE, List.of(), spectators.length, List.of(), List.of(spectators)));
    }

    /// The host tells the whole table anew.
    public void tellsAgain() {
        listener.attending(TABLE, List.copyOf(log.after(0)), log.state(), false);
    }

    /// The host turns out to have another game than this laptop: one without what came after so many events.
    public void branches(long kept) {
        List<LogEntry> copy = List.copyOf(log.after(0));
        log = new Log();
        copy.stream().limit(kept).map(LogEntry::event).forEach(this::append);
        listener.attending(TABLE, List.copyOf(log.after(0)), log.state(), true);
    }

    public void notice(HostMessage.Notice notice) {
        listener.noticed(notice);
    }

    public void lists(TableSummary... tables) {
        listener.tablesListed(List.of(tables));
    }

    /// Opens a table for somebody else.
    public void opened(TableName name, Settings settings, Person opener, Badge badge) {
        log = new Log();
        Rules.open(TABLE, name, settings, HOST_KEY, opener, badge).forEach(this::append);
    }

    /// Opens the table in whatever state these events lead to.
    public void attendAll(List<Event> events) {
        log = new Log();
        events.forEach(this::append);
        attending();
    }

    private LogEntry append(Event event) {
        return log.append(event, event.toString().getBytes(StandardCharsets.UTF_8));
    }

    private void attending() {
        listener.attending(TABLE, List.copyOf(log.after(0)), log.state(), false);
    }

    @Override
    public void connect(HostAddress host, @Nullable Key pinnedKey) {
        calls.add("connect " + host);
        if (pinnedKey != null) {
            calls.add("pinned " + pinnedKey);
        }
        if (fails) {
            becomes(new Connection.Failed(host, LinkListener.LossReason.REFUSED));
        } else {
            String name = host.equals(FakeVisit.BENS_HOST) ? "Ben’s laptop" : "Anna’s laptop";
            becomes(new Connection.Connected(host, HOST_KEY, new HostMessage.Welcome(1, "test", name)));
        }
    }

    @Override
    public void retryNow() {
        calls.add("retryNow");
    }

    @Override
    public void disconnect() {
        calls.add("disconnect");
        up = false;
    }

    @Override
    public void introduce(PlayerName name) {
        called = Optional.of(name);
    }

    @Override
    public void listTables() {
        calls.add("listTables");
    }

    @Override
    public void attend(TableId table) {
        calls.add("attend " + table);
        if (locked) {
            listener.answered(RequestId.ATTENDING, new Answer.Declined(Answer.Reason.KNOCK_FIRST));
        } else if (log.sequence() > 0) {
            attending();
        }
    }

    @Override
    public void say(Function<TableId, ClientMessage.OfTable> message) {
        say(message.apply(TABLE));
    }

    @Override
    public void say(ClientMessage.OfTable message) {
        switch (message) {
            case ClientMessage.Hover hover -> hovered.add(hover.columns());
            case ClientMessage.Touched _ -> calls.add("touched");
            case ClientMessage.Suggest suggest ->
                calls.add("suggest " + suggest.seat().number() + " " + suggest.what());
            case ClientMessage.Nudge nudge -> calls.add("nudge " + nudge.seat().number());
            case ClientMessage.Reply reply ->
                calls.add("reply " + reply.to().key().hex().charAt(0) + " " + reply.granted());
            case ClientMessage.Knock knock -> {
                Seat seat = knock.seat();
                calls.add("knock " + knock.purpose() + (seat == null ? "" : " " + seat.number()));
            }
            case ClientMessage.SendAway away ->
                calls.add("sendAway " + away.whom().key().hex().charAt(0));
            case ClientMessage.Withdraw _ -> calls.add("withdraw");
            case ClientMessage.HandOver handOver -> calls.add("handOver " + handOver.step());
            case ClientMessage.ShowHand _ -> throw new IllegalArgumentException("the guest says that by itself");
            case ClientMessage.Submit _, ClientMessage.Speak _ -> throw new IllegalArgumentException("a request");
        }
    }

    @Override
    public RequestId ask(Function<RequestId, ClientMessage.Request> request) {
        asked(request.apply(nextRequest()));
        return last;
    }

    @Override
    public RequestId ask(Question question) {
        asked(question.about(nextRequest(), table()));
        return last;
    }

    private RequestId nextRequest() {
        last = new RequestId(last.number() + 1);
        return last;
    }

    private void asked(ClientMessage.Request request) {
        switch (request) {
            case ClientMessage.OpenTable open -> {
                opened(open.name(), open.settings(), me, open.wish());
                listener.answered(open.request(), new Answer.Opened(TABLE));
                attending();
                present(me);
            }
            case ClientMessage.Submit submit -> submitted(submit);
            case ClientMessage.Speak speak -> {
                spoken.add(speak.what());
                Person person = new Person(me.key(), speak.profile());
                Seat seat = table().seatOf(person).orElse(null);
                listener.noticed(new HostMessage.Spoken(TABLE, person, seat, speak.as(), speak.what()));
            }
            case ClientMessage.Organise organise -> orders.add(organise.order());
        }
    }

    private void submitted(ClientMessage.Submit submit) {
        submitted.add(submit.command());
        RequestId request = submit.request();
        if (!up) {
            listener.answered(request, new Answer.Declined(Answer.Reason.NOT_CONNECTED));
        } else if (next != null) {
            Answer answer = next;
            next = null;
            listener.answered(request, answer);
        } else if (!silent) {
            Actor actor = new Actor.Guest(new Person(me.key(), submit.profile()));
            listener.answered(request, decide(actor, submit.command()));
        }
    }

    @Override
    public void waitForSeat(int profile, Badge wish) {
        calls.add("wait as " + wish.name());
    }

    /// What was asked last is answered so.
    public void answersLast(Answer answer) {
        listener.answered(last, answer);
    }

    /// Somebody else says something.
    public void hears(HostMessage.Notice notice) {
        listener.noticed(notice);
    }

    @Override
    public void goOnAt(HostAddress address, Key hostKey) {
        calls.add("goOnAt " + address);
        becomes(new Connection.Connected(address, hostKey, new HostMessage.Welcome(1, "test", "Anna’s laptop")));
    }

    @Override
    public void hint(HostAddress address, Key hostKey) {
        calls.add("hint " + address);
    }

    @Override
    public void allowRollback() {
        calls.add("allowRollback");
    }

    /// Something is wrong with the throws.
    public void alarmed(DiceAlarm alarm) {
        listener.alarmed(alarm);
    }

    /// The host is gone, or there is one again.
    public void vacant(Optional<Takeover> vacancy) {
        listener.vacant(vacancy);
    }

    /// The host that gathers wants to go on without the end of the copy here.
    ///
    /// @param kept how much of that copy the host has; empty where the two differ before its end
    public void asksForRollback(Optional<Long> kept) {
        listener.rollbackAsked(Optional.of(new Rollback(kept)));
    }

    /// The last roll of a story is made by these laptops together; what it is made of is not looked at here.
    public FakeGuest throwsTogether(Key... keys) {
        together = List.of(keys);
        return this;
    }

    /// The same, and the dice have not fallen yet.
    public FakeGuest shakesTogether(Key... keys) {
        shaking = true;
        return throwsTogether(keys);
    }

    private Stream<Event> together(Event event) {
        if (together.isEmpty() || !(event instanceof Event.Rolled rolled)) {
            return Stream.of(event);
        }
        Bytes nothing = Bytes.of(new byte[32]);
        List<Event> all = new ArrayList<>();
        for (Key key : together) {
            all.add(new Event.HandOpened(new HandOpening(key, nothing, nothing, 1, 64, nothing)));
        }
        List<Integer> hands = IntStream.range(0, together.size()).boxed().toList();
        all.add(new Event.Throwing(1, rolled.seat(), rolled.by(), hands, nothing));
        if (shaking) {
            return all.stream();
        }
        all.add(new Event.Rolled(
                rolled.seat(),
                rolled.roll(),
                rolled.bust(),
                rolled.by(),
                Collections.nCopies(together.size() - 1, nothing)));
        return all.stream();
    }

    private Answer decide(Actor actor, Command command) {
        Decision decision = Rules.decide(log.state(), actor, command, List.of());
        if (decision instanceof Decision.NeedsDice(int count)) {
            List<Integer> faces = new ArrayList<>();
            for (int die = 0; die < count; die++) {
                faces.add(dice.isEmpty() ? die % 6 + 1 : dice.removeFirst());
            }
            decision = Rules.decide(log.state(), actor, command, faces);
        }
        return switch (decision) {
            case Decision.Accepted(List<Event> events) -> {
                events.stream().flatMap(this::together).forEach(event -> listener.happened(append(event), log.state()));
                yield new Answer.Accepted(log.sequence());
            }
            case Decision.Rejected(var reason) -> new Answer.Rejected(reason);
            case Decision.NeedsDice _ -> throw new IllegalStateException("still no dice");
        };
    }
}
