package cantstop.protocol.wire;

import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.BotPace;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Digest;
import cantstop.engine.Election;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.LeaveReason;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.Placing;
import cantstop.engine.PlayerName;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.StartThrow;
import cantstop.engine.TableName;
import cantstop.engine.Variant;
import cantstop.engine.Vote;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.Arrays;
import java.util.List;

/// One of every kind of event, and the smallest and largest of those that differ in size.
public final class SampleEvents {
    public static final TableId TABLE = new TableId("00112233445566778899aabbccddeeff");
    public static final Key KEY = new Key("0123456789abcdef".repeat(4));
    public static final Person ANNA = new Person(KEY, 0);
    public static final Person LAST = new Person(new Key("f".repeat(64)), Person.PROFILES - 1);
    public static final Badge BADGE = new Badge(new PlayerName("Anna"), Colour.ORANGE, Shape.CIRCLE);
    public static final Badge LARGEST_BADGE =
            new Badge(new PlayerName("🎲".repeat(PlayerName.MOST_CODE_POINTS)), Colour.PURPLE, Shape.DIAMOND);
    public static final TableName NAME = new TableName("Anna's game");
    public static final TableName LARGEST_NAME = new TableName("🎲".repeat(TableName.MOST_CODE_POINTS));
    public static final Settings OTHER_SETTINGS =
            new Settings(5, Variant.FORCED_MOVE, Placing.STRICT, false, 120, true, true, false, BotPace.AS_FITS, true);
    public static final BotLevel BOT = new BotLevel("rule-of-28");
    public static final BotLevel LONGEST_BOT = new BotLevel("b".repeat(32));

    /// Well-formed; whether the signature is good is not for the codec.
    public static final HandOpening HAND =
            HandOpening.of(Bytes.of(new byte[91]), secret(9), 1, HandOpening.MOST, Bytes.of(new byte[72]));

    public static final HostInstance INSTANCE = new HostInstance("8899aabbccddeeff".repeat(2));

    private static final Seat FIRST = Seat.of(0);
    private static final Seat FOURTH = Seat.of(3);

    private SampleEvents() {}

    public static List<Event> all() {
        return List.of(
                new Event.Opened(TABLE, NAME, Settings.DEFAULT),
                new Event.Opened(new TableId("f".repeat(32)), LARGEST_NAME, OTHER_SETTINGS),
                new Event.EpochBegan(Epoch.FIRST, KEY),
                new Event.EpochBegan(new Epoch(Integer.MAX_VALUE), new Key("f".repeat(64))),
                new Event.EpochBegan(
                        new Epoch(2), KEY, new Election(Digest.EMPTY.after(new byte[] {4}), List.of(vote(1)))),
                new Event.EpochBegan(
                        new Epoch(3),
                        KEY,
                        new Election(Digest.EMPTY.after(new byte[] {4}), List.of(vote(1), vote(2), vote(3)))),
                new Event.OwnerChanged(ANNA),
                new Event.Sat(FIRST, new Occupant.Human(ANNA), BADGE),
                new Event.Sat(
                        FOURTH, new Occupant.Robot(BOT), new Badge(new PlayerName("R"), Colour.BLUE, Shape.SQUARE)),
                new Event.BadgeChanged(FOURTH, new Badge(new PlayerName("Zoë"), Colour.GREEN, Shape.TRIANGLE)),
                new Event.BadgeChanged(FOURTH, LARGEST_BADGE),
                new Event.Left(FIRST, LeaveReason.LEFT),
                new Event.Left(FOURTH, LeaveReason.CONCEDED),
                new Event.Left(FOURTH, LeaveReason.REMOVED),
                new Event.SeatGiven(FOURTH, new Occupant.Human(LAST), LARGEST_BADGE),
                new Event.BotTookOver(FIRST, BOT),
                new Event.BotTookOver(FOURTH, LONGEST_BOT),
                new Event.PersonBack(FIRST),
                new Event.SettingsChanged(OTHER_SETTINGS),
                new Event.SettingsChanged(Settings.DEFAULT.withVariant(Variant.JUMPING)),
                new Event.LockChanged(false),
                new Event.LockChanged(true),
                new Event.Started(List.of(FIRST, Seat.of(1)), null),
                new Event.Started(Seat.all(), FOURTH),
                new Event.StartRolled(List.of(new StartThrow(FIRST, 1, 6), new StartThrow(FOURTH, 6, 1))),
                new Event.Rolled(FIRST, new Roll(1, 2, 3, 4), false, MoveSource.PERSON),
                new Event.Rolled(FOURTH, new Roll(6, 6, 6, 6), true, MoveSource.CLOCK),
                new Event.Chosen(FIRST, List.of(Column.SEVEN), MoveSource.PERSON),
                new Event.Chosen(FOURTH, List.of(Column.TWO, Column.TWELVE), MoveSource.BOT),
                new Event.TakenBack(FIRST),
                new Event.Stopped(FIRST, List.of(), false, MoveSource.PERSON),
                new Event.Stopped(FOURTH, List.of(Column.TEN, Column.ELEVEN, Column.TWELVE), true, MoveSource.BOT),
                new Event.PassedOver(FIRST, false, List.of(), false),
                new Event.PassedOver(FOURTH, true, List.of(Column.TWO), true),
                new Event.Over(null),
                new Event.Over(FIRST),
                new Event.SettingsChanged(OTHER_SETTINGS.withPace(BotPace.CALM)),
                new Event.SettingsChanged(Settings.DEFAULT.withPace(BotPace.AT_ONCE)),
                new Event.SettingsChanged(Settings.DEFAULT.withPace(BotPace.BRISK)),
                new Event.SettingsChanged(Settings.DEFAULT.withBrowsers(false)),
                new Event.HandOpened(HAND),
                new Event.Throwing(1, FIRST, MoveSource.PERSON, List.of(1, 0), secret(1)),
                new Event.Throwing(2048, null, MoveSource.CLOCK, List.of(4, 3, 2, 1, 0), secret(2)),
                new Event.Withheld(1, List.of(1)),
                new Event.Rolled(FIRST, new Roll(1, 2, 3, 4), false, MoveSource.PERSON, List.of(secret(3))),
                new Event.StartRolled(
                        List.of(new StartThrow(FIRST, 1, 6), new StartThrow(FOURTH, 6, 1)),
                        List.of(secret(4), secret(5), secret(6), secret(7))),
                new Event.EpochBegan(Epoch.FIRST, KEY).by(INSTANCE),
                new Event.HostResumed(INSTANCE));
    }

    static Vote vote(int value) {
        return new Vote(Bytes.of(new byte[91]), secret(value));
    }

    static Bytes secret(int value) {
        byte[] bytes = new byte[32];
        Arrays.fill(bytes, (byte) value);
        return Bytes.of(bytes);
    }
}
