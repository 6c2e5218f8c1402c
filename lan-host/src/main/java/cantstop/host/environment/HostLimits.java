package cantstop.host.environment;

import cantstop.protocol.Limits;
import java.time.Duration;

/// The limits of the host's core beyond those of the protocol, each with its reason.
public final class HostLimits {
    /// Connections of one key at one moment: the one it has and the one about to replace it, and twice that,
    /// for a laptop whose network goes up and down faster than it says hello.
    public static final int SESSIONS_PER_KEY = 4 * Limits.CONNECTIONS_PER_IDENTITY;

    /// Commands that wait at one table: every guest who may be connected asks once.
    public static final int WAITING_COMMANDS = Limits.CONNECTIONS;

    /// Commands a second in the long run: several times what the quickest hands click.
    public static final int COMMANDS_PER_SECOND = 50;

    /// The burst of commands: a program may play a whole game as fast as it can.
    public static final int COMMAND_BURST = 400;

    /// Messages a second of every kind: commands, answers to pings, and what a hand is over.
    public static final int MESSAGES_PER_SECOND = COMMANDS_PER_SECOND + 2 * Limits.MESSAGES_PER_SECOND;

    /// The burst of messages: that of commands, and what piled up while a laptop's network stood still.
    public static final int MESSAGE_BURST = COMMAND_BURST + 4 * Limits.MESSAGE_BURST;

    /// Bytes a second that are read from one connection in the long run: a player's click is a hundred.
    public static final int BYTES_PER_SECOND = 64 * 1024;

    /// The burst of bytes: a guest's copy of a long log, which a host may ask for, is one megabyte.
    public static final int BYTE_BURST = 1024 * 1024;

    /// Messages a second that are read from one connection in the long run; those beyond wait at the guest.
    public static final int READ_PER_SECOND = 2 * Limits.MESSAGES_PER_SECOND;

    /// The burst of messages that are read.
    public static final int READ_BURST = COMMAND_BURST;

    /// Messages of one connection that wait for the host's thread before no more of it are read: what is sent at a
    /// reconnect, several times over.
    public static final int WAITING_MESSAGES = 64;

    /// Unsent bytes of all connections together: 50 KiB for each of a full house. People in a game have unsent bytes
    /// for a fraction of a second only.
    public static final int UNSENT_BYTES = 64 * 1024 * 1024;

    /// Concurrent handshakes: enough that guests with slow laptops overlap.
    public static final int HANDSHAKES_AT_ONCE = 16;

    /// Concurrent handshakes of one address: some places are left for the others.
    public static final int HANDSHAKES_PER_ADDRESS = HANDSHAKES_AT_ONCE - 4;

    /// After this time a handshake no longer counts as concurrent, so that the others need not wait for it.
    public static final Duration HANDSHAKE_TURN = Duration.ofMillis(500);

    /// The burst of log entries that one key is sent when it attends tables: an evening's table, many times over.
    public static final int ENTRY_BURST = 10_000;

    /// Log entries a second in the long run.
    public static final int ENTRIES_PER_SECOND = 1000;

    /// Messages with entries that are on their way to a guest who catches up: about 32 KiB.
    public static final int CHUNKS_AT_ONCE = 4;

    /// The time in which one key may open one more table, once it has opened [#TABLES_PER_KEY].
    public static final Duration OPENING_PAUSE = Duration.ofSeconds(30);

    /// Tables that guests open within a moment before the next ones wait for their turn: as many as one key may.
    public static final int OPENINGS_AT_ONCE = 32;

    /// Tables that guests open in a second in the long run: the 250 tables of a hall within a minute. A table that
    /// opens is an event to store, and a change of the list.
    public static final int OPENINGS_PER_SECOND = 4;

    /// The most keys of absent spectators that one table bans: as many as a large crowd has, and few enough that an
    /// owner can't fill the memory with keys that no guest has.
    public static final int KEPT_OUT = 1_000;

    /// The time in which one key may knock once more, at whichever table, once it has knocked [Limits#KNOCKERS] times.
    public static final Duration KNOCKING_PAUSE = Duration.ofSeconds(5);

    /// Commands beside the game that one key may give at once (sitting down, leaving, looks, the lock, the rules):
    /// each is an event that is stored for good.
    public static final int ARRANGEMENT_BURST = 60;

    /// The time in which one more of these may follow: no player changes pieces as often for a whole evening.
    public static final Duration ARRANGING_PAUSE = Duration.ofSeconds(2);

    /// Attendees up to which each change of the spectators is sent at once; a larger crowd is sent it after a pause.
    public static final int WATCHED_AT_ONCE = 16;

    /// The least time between two counts of spectators for a larger crowd: a thousand who come within a minute are
    /// counted six times.
    public static final Duration CROWD_PAUSE = Duration.ofSeconds(10);

    /// The least time between two showings of a longer list to a guest who is at a table: they look at that.
    public static final Duration LIST_PAUSE_AT_TABLE = Duration.ofSeconds(15);

    /// Keys whose allowances a host remembers, those that were not heard for longest forgotten first.
    public static final int ALLOWANCES = 4 * Limits.CONNECTIONS;

    /// Bytes of events in one message, should events ever be long: far below the largest frame.
    public static final int BYTES_PER_CHUNK = Limits.HOST_FRAME / 4;

    /// Tables in a list that is shown at every change: a screenful.
    public static final int TABLES_AT_A_GLANCE = 16;

    /// The least time between two showings of a longer list: a player can't read faster, and a thousand readers of 250
    /// tables cost a fifth of a core.
    public static final Duration LIST_PAUSE = Duration.ofMillis(500);

    /// Tables in memory: twice as many as [Limits#CONNECTIONS] can attend, so that those who go from table to
    /// table never meet it. Tables asleep in the journal are not counted.
    public static final int TABLES_AWAKE = 2 * Limits.CONNECTIONS;

    /// Tables in memory that one guest owns: more than a guest opens for others in good faith, and few enough
    /// that one guest can't fill the list.
    public static final int TABLES_PER_KEY = 2 * TABLES_AT_A_GLANCE;

    /// Laptops whose last address a host remembers, to look there for another host of their table: four times
    /// as many as can be connected.
    public static final int ADDRESSES = 4 * Limits.CONNECTIONS;

    /// A table without attendees falls asleep after this: longer than a laptop that slept takes to come back.
    public static final Duration ASLEEP_AFTER = Duration.ofMinutes(5);

    /// After this the host tries again to read a table that could not be kept: time for a person to make room on the
    /// disk.
    public static final Duration TRY_AGAIN = Duration.ofSeconds(5);

    /// How often that time is doubled for a table that fails again and again: to a bit more than five minutes.
    public static final int DOUBLINGS = 6;

    /// How often the journal is read again for a table before the guests are told that it is unreadable, and the pause
    /// between.
    public static final int READ_TRIES = 5;

    public static final Duration READ_AGAIN = Duration.ofMillis(500);

    /// The host reports a write that takes longer than this: nothing at its tables goes on meanwhile.
    public static final Duration SLOW_WRITE = Duration.ofSeconds(10);

    /// How long a throw waits for the secret of a laptop: longer than a busy laptop on a bad network takes.
    public static final Duration SHOWING = Duration.ofSeconds(2);

    /// The same for a throw that a host finds in the log after a restart: the laptops have to reconnect first.
    public static final Duration SHOWING_AFTER_RESTART = Duration.ofSeconds(15);

    private HostLimits() {}

    /// The time for the next part of a copy of a log that a guest uploads.
    public static final Duration UPLOADING = Duration.ofSeconds(5);
}
