package cantstop.protocol.client;

import cantstop.protocol.ClientMessage;
import java.util.Optional;

/// The standing requests of a guest, which are sent again after each reconnection: the list of tables, and the wait for
/// a seat from the organiser. Confined to its [ClientHalf].
final class Subscriptions {
    private final Reconnector connection;
    private boolean listing;
    private Optional<ClientMessage.WaitForSeat> waiting = Optional.empty();

    Subscriptions(Reconnector connection) {
        this.connection = connection;
    }

    void listTables() {
        listing = true;
        connection.send(new ClientMessage.ListTables());
    }

    void waitForSeat(ClientMessage.WaitForSeat wait) {
        waiting = Optional.of(wait);
        connection.send(wait);
    }

    /// Whether the guest waits for a seat.
    boolean isWaiting() {
        return waiting.isPresent();
    }

    /// A seat has come, or the guest went elsewhere meanwhile.
    void waitNoMore() {
        waiting = Optional.empty();
    }

    /// The connection is up: sends all of them again.
    ///
    /// @param lists whether the list of tables is needed in any case
    void up(boolean lists) {
        if (listing || lists) {
            connection.send(new ClientMessage.ListTables());
        }
        waiting.ifPresent(connection::send);
    }

    void forget() {
        listing = false;
        waiting = Optional.empty();
    }
}
