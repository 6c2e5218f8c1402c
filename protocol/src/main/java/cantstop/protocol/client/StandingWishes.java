package cantstop.protocol.client;

import cantstop.protocol.ClientMessage;
import java.util.Optional;

/// What a guest wants of its host for as long as it takes, and asks for again whenever the line comes up: the list
/// of tables, and a seat that the organiser gives out. Confined to its [ClientHalf].
final class StandingWishes {
    private final Reconnector line;
    private boolean listing;
    private Optional<ClientMessage.WaitForSeat> waiting = Optional.empty();

    StandingWishes(Reconnector line) {
        this.line = line;
    }

    void listTables() {
        listing = true;
        line.send(new ClientMessage.ListTables());
    }

    void waitForSeat(ClientMessage.WaitForSeat wait) {
        waiting = Optional.of(wait);
        line.send(wait);
    }

    /// Whether a seat is waited for.
    boolean isWaiting() {
        return waiting.isPresent();
    }

    /// A seat has come, or the guest went elsewhere meanwhile.
    void waitNoMore() {
        waiting = Optional.empty();
    }

    /// The line is up: all of it is asked for again.
    void up() {
        if (listing) {
            line.send(new ClientMessage.ListTables());
        }
        waiting.ifPresent(line::send);
    }

    void forget() {
        listing = false;
        waiting = Optional.empty();
    }
}
