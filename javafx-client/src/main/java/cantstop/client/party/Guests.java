package cantstop.client.party;

import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Guest;

/// Where a client half comes from.
public interface Guests {
    /// A new one, not connected yet.
    ///
    /// @param listener is called on the client half's thread
    Guest arrive(ClientListener listener);
}
