package cantstop.host;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.PlayerName;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.host.session.GuestLink;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.OrganiserCommand;
import cantstop.protocol.RequestId;
import cantstop.protocol.Utterance;
import cantstop.protocol.VersionRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A guest at the other end of a link in memory. It remembers all it hears and folds the log, checking every
/// sequence and digest on the way.
public final class TestGuest implements GuestLink {
    private final HostCore core;
    private final Key key;
    private final Function<byte[], Event> decoder;
    private final List<HostMessage> heard = new ArrayList<>();
    private Log replica = new Log();
    private TableId table = new TableId("0".repeat(32));
    private long requests;
    private boolean closed;
    private boolean browser;
    private String from = "";
    private @Nullable Class<? extends HostMessage> failsOn;

    public TestGuest(HostCore core, Key key, Function<byte[], Event> decoder) {
        this.core = core;
        this.key = key;
        this.decoder = decoder;
    }

    @Override
    public void send(HostMessage message) {
        assertThat(closed).as("nothing is sent on a closed link").isFalse();
        if (failsOn != null && failsOn.isInstance(message)) {
            throw new IllegalStateException("a fault at the host");
        }
        heard.add(message);
        if (message instanceof HostMessage.Attending attending) {
            table = attending.table();
            replica = attending.from() == 0 ? new Log() : replica;
        } else if (message instanceof HostMessage.Entries entries) {
            entries.entries().forEach(this::fold);
        }
    }

    private void fold(HostMessage.Entry entry) {
        byte[] bytes = entry.event().toArray();
        assertThat(entry.sequence()).isEqualTo(replica.sequence() + 1);
        assertThat(replica.append(decoder.apply(bytes), bytes).digest()).isEqualTo(entry.digest());
    }

    /// Whatever tells it this, fails.
    public void failsOn(Class<? extends HostMessage> message) {
        failsOn = message;
    }

    /// The address that it says it comes from.
    public TestGuest at(String address) {
        from = address;
        return this;
    }

    @Override
    public String from() {
        return from;
    }

    @Override
    public void close() {
        closed = true;
    }

    public void says(ClientMessage message) {
        core.received(this, message);
    }

    /// From now on it comes without TLS.
    public TestGuest inABrowser() {
        browser = true;
        return this;
    }

    @Override
    public boolean isBrowser() {
        return browser;
    }

    public TestGuest hello() {
        core.connected(this, key);
        says(new ClientMessage.Hello(VersionRange.OURS, "test"));
        return this;
    }

    public TestGuest opens(Settings settings) {
        says(new ClientMessage.OpenTable(nextRequest(), new TableName("Round one"), settings, 0, badge("Opener")));
        return this;
    }

    public TestGuest attends(TableId id) {
        says(new ClientMessage.Attend(id, 0, cantstop.engine.Digest.EMPTY));
        return this;
    }

    /// Comes to another run of the host with the log that it has.
    public TestGuest comesBackTo(Party party) {
        TestGuest back = party.stranger(key.hex().charAt(0));
        back.replica = replica;
        back.table = table;
        back.hello();
        back.says(new ClientMessage.Attend(table, replica.sequence(), replica.digest()));
        return back;
    }

    public TestGuest sits() {
        assertThat(asks(new Command.SitDown(null, badge("Guest")))).isInstanceOf(Answer.Accepted.class);
        return this;
    }

    public static Badge badge(String name) {
        return new Badge(new PlayerName(name), Colour.BLUE, Shape.CIRCLE);
    }

    /// Asks something and doesn't wait for the answer.
    ///
    /// @return the number of the request
    public RequestId submits(int profile, Command command) {
        says(new ClientMessage.Submit(nextRequest(), table, replica.state().epoch(), profile, command));
        return new RequestId(requests);
    }

    /// Asks something that is answered at once.
    public Answer asks(Command command) {
        return asks(0, command);
    }

    public Answer asks(int profile, Command command) {
        return answerTo(submits(profile, command)).orElseThrow();
    }

    /// Says something that is answered at once.
    public Answer speaks(Utterance what) {
        return speaksAs("Somebody", what);
    }

    public Answer speaksAs(String name, Utterance what) {
        says(new ClientMessage.Speak(nextRequest(), table, 0, new PlayerName(name), what));
        return answerTo(new RequestId(requests)).orElseThrow();
    }

    /// Asks something of the host that is answered at once.
    public Answer orders(OrganiserCommand order) {
        says(new ClientMessage.Organise(nextRequest(), order));
        return answerTo(new RequestId(requests)).orElseThrow();
    }

    public Answer moves(TurnMove move) {
        return asks(turn(move));
    }

    public Command.Turn turn(TurnMove move) {
        return new Command.Turn(state().sequence(), move);
    }

    public static TurnMove.RollDice roll() {
        return new TurnMove.RollDice();
    }

    public static TurnMove.Stop stop() {
        return new TurnMove.Stop();
    }

    public static TurnMove.Choose choose(Integer... columns) {
        return new TurnMove.Choose(Arrays.stream(columns).map(Column::of).toList());
    }

    /// The answer to a request; there is never more than one.
    public Optional<Answer> answerTo(RequestId request) {
        List<Answer> answers = heard(HostMessage.Answered.class).stream()
                .filter(answered -> answered.request().equals(request))
                .map(HostMessage.Answered::answer)
                .toList();
        assertThat(answers).hasSizeLessThanOrEqualTo(1);
        return answers.stream().findFirst();
    }

    public List<HostMessage> heard() {
        return heard;
    }

    public <T extends HostMessage> List<T> heard(Class<T> kind) {
        return heard.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    public <T extends HostMessage> T lastHeard(Class<T> kind) {
        return heard(kind).getLast();
    }

    public void forgetsWhatItHeard() {
        heard.clear();
    }

    public Log replica() {
        return replica;
    }

    public TableState state() {
        return replica.state();
    }

    public TableId table() {
        return table;
    }

    public Person person() {
        return new Person(key, 0);
    }

    public boolean isClosed() {
        return closed;
    }

    private RequestId nextRequest() {
        return new RequestId(++requests);
    }
}
