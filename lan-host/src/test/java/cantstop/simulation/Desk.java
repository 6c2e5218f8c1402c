package cantstop.simulation;

import cantstop.engine.Badge;
import cantstop.engine.Log;
import cantstop.engine.TableName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Timers;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// What a window stands on at a laptop of the party: time, network, copies, a host of its own, and what its people
/// want.
public interface Desk {
    /// The key of this installation.
    Key key();

    String name();

    /// How whoever sits there looks.
    Badge badge();

    /// What the table is called at which its people want to be.
    TableName wanted();

    /// Whether its people are those who open it.
    default boolean opensTable() {
        return wanted().text().startsWith(name() + "’");
    }

    /// Whether nobody has whims any more.
    boolean isCalm();

    /// Whether its people are not there.
    boolean isAway();

    Timers timers();

    SplittableRandom chance();

    /// Runs a task on the window's thread, some time after this call.
    void later(Runnable task);

    /// A guest on a thread of its own, not connected yet.
    ///
    /// @param listener is told what happens
    /// @param fx the way to the window's thread, over which the people before the window see the same
    /// @return the guest; `leave` says goodbye and ends it
    Arrival arrive(ClientListener listener, Executor fx);

    /// A guest, and how to be done with it.
    record Arrival(Guest guest, Runnable leave) {}

    /// What this laptop has of a table.
    Log copy(TableId table);

    /// The hosts around this laptop, to choose one from.
    HostDiscovery around();

    /// Opens this laptop's host.
    ///
    /// @param then gets it after a while
    void open(Consumer<DeskHost> then);

    /// Its people look at the window again, where nothing has changed.
    void glance();

    /// Where hosts with a table are, as somebody in the room would say aloud.
    List<HostAddress> told();

    /// The program ends, and is started again.
    void quit(Duration again);

    void note(String what, Object detail);

    /// The window has done what it must never do.
    void finds(String what);
}
