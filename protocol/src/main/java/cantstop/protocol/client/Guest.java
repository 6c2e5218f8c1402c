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

/// A guest's end of a party: what a window, a bot or a load test holds. How things go is heard by its
/// [ClientListener]. The core is confined to its thread; the one that the shell hands out may be called from any.
public interface Guest {
    /// Connects, and stays connected as well as it can until [#disconnect]. What was listed or attended before is
    /// forgotten, not resumed.
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

    /// Says goodbye and stays away.
    void disconnect();

    /// What this guest is called where they have no seat. Told with every table that is attended from now on.
    void introduce(PlayerName name);

    /// Asks for the host's tables, now and whenever they change.
    void listTables();

    /// Attends a table, and again after every reconnect. One that is attended already is told of once more, from
    /// its beginning.
    void attend(TableId table);

    /// Waits for a seat that the organiser gives out, also over a reconnect. Going to a table ends the wait.
    ///
    /// @param profile which of the people at this laptop waits
    void waitForSeat(int profile, Badge wish);

    /// Says something about a table. It is not answered, and lost without a connection.
    void say(ClientMessage.OfTable message);

    /// Says something about the table that is attended, and nothing if none is.
    ///
    /// @param message makes it of that table's identity, on the guest's thread
    void say(Function<TableId, ClientMessage.OfTable> message);

    /// Asks something of the host. Without a connection it is not sent and declined at once. It is never sent twice.
    ///
    /// @param request makes it of its number
    /// @return the number, for its answer
    RequestId ask(Function<RequestId, ClientMessage.Request> request);

    /// Asks something of the table that is attended; the same, and declined if none is.
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

    /// Asks the rules for something. A command about a turn carries what was on the screen.
    ///
    /// @param profile which of the people at this laptop asks
    default RequestId submit(int profile, Command command) {
        return ask((request, table) -> new ClientMessage.Submit(request, table.id(), table.epoch(), profile, command));
    }

    /// Goes on at another host, with the table that is attended and all that is known of it. Comes back
    /// there by itself after a loss, as it would have to the host before.
    ///
    /// @param hostKey the fingerprint the host must have
    void goOnAt(HostAddress address, Key hostKey);

    /// Says where the host with that key may be, should the attended table go on there.
    void hint(HostAddress address, Key hostKey);
}
