package cantstop.client.fake;

import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.bot.Bots;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.OrganiserCommand;
import cantstop.protocol.RequestId;
import cantstop.protocol.Utterance;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.LinkListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A client half with a host in its pocket: one table, decided by the real rules, with dice that are set by hand.
public final class FakeGuest extends ScriptedHost implements Guest {
    public static final TableId TABLE = new TableId("0123456789abcdef0123456789abcdef");
    public static final Key HOST_KEY = new Key("f".repeat(64));

    public final List<Command> submitted = new ArrayList<>();
    public final List<Utterance> spoken = new ArrayList<>();
    public final List<List<Column>> hovered = new ArrayList<>();
    public final List<String> calls = new ArrayList<>();
    public final List<OrganiserCommand> orders = new ArrayList<>();
    public Optional<PlayerName> called = Optional.empty();

    private final Person me;
    private final FakeTable table;
    private RequestId last = new RequestId(0);
    private boolean silent;
    private boolean up;
    private boolean fails;
    private boolean locked;
    private @Nullable Answer next;

    public FakeGuest(Person me, ClientListener listener) {
        super(listener);
        this.me = me;
        table = new FakeTable(listener);
    }

    /// The next dice, in the order they will be needed.
    public FakeGuest dice(int... faces) {
        table.dice(faces);
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
        return table.log().state();
    }

    /// Somebody does something at the table.
    public void act(Actor actor, Command command) {
        table.decide(actor, command);
    }

    /// The guest is told of all this at once, as when it comes back to a table: nothing of it is seen to happen.
    public void atOnce(Runnable play) {
        table.atOnce(play);
    }

    /// The connection changes.
    public void becomes(Connection connection) {
        up = connection instanceof Connection.Connected;
        listener.connectionChanged(connection);
    }

    /// The host tells the whole table anew.
    public void tellsAgain() {
        table.attending(false);
    }

    /// The host turns out to have another game than this laptop: one without what came after so many events.
    public void branches(long kept) {
        table.begin(
                table.log().after(0).stream().limit(kept).map(LogEntry::event).toList());
        table.attending(true);
    }

    /// Opens a table for somebody else.
    public void opened(TableName name, Settings settings, Person opener, Badge badge) {
        table.begin(Rules.open(TABLE, name, settings, HOST_KEY, opener, badge));
    }

    /// Opens the table in whatever state these events lead to.
    public void attendAll(List<Event> events) {
        table.begin(events);
        table.attending(false);
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
    public void attend(TableId wanted) {
        calls.add("attend " + wanted);
        if (locked) {
            listener.answered(RequestId.ATTENDING, new Answer.Declined(Answer.Reason.KNOCK_FIRST));
        } else if (table.log().sequence() > 0) {
            table.attending(false);
        }
    }

    @Override
    public void say(Function<TableId, ClientMessage.OfTable> message) {
        say(message.apply(TABLE));
    }

    @Override
    public void say(ClientMessage.OfTable message) {
        if (message instanceof ClientMessage.Hover hover) {
            hovered.add(hover.columns());
        } else {
            calls.add(CallWords.of(message));
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
                table.attending(false);
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
            listener.answered(request, table.decide(actor, submit.command()));
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

    /// The last roll of a story is made by these laptops together; what it is made of is not looked at here.
    public FakeGuest throwsTogether(Key... keys) {
        table.throwsTogether(false, keys);
        return this;
    }

    /// The same, and the dice have not fallen yet.
    public FakeGuest shakesTogether(Key... keys) {
        table.throwsTogether(true, keys);
        return this;
    }
}
