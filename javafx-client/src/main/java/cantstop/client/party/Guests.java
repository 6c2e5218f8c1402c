package cantstop.client.party;

import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Guest;

/// Where a client half comes from.
public interface Guests {
    /// A new one, not connected yet.
    ///
    /// @param listener is called on the client half's thread
    Arrival arrive(ClientListener listener);

    /// A client half, and how to be done with it.
    ///
    /// @param leave says goodbye and lets go of everything; does not wait
    record Arrival(Guest guest, Runnable leave) {}
}
