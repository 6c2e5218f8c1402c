package cantstop.protocol;

import java.time.Duration;

/// Every limit of the protocol, each with its reason. People who play never notice them; they are for programs that
/// are broken, hostile or asleep.
public final class Limits {
    /// The longest frame that a host takes, in bytes. The longest message of a guest opens a table: two names and
    /// settings, well under 1 KiB; the rest is room for versions to come.
    public static final int GUEST_FRAME = 16 * 1024;

    /// The longest frame that a guest takes, in bytes: a full chunk of the largest entries, with room to spare.
    public static final int HOST_FRAME = 256 * 1024;

    /// The longest message of a WebSocket that a host takes, in bytes: a frame with its length.
    public static final int SOCKET_MESSAGE = GUEST_FRAME + 3;

    /// The longest event, in bytes. The longest there is opens a table: a name of 40 code points of up to four bytes
    /// each, an identity and settings, about 220 bytes. The proof of a roll will need some hundred more.
    public static final int EVENT = 1024;

    /// Entries in one message: so many of the largest still fit a [#HOST_FRAME], and a message of usual ones,
    /// about 8 KiB, does not hold up what is sent behind it.
    public static final int ENTRIES_PER_CHUNK = 128;

    /// Events of one table that a guest accepts: an evening of ten games is a few thousand. A host that sends events
    /// without end is stopped here.
    public static final int EVENTS = 50_000;

    /// Bytes of entries in one message of a guest that sends its copy of a log: they fit a [#GUEST_FRAME]
    /// with room to spare, and an evening of ten games is a dozen such messages.
    public static final int LOG_PART = 12 * 1024;

    /// Addresses of one laptop: more network interfaces than any has.
    public static final int ADDRESSES = 16;

    /// Tables in a host's list: more than any room has, and with the longest names there are it still fits a frame.
    public static final int TABLES = 250;

    /// A program's version in words: "cant-stop 0.1.0 (JDK 25.0.3)" and as much again.
    public static final int PROGRAM_LENGTH = 64;

    /// What was wrong with a message, in English: a line of a log.
    public static final int DETAIL_LENGTH = 200;

    /// Connections of a host in all: four at each table, and one that watches it; each costs two buffers and
    /// no thread.
    public static final int CONNECTIONS = 5 * TABLES;

    /// Connections from one address that have sent nothing for [#TIME_TO_SPEAK]: limits silent sockets.
    public static final int SILENT_PER_ADDRESS = 8;

    /// A client sends at once. After this time its first bytes are there, even if many connections of one address
    /// were accepted before any of them was read.
    public static final Duration TIME_TO_SPEAK = Duration.ofSeconds(1);

    /// Connections of one key: the newest replaces the older one.
    public static final int CONNECTIONS_PER_IDENTITY = 1;

    /// Messages a second of one connection, on the average: no player clicks as fast, and a mouse over the options,
    /// with [#HOVER_PAUSE] between, is a tenth of it.
    public static final int MESSAGES_PER_SECOND = 50;

    /// The burst of messages: what is sent on a reconnection, several times over.
    public static final int MESSAGE_BURST = 100;

    /// The least time between two notices of the hovered columns.
    public static final Duration HOVER_PAUSE = Duration.ofMillis(200);

    /// Lines of chat that a newcomer is told: what was said in the last minutes, and they all fit one frame.
    public static final int CHAT_LINES = 50;

    /// The least time between two reactions of one person: time to see one before the next.
    public static final Duration REACTION_PAUSE = Duration.ofSeconds(2);

    /// The time in which one person may send one more line of chat, in the long run: as fast as people type.
    public static final Duration CHAT_PAUSE = Duration.ofSeconds(2);

    /// The burst of chat lines of one person.
    public static final int CHAT_BURST = 5;

    /// The least time between two signs of a player's presence: well below the time after which the others are told
    /// that the player is idle.
    public static final Duration TOUCH_PAUSE = Duration.ofSeconds(5);

    /// The least time between two nudges at a table, so that they don't annoy.
    public static final Duration NUDGE_PAUSE = Duration.ofSeconds(10);

    /// Time in which something of the TLS handshake comes, and again for Hello and Welcome, at both ends: two round
    /// trips and the arithmetic of a slow laptop that has only just started.
    public static final Duration HANDSHAKE = Duration.ofSeconds(5);

    /// How long a guest who was in before waits until its host begins to shake hands with it: a full house that comes
    /// back after a restart gets in one after the other.
    public static final Duration TURN = Duration.ofSeconds(15);

    /// How long a closing message may take to leave before the connection is cut.
    public static final Duration FAREWELL = Duration.ofSeconds(1);

    /// Unsent bytes of a connection above which its reader counts as slow, and above which the connection is ended:
    /// a whole long log is about 100 KiB, so a guest who only just joined stays below.
    public static final int WRITE_HIGH_WATER = 1024 * 1024;

    /// Unsent bytes of a connection below which it is written to again.
    public static final int WRITE_LOW_WATER = 256 * 1024;

    /// The interval of pings, from both ends.
    public static final Duration HEARTBEAT = Duration.ofMillis(2500);

    /// The silence after which the other end counts as gone: three heartbeats, so that one lost packet and its
    /// retransmission do not matter.
    public static final Duration DEAD = HEARTBEAT.multipliedBy(3);

