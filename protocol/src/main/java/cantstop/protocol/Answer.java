package cantstop.protocol;

import cantstop.engine.Refusal;
import cantstop.engine.identity.TableId;

/// How the host answers a request.
public sealed interface Answer {
    /// It is done.
    ///
    /// @param sequence the log's sequence after it; 0 where it concerns no log
    record Accepted(long sequence) implements Answer {}

    /// The rules refuse it.
    record Rejected(Refusal reason) implements Answer {}

    /// It was done before, as the same command came twice; nothing is shown.
    record Repeated() implements Answer {}

    /// A table was opened and is attended.
    record Opened(TableId table) implements Answer {}

    /// The host declines it.
    record Declined(Reason reason) implements Answer {}

    enum Reason {
        /// There is no such table here.
        NO_SUCH_TABLE,
        /// The connection does not attend that table.
        NOT_ATTENDING,
        /// The command was meant for another epoch of the table.
        OTHER_EPOCH,
        /// Another command of this turn is being carried out.
        PENDING,
        /// The table was stopped.
        STOPPED,
        /// The host has as many tables as it can.
        TOO_MANY_TABLES,
        /// Rate limit: more commands a second than a player can send by hand.
        TOO_MANY_COMMANDS,
        /// This command isn't for guests, or not now.
        NOT_ALLOWED,
        /// No bot of that name is known here.
        UNKNOWN_BOT,
        /// The table is locked, or its owner has sent this person away: ask with [ClientMessage.Knock].
        KNOCK_FIRST,
        /// The guest came without TLS, and the table's owner leaves such guests out.
        NO_BROWSERS,
        /// The table goes on at another host.
        MOVED,
        /// The table is a pending takeover: it waits here for a quorum of its players.
        GATHERING,
        /// That isn't the code, or another guest has used it.
        WRONG_CODE,
        /// There is no connection, or the host has another log than the screen showed. The guest's core answers so
        /// itself, never a host.
        NOT_CONNECTED
    }
}
