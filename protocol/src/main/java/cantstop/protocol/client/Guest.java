package cantstop.protocol.client;

import cantstop.engine.Badge;
import cantstop.engine.Command;
import cantstop.engine.PlayerName;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.RequestId;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A guest's end of a party, as a window, a bot or a load test uses it. Its [ClientListener] is told what happens. The
/// core ([ClientHalf]) is confined to its thread; `GuestConnection` may be called from any.
public interface Guest {
    /// Connects, and reconnects automatically until [#disconnect]. The previous table and list are forgotten, not
    /// resumed.
    ///
    /// @param address where the host listens
    /// @param pinnedKey the fingerprint the host must have, or null for any
    void connect(HostAddress address, @Nullable Key pinnedKey);

    /// Connects to a host that may be reached under any of these addresses, whichever leads to it first.
    ///
    /// @param addresses at least one
    /// @param pinnedKey the fingerprint the host must have; null for any, and then only the first address is
    ///     tried
    default void connect(List<HostAddress> addresses, @Nullable Key pinnedKey) {
        connect(addresses.getFirst(), pinnedKey);
    }

    /// Ends the wait for the next attempt.
    void retryNow();

    /// Says goodbye, disconnects, and does not reconnect.
    void disconnect();

    /// Sets the name of this guest where they have no seat. Sent with every table that is attended from now on.
    void introduce(PlayerName name);

    /// Asks for the host's tables, now and whenever they change.
    void listTables();

    /// Attends a table, and again after each reconnection. The listener is told of a table that is attended already
    /// once more, from its beginning.
    void attend(TableId table);

    /// Waits for a seat that the organiser gives out, also over a reconnect. Going to a table ends the wait.
    ///
    /// @param profile which of the people at this laptop waits
    void waitForSeat(int profile, Badge wish);

    /// Sends a message about a table. It is not answered, and dropped without a connection.
    void say(ClientMessage.OfTable message);

    /// Sends a message about the attended table; dropped if none is attended.
    ///
    /// @param message makes it of that table's identity, on the guest's thread
    void say(Function<TableId, ClientMessage.OfTable> message);

    /// Sends a request to the host. Without a connection it is declined at once. It is never sent twice.
    ///
    /// @param request makes it of its number
    /// @return the number, for its answer
    RequestId ask(Function<RequestId, ClientMessage.Request> request);

    /// Sends a request to the attended table; declined also if none is attended.
    RequestId ask(Question question);

    /// Makes a request to a table, on the guest's thread.
    @FunctionalInterface
    interface Question {
        /// The request.
        ///
        /// @param request its number
        /// @param table as far as it is known here, which is what the request is meant for
        ClientMessage.Request about(RequestId request, TableState table);
    }

    /// Opens a table and attends it.
    ///
    /// @param profile which of the people at this laptop does
    default RequestId openTable(TableName name, Settings settings, int profile, Badge wish) {
        return ask(request -> new ClientMessage.OpenTable(request, name, settings, profile, wish));
    }

    /// Submits a command to the attended table. A command about a turn names the state that was on the screen.
    ///
    /// @param profile which of the people at this laptop asks
    default RequestId submit(int profile, Command command) {
        return ask((request, table) -> new ClientMessage.Submit(request, table.id(), table.epoch(), profile, command));
    }

    /// Moves to another host with the attended table and its log, and reconnects to that one after a loss.
    ///
    /// @param hostKey the fingerprint the host must have
    void goOnAt(HostAddress address, Key hostKey);

    /// Gives an address at which the host with that key may be, in case the attended table moves there.
    void hint(HostAddress address, Key hostKey);

    /// Lets the host that gathers the attended table go on without the end of this laptop's copy, if it asks for that.
    void allowRollback();
}
