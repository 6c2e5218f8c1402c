package cantstop.host.net;

import cantstop.host.give.CannotGive;
import cantstop.host.give.Gift;
import cantstop.host.give.GiveServer;
import cantstop.host.give.Letter;
import cantstop.host.give.Shelf;
import cantstop.protocol.HostAddress;
import java.net.InetAddress;
import java.util.List;

/// A host that gives its program away: what is on the shelf, and the page that it is fetched from.
final class Giving implements AutoCloseable {
    private final Shelf shelf;
    private final List<Gift> gifts;
    private final GiveServer server;

    private Giving(Shelf shelf, List<Gift> gifts, GiveServer server) {
        this.shelf = shelf;
        this.gifts = gifts;
        this.server = server;
    }

    static Giving begin(InetAddress bind, Shelf shelf, Letter letter) throws CannotGive {
        List<Gift> gifts = shelf.gifts();
        try {
            return new Giving(shelf, gifts, GiveServer.open(bind, gifts, letter));
        } catch (CannotGive e) {
            shelf.clear();
            throw e;
        }
    }

    int port() {
        return server.port();
    }

    /// @param host where the host can be reached
    Given given(List<HostAddress> host) {
        return new Given(
                host.stream()
                        .map(address -> "http://" + new HostAddress(address.host(), port()) + "/")
                        .toList(),
                gifts);
    }

    @Override
    public void close() {
        server.close();
        shelf.clear();
    }
}