    /// An attempt to connect ends after this without an answer: the network of one house answers in milliseconds or
    /// not at all. After an answer, [#HANDSHAKE] counts.
    public static final Duration ATTEMPT = Duration.ofMillis(1500);

    /// The wait between attempts is drawn from zero to this, so that eight guests of a host that comes back don't all
    /// connect in the same moment.
    public static final Duration BACK_OFF = Duration.ofSeconds(1);

    /// For so long after a loss the wait is at most [#BACK_OFF_SHORT]: a host that was killed and started again is
    /// back within seconds, and an attempt that is refused at once costs a packet.
    public static final Duration BACK_OFF_AT_ONCE = Duration.ofSeconds(10);

    /// The wait between attempts at first is drawn from zero to this.
    public static final Duration BACK_OFF_SHORT = Duration.ofMillis(250);

    /// After so long without a connection, the host won't be back at once.
    public static final Duration BACK_OFF_EAGER = Duration.ofMinutes(2);

    /// The wait between attempts from then on.
    public static final Duration BACK_OFF_PATIENT = Duration.ofSeconds(5);

    /// The host is gone, and only the first successor was asked to take over: after this the others are asked, too.
    /// Time to see it, read it and press.
    public static final Duration OFFER_TO_OTHERS = Duration.ofSeconds(10);

    /// A host that was killed and started anew is back within this. Until then to wait for it is better advice
    /// than to go on elsewhere.
    public static final Duration HOST_RESTARTS = Duration.ofSeconds(15);

    /// How long a move waits for the host to agree on the log.
    public static final Duration MOVE_WAITS = Duration.ofSeconds(2);

    /// After this time without an answer of a laptop, the next one is probed as well.
    public static final Duration PROBE_BESIDE = Duration.ofMillis(100);

    /// The most probes at once: a table's people with every address that they ever had.
    public static final int PROBES_AT_ONCE = 32;

    /// The pause between two rounds of probing the laptops at which a table may go on.
    public static final Duration SEARCH_PAUSE = Duration.ofSeconds(2);

    /// The pause before a guest asks again for a table that its host could not keep: a full disk may have room by then,
    /// and a question costs the host one reading.
    public static final Duration UNKEPT_PAUSE = Duration.ofSeconds(5);

    /// How often a guest looks whether its machine has a network again: a cable that is plugged in ends the wait.
    public static final Duration NETWORK_LOOK = Duration.ofMillis(500);

    /// The most requests that wait for a table's owner: more than an owner in a game can look through.
    public static final int KNOCKERS = 16;

    /// Spectators whose names a table's owner is told: more than one looks through in a menu, and a message of 7 KiB.
    public static final int WATCHERS = 50;

    /// Flawed copies of a log that those at a table are told of: one for each laptop there, and some to spare.
    public static final int FLAWS = 16;

    /// The time after which a refused guest may knock again.
    public static final Duration KNOCK_PAUSE = Duration.ofSeconds(30);

    /// The longest datagram, in bytes. It passes every network in one piece, and an answer is not much longer than
    /// its probe, so that a host can't be used to flood a third laptop.
    public static final int DATAGRAM = 512;

    /// The interval of beacons while people come together.
    public static final Duration BEACON = Duration.ofSeconds(1);

    /// The interval while all tables play: radio is shared, and a newcomer probes anyway.
    public static final Duration BEACON_PLAYING = Duration.ofSeconds(5);

    /// The shortest interval that a beacon may name.
    public static final Duration BEACON_SHORTEST = Duration.ofMillis(100);

    /// The longest interval that a beacon may name; a liar's host is gone from the lists after 3.5 of them.
    public static final Duration BEACON_LONGEST = Duration.ofSeconds(30);

    /// The pause between the first probes of a guest who looks for hosts, as one of them may get lost.
    public static final Duration PROBE_EAGER = Duration.ofMillis(250);

    /// The pause between probes after that: a host that opens is listed within two seconds even where only its
    /// answers get through.
    public static final Duration PROBE = Duration.ofMillis(1500);

    /// Hosts that a probe names: more than a party has, and few enough for a [#DATAGRAM].
    public static final int HEARD = 8;

    /// Hosts in a list: more than a person reads. Limits a flood of fake hosts.
    public static final int HOSTS = 64;

    /// Hosts of one address: as many as find a port there.
    public static final int HOSTS_PER_ADDRESS = HostAddress.PORTS;

    /// How long a host that is heard may take to show its key.
    public static final Duration HOST_CHECK = Duration.ofSeconds(3);

    /// The pause before a host that showed no key is checked again.
    public static final Duration HOST_CHECK_AGAIN = Duration.ofSeconds(10);

    /// Hosts in a list that are heard and can't be reached.
    public static final int UNREACHABLE_HOSTS = 3;

    /// Addresses of one host: more networks than a laptop is in.
    public static final int ADDRESSES_PER_HOST = 8;

    /// Datagrams a second that are looked at from one address, on the average: ten hosts there send ten.
    public static final int DATAGRAMS_PER_SECOND = 20;

    /// Addresses whose datagrams are counted one by one; those of all others are counted together.
    public static final int DATAGRAM_SOURCES = 256;

    /// The least time between two attempts of a guest to open a hand that is not in the log yet.
    public static final Duration OPEN_HAND_PAUSE = Duration.ofSeconds(2);

    private Limits() {}
}
