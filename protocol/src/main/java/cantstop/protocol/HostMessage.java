package cantstop.protocol;

import cantstop.engine.Column;
import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A message of the host to a guest.
public sealed interface HostMessage {
    /// Hello is answered: only now is the guest connected.
    ///
    /// @param version the version both will speak
    /// @param program the host's version in words
    record Welcome(int version, String program, String hostName) implements HostMessage {}

    /// The tables of this host, all of them.
    record Tables(List<TableSummary> tables) implements HostMessage {
        public Tables {
            tables = List.copyOf(tables);
        }
    }

    /// A table is attended; its entries follow.
    ///
    /// @param epoch the epoch that the host leads it in
    /// @param from the sequence after which the entries go on: what the guest said it had, or 0 where its digest
    ///     was another one: then all of them come, and where they differ from what it has, that is kept as a branch
    record Attending(TableId table, Epoch epoch, long from) implements HostMessage {}

    /// Entries of an attended log, in order. A long log comes in several such messages.
    ///
    /// @param upTo the sequence of the whole log when this was sent: what follows the last entry here is on its way
    record Entries(TableId table, Epoch epoch, long upTo, List<Entry> entries) implements HostMessage {
        public Entries {
            entries = List.copyOf(entries);
        }
    }

    /// One event of a log.
    ///
    /// @param event the bytes its first host encoded
    /// @param digest the running digest up to and with it
    record Entry(long sequence, Bytes event, Digest digest) {
        public static Entry of(LogEntry entry) {
            return new Entry(entry.sequence(), Bytes.of(entry.bytes()), entry.digest());
        }
    }

    /// The answer to a request; it always comes.
    record Answered(RequestId request, Answer answer) implements HostMessage {}

    /// A notice of the present state, which is in no log.
    sealed interface Notice extends HostMessage {}

    /// A notice for those who attend a table; a guest that has left it drops what is still on its way.
    sealed interface OfTable extends Notice {
        TableId table();
    }

    /// A notice about presence.
    sealed interface OfPresence extends OfTable {}

    /// A notice about talk at a table.
    sealed interface OfTalk extends OfTable {}

    /// A notice about the succession of the host.
    sealed interface OfMigration extends OfTable {}

    /// Who attends a table: sent on joining and whenever it changes.
    ///
    /// @param present the people with a connection, of those who have seats
    /// @param spectators how many others attend
    /// @param browsers those of the present who came without TLS
    /// @param watching told to the table's owner alone: whom they can send away, at most [Limits#WATCHERS]
    record Presence(TableId table, List<Person> present, int spectators, List<Person> browsers, List<Watcher> watching)
            implements OfPresence {
        public Presence {
            present = List.copyOf(present);
            browsers = List.copyOf(browsers);
            watching = List.copyOf(watching);
        }
    }

    /// The columns that the mover's pointer is over.
    record Hovered(TableId table, Seat seat, List<Column> columns) implements OfTable {
        public Hovered {
            columns = List.copyOf(columns);
        }
    }

    /// A person at a table said something.
    ///
    /// @param seat the speaker's; null for a spectator
    /// @param name what they were called then
    record Spoken(TableId table, Person who, @Nullable Seat seat, PlayerName name, Utterance what) implements OfTalk {}

    /// The latest lines of chat, for a newcomer: instead of whatever they had.
    ///
    /// @param lines the oldest first, at most [Limits#CHAT_LINES]
    record Conversation(TableId table, List<Spoken> lines) implements OfTalk {
        public Conversation {
            lines = List.copyOf(lines);
        }
    }

    /// The bust calls that stand, and each player's points for calls in this game.
    ///
    /// @param calling those whose call stands
    /// @param points three for each call that was right, one less for each that was wrong; of those who have called
    record Calls(TableId table, List<Seat> calling, Map<Seat, Integer> points) implements OfTalk {
        public Calls {
            calling = List.copyOf(calling);
            points = Map.copyOf(points);
        }
    }

    /// The absent players, and the one that the game waits for: sent on joining and whenever it changes.
    ///
    /// @param pause null if the game waits for no absent player
    record Absences(
            TableId table, List<Absence> absent, @Nullable Pause pause) implements OfPresence {
        public Absences {
            absent = List.copyOf(absent);
        }
    }

    /// The game waits for an absent player.
    ///
    /// @param seat whose turn it is
    /// @param left time until the others' choice is carried out; zero if that is now
    /// @param majority how many must want a skip; 0 where it is not offered
    record Pause(Seat seat, Duration left, int majority) {}

    /// A player calls for the attention of the player whose turn it is.
    ///
    /// @param by the caller's seat
    /// @param seat the player's
    record Nudged(TableId table, Seat by, Seat seat) implements OfPresence {}

    /// The key of this guest is in use at two places: a copied installation. Sent to the connection with the seat.
    record Copied() implements Notice {}

