package cantstop.protocol;

import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.Vote;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A message of a guest to the host. The sender is never in the message: it is the key of the connection.
public sealed interface ClientMessage {
    /// A message of one of the people at a laptop.
    sealed interface ByPerson extends ClientMessage {
        /// Which of them, from 0.
        int profile();
    }

    /// A message that the host answers with [HostMessage.Answered].
    sealed interface Request extends ClientMessage {
        /// The guest's number for the answer.
        RequestId request();
    }

    /// A message about a table, which the host hands to that table.
    sealed interface OfTable extends ClientMessage {
        TableId table();
    }

    /// A message about the table that the guest attends; ignored at any other.
    sealed interface WhileAttending extends OfTable {}

    /// A message about a player who is away or idle.
    sealed interface OfPresence extends WhileAttending, ByPerson {}

    /// The first message of every connection.
    ///
    /// @param versions the versions that the guest's program speaks
    /// @param program its version in words, to be shown where the two don't match
    record Hello(VersionRange versions, String program) implements ClientMessage {}

    /// Asks for the tables, now and whenever they change.
    record ListTables() implements ClientMessage {}

    /// Opens a table, sits down and attends it.
    ///
    /// @param request the guest's number for the answer
    /// @param profile which of the people at this laptop sits down
    record OpenTable(RequestId request, TableName name, Settings settings, int profile, Badge wish)
            implements Request, ByPerson {}

    /// Attends a table: everything after what the guest has is sent, then everything that happens. A connection
    /// attends one table; attending another ends this one.
    ///
    /// @param table its identity
    /// @param sequence how much of its log the guest has, 0 for nothing
    /// @param digest the running digest at that sequence
    /// @param as what the guest is called, should they have no seat; null if they don't say
    record Attend(
            TableId table,
            long sequence,
            Digest digest,
            @Nullable PlayerName as) implements ClientMessage {
        /// The same without a name.
        public Attend(TableId table, long sequence, Digest digest) {
            this(table, sequence, digest, null);
        }
    }

    /// Submits a command to the attended table.
    ///
    /// @param request the guest's number for the answer, which always comes
    /// @param table the table
    /// @param epoch the epoch of the table that the command was made for
    /// @param profile which of the people at this laptop asks
    /// @param command the command
    record Submit(RequestId request, TableId table, Epoch epoch, int profile, Command command)
            implements Request, OfTable, ByPerson {}

    /// The columns that the mover's pointer is over, for the others to see; none when it is over nothing.
    record Hover(TableId table, List<Column> columns) implements WhileAttending {
        public Hover {
            columns = List.copyOf(columns);
        }
    }

    /// Says something to all attendees of the table.
    ///
    /// @param request the guest's number for the answer, which always comes
    /// @param profile which of the people at this laptop speaks
    /// @param as the speaker's name, if they have no seat
    record Speak(RequestId request, TableId table, int profile, PlayerName as, Utterance what)
            implements Request, OfTable, ByPerson {}

    /// Votes for what is done at an absent player's turn. The latest vote of each player counts.
    ///
    /// @param profile which of the people at this laptop wants it
    /// @param seat of the absent player
    record Suggest(TableId table, int profile, Seat seat, AwayPolicy what) implements OfPresence {}

    /// Calls for the attention of the player whose turn it is.
    record Nudge(TableId table, int profile, Seat seat) implements OfPresence {}

    /// The player touches keys or mouse here, and so is present.
    record Touched(TableId table) implements WhileAttending {}

    /// Shows the secret of the laptop's hand for the throw that is open.
    ///
    /// @param number of the throw
    /// @param digest the running digest of the log up to and with its event
    record ShowHand(TableId table, int number, Digest digest, Bytes secret) implements WhileAttending {}

    /// Asks a table's owner for access or a seat. The latest request of each person counts.
    ///
    /// @param profile which of the people at this laptop asks
    /// @param look the requested piece and name
    /// @param seat the one asked for; null but for [KnockPurpose#SEAT]
    record Knock(
            TableId table,
            int profile,
            Badge look,
            KnockPurpose purpose,
            @Nullable Seat seat) implements OfTable, ByPerson {}

    /// Withdraws the request.
    record Withdraw(TableId table, int profile) implements OfTable, ByPerson {}

    /// Answers a request at a table: sent by the owner, and for a seat also by the player who sits there.
    record Reply(TableId table, int profile, Person to, boolean granted) implements WhileAttending, ByPerson {}

    /// Sends away a guest who watches, as only the owner can. They have to knock before they attend again.
    record SendAway(TableId table, int profile, Person whom) implements WhileAttending, ByPerson {}

    /// Asks the host, rather than a table, for something that only the organiser of a big party may do.
    ///
    /// @param request the guest's number for the answer, which always comes
    record Organise(RequestId request, OrganiserCommand order) implements Request {}

    /// Waits until the organiser seats those who wait, at whichever table. Going to a table ends the wait.
    ///
    /// @param profile which of the people at this laptop waits
    record WaitForSeat(int profile, Badge wish) implements ByPerson {}

    /// A heartbeat; the host answers with a [HostMessage.Pong].
    record Ping(long nonce) implements ClientMessage {}

    /// The answer to a [HostMessage.Ping].
    record Pong(long nonce) implements ClientMessage {}

    /// The guest leaves on purpose, as opposed to a lost connection.
    record Goodbye() implements ClientMessage {}

    /// A step of handing a table over to another host; the host reports the state with [HostMessage.Succession].
    record HandOver(TableId table, HandOverStep step) implements OfTable {}

    /// A part of the guest's copy of a log, for a host that asked for it with [HostMessage.SendLog].
    ///
    /// @param after the sequence after which the entries go on: what was asked for, or 0 where the guest's digest
    ///     there is another one
    /// @param entries none where the copy ends at `after`
    record LogPart(TableId table, long after, List<HostMessage.Entry> entries) implements ClientMessage {
        public LogPart {
            entries = List.copyOf(entries);
        }
    }

    /// Answers [HostMessage.RequestVote].
    ///
    /// @param epoch as asked
    /// @param after as asked
    /// @param vote null where this laptop does not vote for that
    /// @param votedIn where it does not: the latest epoch in which it voted for a host of this table, 0 for none
    record CastVote(
            TableId table,
            Epoch epoch,
            Digest after,
            @Nullable Vote vote,
            Epoch votedIn) implements ClientMessage {}
}
