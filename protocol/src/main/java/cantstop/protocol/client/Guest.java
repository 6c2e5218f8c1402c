package cantstop.protocol.client;

import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Person;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableId;
import cantstop.engine.TableName;
import cantstop.protocol.Errand;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Meanwhile;
import cantstop.protocol.Order;
import cantstop.protocol.Utterance;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A guest's end of a party: what a window, a bot or a load test holds. How things go is heard by its
/// [ClientListener]. The core is confined to its thread; the one that the shell hands out may be called from any.
public interface Guest {
    /// Connects, and stays connected as well as it can until [#disconnect]. What was listed or attended before is
    /// forgotten, not resumed.
    ///
    /// @param address where the host listens
    /// @param pinnedKey the fingerprint the host must have, or null for any
    void connect(HostAddress address, @Nullable String pinnedKey);

    /// Connects to a host that may be reached under any of these addresses, whichever leads to it first.
    ///
    /// @param addresses at least one
    /// @param pinnedKey the fingerprint the host must have; null for any, and then only the first address is
    ///     tried
    default void connect(List<HostAddress> addresses, @Nullable String pinnedKey) {
        connect(addresses.getFirst(), pinnedKey);
    }

    /// Ends the wait for the next attempt.
    void retryNow();

    /// Says goodbye and stays away.
    void disconnect();

    /// Asks for the host's tables, now and whenever they change.
    void listTables();

    /// Attends a table, and again after every reconnect. One that is attended already is told of once more, from
    /// its beginning.
    void attend(TableId table);

    /// Opens a table and attends it.
    ///
    /// @return the number of the request, for its answer
    long openTable(TableName name, Settings settings, int profile, Badge wish);

    /// Asks something of the table that is attended. A command about a turn carries what was on the screen; it is
    /// never sent twice. Without a connection it is not sent at all and declined at once.
    ///
    /// @param profile which of the people at this laptop asks
    /// @return the number of the request, for its answer
    long submit(int profile, Command command);

    /// Says something to everybody at the table that is attended. Without a connection it is declined at once.
    ///
    /// @param profile which of the people at this laptop speaks
    /// @param as what they are called, where they have no seat
    /// @return the number of the request, for its answer
    long speak(int profile, PlayerName as, Utterance what);

    /// Wants something to be done about somebody who is not there. Nothing comes back but what then is so.
    ///
    /// @param profile which of the people at this laptop wants it
    /// @param seat of whoever is not there
    void suggest(int profile, Seat seat, Meanwhile what);

    /// Calls for the attention of the player whose turn it is.
    void nudge(int profile, Seat seat);

    /// Asks a table's owner for something: also of a table that is not attended, to be let in there.
    ///
    /// @param profile which of the people at this laptop asks
    /// @param seat the one asked for; null but for [Errand#SEAT]
    void knock(TableId table, int profile, Badge look, Errand errand, @Nullable Seat seat);

    /// Asks for nothing any more.
    void withdraw(TableId table, int profile);

    /// Says what becomes of somebody's asking at the table that is attended.
    void reply(int profile, Person to, boolean granted);

    /// Somebody touches keys or mouse here. May be called as often as that happens.
    void touched();

    /// Asks something of the host itself, as whoever organises a big party does. Without a connection it is
    /// declined at once.
    ///
    /// @return the number of the request, for its answer
    long organise(Order order);

    /// Waits for a seat that the organiser gives out, also over a reconnect. Going to a table ends the wait.
    ///
    /// @param profile which of the people at this laptop waits
    void waitForSeat(int profile, Badge wish);

    /// Shows the others what the roller's hand is over; no columns for nothing.
    void hover(List<Column> columns);

    /// Does one's part in handing the attended table over, while its host still runs. What comes of it is a
    /// [cantstop.protocol.HostMessage.Succession].
    void handOver(HandOverStep step);

    /// Goes on at another host, with the table that is attended and all that is known of it. Comes back
    /// there by itself after a loss, as it would have to the host before.
    ///
    /// @param hostKey the fingerprint the host must have
    void goOnAt(HostAddress address, String hostKey);

    /// Says where the host with that key may be, should the attended table go on there.
    void hint(HostAddress address, String hostKey);
}
