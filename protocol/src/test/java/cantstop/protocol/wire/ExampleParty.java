package cantstop.protocol.wire;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Refusal;
import cantstop.engine.Roll;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.StartThrow;
import cantstop.engine.TableName;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.VersionRange;
import java.util.ArrayList;
import java.util.List;

/// The example in docs/protocol.md: Anna opens a table, Ben sits down, Anna has the first turn, loses her connection
/// and comes back. Told from Anna's end.
public final class ExampleParty {
    static final TableId TABLE = new TableId("000102030405060708090a0b0c0d0e0f");
    static final Key HOST = new Key("11".repeat(32));
    static final Person ANNA = new Person(new Key("22".repeat(32)), 0);
    static final Person BEN = new Person(new Key("33".repeat(32)), 0);

    private static final String PROGRAM = "cant-stop 0.1.0";
    private static final Badge ANNAS = new Badge(new PlayerName("Anna"), Colour.ORANGE, Shape.CIRCLE);
    private static final Badge BENS = new Badge(new PlayerName("Ben"), Colour.BLUE, Shape.SQUARE);
    private static final Seat FIRST = Seat.of(0);
    private static final Seat SECOND = Seat.of(1);

    private final Log log = new Log();
    private final List<Object> said = new ArrayList<>();
    private long requests;

    /// Everything that is said, in order.
    static List<Object> conversation() {
        ExampleParty party = new ExampleParty();
        party.play();
        return party.said;
    }

    /// What happened.
    public static Log log() {
        ExampleParty party = new ExampleParty();
        party.play();
        return party.log;
    }

    private void play() {
        open();
        start();
        takeATurn();
        comeBack();
    }

    private void open() {
        hello();
        TableName name = new TableName("Anna's game");
        said.add(new ClientMessage.OpenTable(nextRequest(), name, Settings.DEFAULT, 0, ANNAS));
        said.add(new HostMessage.Attending(TABLE, Epoch.FIRST, 0));
        happen(Rules.open(TABLE, name, Settings.DEFAULT, HOST, ANNA, ANNAS).toArray(Event[]::new));
        said.add(new HostMessage.Presence(TABLE, List.of(ANNA), 0, List.of(), List.of()));
        said.add(new HostMessage.Answered(new RequestId(requests), new Answer.Opened(TABLE)));
        said.add(new HostMessage.Presence(TABLE, List.of(ANNA), 1, List.of(), List.of()));
        happen(new Event.Sat(SECOND, new Occupant.Human(BEN), BENS));
        said.add(new HostMessage.Presence(TABLE, List.of(ANNA, BEN), 0, List.of(), List.of()));
    }

    private void start() {
        submit(new Command.Start());
        happen(
                new Event.Started(List.of(FIRST, SECOND), null),
                new Event.StartRolled(List.of(new StartThrow(FIRST, 6, 2), new StartThrow(SECOND, 3, 1))));
        accepted();
    }

    private void takeATurn() {
        submit(new Command.Turn(log.sequence(), new TurnMove.RollDice()));
        happen(new Event.Rolled(FIRST, new Roll(3, 4, 6, 1), false, MoveSource.PERSON));
        accepted();
        said.add(new ClientMessage.Hover(TABLE, List.of(Column.SEVEN, Column.SEVEN)));
        Command choice = new Command.Turn(log.sequence(), new TurnMove.Choose(List.of(Column.SEVEN, Column.SEVEN)));
        submit(choice);
        happen(new Event.Chosen(FIRST, List.of(Column.SEVEN, Column.SEVEN), MoveSource.PERSON));
        accepted();
        submit(choice);
        said.add(new HostMessage.Answered(new RequestId(requests), new Answer.Repeated()));
        submit(new Command.Turn(log.sequence(), new TurnMove.Stop()));
        happen(new Event.Stopped(FIRST, List.of(), false, MoveSource.PERSON));
        accepted();
        submit(new Command.Turn(log.sequence(), new TurnMove.RollDice()));
        said.add(new HostMessage.Answered(
                new RequestId(requests), new Answer.Rejected(new Refusal.NotYourTurn(SECOND))));
        said.add(new HostMessage.Ping(1));
        said.add(new ClientMessage.Pong(1));
    }

    private void comeBack() {
        long sequence = log.sequence();
        ClientMessage resume = new ClientMessage.Attend(TABLE, sequence, log.digest());
        hello();
        said.add(resume);
        said.add(new HostMessage.Attending(TABLE, Epoch.FIRST, sequence));
        happen(new Event.Rolled(SECOND, new Roll(2, 5, 5, 1), false, MoveSource.PERSON));
        said.add(new HostMessage.Presence(TABLE, List.of(ANNA, BEN), 0, List.of(), List.of()));
        said.add(new ClientMessage.Goodbye());
    }

    private void hello() {
        said.add(new ClientMessage.Hello(VersionRange.OURS, PROGRAM));
        said.add(new HostMessage.Welcome(VersionRange.OURS.highest(), PROGRAM, "Anna's laptop"));
    }

    private void submit(Command command) {
        said.add(new ClientMessage.Submit(nextRequest(), TABLE, Epoch.FIRST, 0, command));
    }

    private void accepted() {
        said.add(new HostMessage.Answered(new RequestId(requests), new Answer.Accepted(log.sequence())));
    }

    private void happen(Event... events) {
        List<HostMessage.Entry> entries = new ArrayList<>();
        for (Event event : events) {
            LogEntry entry = log.append(event, EventCodec.encode(event));
            entries.add(HostMessage.Entry.of(entry));
        }
        said.add(new HostMessage.Entries(TABLE, Epoch.FIRST, log.sequence(), entries));
    }

    private RequestId nextRequest() {
        return new RequestId(++requests);
    }
}