    /// The guests who ask for something at a table, the one who has waited longest first.
    ///
    /// @param knockers at most [Limits#KNOCKERS]
    record Knocks(TableId table, List<Knocker> knockers) implements OfTable {
        public Knocks {
            knockers = List.copyOf(knockers);
        }
    }

    /// This guest's request to the owner is granted, or not.
    record Replied(TableId table, KnockPurpose purpose, boolean granted) implements Notice {}

    /// This host has an organiser, or may have one; sent with the list of tables, and at changes to the organiser.
    ///
    /// @param byYou whether this guest does
    /// @param waiting how many wait for a seat; told to the organiser alone, and else 0
    record Organised(boolean byYou, int waiting) implements Notice {}

    /// The organiser shows a text to all guests.
    record Announced(ChatText text) implements Notice {}

    /// This guest waited and has a seat now, at a table that it attends; the table's messages follow.
    record Placed(TableId table) implements HostMessage {}

    /// A table has stopped at this host, or for this guest.
    record TableStopped(TableId table, StopReason reason) implements OfTable {}

    enum StopReason {
        /// Events could not be written: the disk is full or broken.
        NOT_KEPT,
        /// The host found its own state broken.
        BROKEN,
        /// A copy of this host's folder leads it, too, and goes on with it.
        COPIED,
        /// The organiser has closed it.
        CLOSED,
        /// Its owner has sent away this guest, a spectator.
        SENT_AWAY
    }

    /// The addresses of the players' laptops at a table, in case this host is gone later.
    record Peers(TableId table, List<Peer> peers) implements OfMigration {
        public Peers {
            peers = List.copyOf(peers);
        }
    }

    /// The state of handing a table over: sent on joining and whenever it changes.
    ///
    /// @param addresses where the successor listens; none before it does
    /// @param reached of those with seats and a connection, who has reached the successor
    /// @param waiting of the same, who is still trying
    /// @param failed of the same, who could not
    record Succession(
            TableId table,
            Person successor,
            SuccessionStage stage,
            List<HostAddress> addresses,
            List<Person> reached,
            List<Person> waiting,
            List<Person> failed)
            implements OfMigration {
        public Succession {
            addresses = List.copyOf(addresses);
            reached = List.copyOf(reached);
            waiting = List.copyOf(waiting);
            failed = List.copyOf(failed);
        }
    }

    enum SuccessionStage {
        /// The successor has been named and is to open a host.
        NAMED,
        /// It listens; all guests try to reach it.
        LISTENING,
        /// It leads the table now.
        DONE,
        /// It was called off: the table stays at this host.
        CALLED_OFF
    }

    /// A pending takeover: a table waits at this host for a quorum of its players.
    ///
    /// @param come of those with seats, who has come
    /// @param missing and who has not
    /// @param needed how many more have to come
    /// @param flaws copies that don't agree with the others
    record Gathering(TableId table, List<Person> come, List<Person> missing, int needed, List<Flaw> flaws)
            implements OfMigration {
        public Gathering {
            come = List.copyOf(come);
            missing = List.copyOf(missing);
            flaws = List.copyOf(flaws);
        }
    }

    /// A copy of a log that differs from the one that continues.
    ///
    /// @param sequence the first event that is wrong, or that the others don't have
    record Flaw(Key key, long sequence, FlawKind kind) {}

    enum FlawKind {
        /// That event could not have happened.
        ILLEGAL,
        /// From that event on it is another log than that of the others.
        DIFFERS
    }

    /// Requests the guest's copy of a log, after this sequence.
    ///
    /// @param digest the running digest at that sequence
    record SendLog(TableId table, long sequence, Digest digest) implements HostMessage {}

    /// A quorum has come. Asks each laptop whether this host may lead the table.
    ///
    /// @param epoch that would begin
    /// @param lastEpoch of the log that it would begin with
    /// @param sequence how long that log is
    /// @param after its digest
    record RequestVote(TableId table, Epoch epoch, Epoch lastEpoch, long sequence, Digest after)
            implements HostMessage {}

    record Ping(long nonce) implements HostMessage {}

    record Pong(long nonce) implements HostMessage {}

    /// The host ends this connection and says why.
    ///
    /// @param detail in English, for the log: what was wrong with a message; else empty
    record Closing(CloseReason reason, VersionRange versions, String program, String detail) implements HostMessage {}

    enum CloseReason {
        /// The same key has connected again. Final: the older one never comes back by itself.
        REPLACED,
        /// The host shuts down.
        SHUTTING_DOWN,
        /// The two speak no common version.
        OTHER_VERSION,
        /// The guest sent what the protocol does not allow.
        BREACH,
        /// No room for one more connection.
        FULL,
        /// The guest did not read what was sent to it, or did not say hello in time.
        TOO_SLOW,
        /// The same key connects from elsewhere again and again: a copied installation. Final, as [#REPLACED] is.
        COPIED
    }
}
