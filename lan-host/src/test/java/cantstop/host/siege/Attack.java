package cantstop.host.siege;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.PlayerName;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.identity.TableId;
import cantstop.host.browser.PageLink;
import cantstop.protocol.ChatText;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.RequestId;
import cantstop.protocol.Utterance;
import cantstop.protocol.wire.ClientMessageCodec;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// What the attackers do, each on a connection of its own key. All of it is well formed, but for the garbage.
enum Attack {
    /// Nobody comes: what the others are compared with.
    NONE(0, 0, 0),
    /// Each asks for a whole long log 400 times at once.
    ATTEND(4, 400, 0),
    /// Each asks for the list of tables as fast as it may.
    LIST(50, 1, 48),
    /// Each goes from table to table.
    WANDER(100, 1, 48),
    /// Each opens tables.
    OPEN(50, 1, 30),
    /// Each sits down, changes its looks, and leaves.
    SIT(50, 1, 48),
    /// Each speaks.
    SPEAK(50, 1, 48),
    /// Each sends frames of 16 kB that mean "ping".
    FAT(50, 1, 48),
    /// Each asks for the list and never reads.
    DEAF(150, 100, 20),
    /// New keys come in until every place is taken.
    KEYS(Limits.CONNECTIONS + 50, 1, 0),
    /// Sockets that say nothing at all.
    SILENT(64, 0, 0),
    /// Pages of browsers that get their WebSocket, and say nothing.
    SOCKETS(64, 0, 0),
    /// Each asks for the list of tables from a browser's page, as fast as it may.
    PAGES(50, 1, 48),
    /// One after the other gets a WebSocket and sends noise.
    GARBAGE(5000, 0, 0);

    private final int attackers;
    private final int atOnce;
    private final int perSecond;

    /// @param attackers how many connections
    /// @param atOnce what each says when it is welcomed
    /// @param perSecond what each says every second from then on
    Attack(int attackers, int atOnce, int perSecond) {
        this.attackers = attackers;
        this.atOnce = atOnce;
        this.perSecond = perSecond;
    }

    int attackers() {
        return attackers;
    }

    int atOnce() {
        return atOnce;
    }

    int perSecond() {
        return perSecond;
    }

    /// Whether its connections say nothing once they are there.
    boolean isSilent() {
        return this == SILENT || this == SOCKETS;
    }

    /// Whether it comes without TLS, as a page in a browser does.
    boolean isByBrowser() {
        return this == SOCKETS || this == PAGES || this == GARBAGE;
    }

    /// What a page says first.
    PageLink.First first() {
        return switch (this) {
            case GARBAGE -> PageLink.First.NOISE;
            case PAGES -> PageLink.First.INTRODUCTION;
            default -> PageLink.First.NOTHING;
        };
    }

    /// Whether what the host sends stays unread.
    boolean isDeaf() {
        return this == DEAF;
    }

    String title() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The next thing that one of them says.
    ///
    /// @param tables those of the honest guests
    /// @param number how much it has said before
    /// @return a message, or the bytes of one
    Object next(List<TableId> tables, int number) {
        TableId table = tables.get(number % tables.size());
        return switch (this) {
            case ATTEND -> attend(tables.getFirst());
            case WANDER -> attend(table);
            case LIST, DEAF, PAGES -> new ClientMessage.ListTables();
            case OPEN ->
                new ClientMessage.OpenTable(
                        new RequestId(number + 1), new TableName("Mine"), Settings.DEFAULT, 0, badge(0));
            case SIT -> number == 0 ? attend(tables.getLast()) : sit(tables.getLast(), number);
            case SPEAK ->
                number == 0
                        ? attend(tables.getFirst())
                        : new ClientMessage.Speak(
                                new RequestId(number),
                                tables.getFirst(),
                                number % 16,
                                new PlayerName("Loud"),
                                new Utterance.Chat(new ChatText("Number " + number)));
            case FAT -> fat(number);
            case NONE, KEYS, SILENT, SOCKETS, GARBAGE -> new ClientMessage.Ping(number);
        };
    }

    private static ClientMessage attend(TableId table) {
        return new ClientMessage.Attend(table, 0, Digest.EMPTY);
    }

    private static ClientMessage sit(TableId table, int number) {
        Command command = switch (number % 4) {
            case 1 -> new Command.SitDown(null, badge(number));
            case 0 -> new Command.Leave(false);
            default -> new Command.ChangeBadge(badge(number));
        };
        return new ClientMessage.Submit(new RequestId(number), table, Epoch.FIRST, 0, command);
    }

    private static Badge badge(int number) {
        return new Badge(
                new PlayerName("Name " + number),
                Colour.all().get(number % 4),
                Shape.all().getFirst());
    }

    /// A ping, followed by an unknown field of almost as many bytes as fit a frame.
    private static byte[] fat(int number) {
        byte[] ping = ClientMessageCodec.encode(new ClientMessage.Ping(number));
        byte[] frame = Arrays.copyOf(ping, Limits.GUEST_FRAME);
        int rest = frame.length - ping.length - 5;
        frame[ping.length] = (byte) 0xa2;
        frame[ping.length + 1] = 0x06;
        frame[ping.length + 2] = (byte) (rest | 0x80);
        frame[ping.length + 3] = (byte) (rest >> 7 | 0x80);
        frame[ping.length + 4] = (byte) (rest >> 14);
        return frame;
    }
}
