package cantstop.host.net;

import cantstop.host.browser.SeatSite;
import cantstop.host.give.Artifacts;
import cantstop.host.give.CannotGive;
import cantstop.host.give.GiveServer;
import cantstop.host.give.PageText;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The pages of a host: the seat in a browser as long as it runs, and the download page while the program is on offer.
/// Confined to its [HostServer]'s lock.
final class HostPages implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HostPages.class);

    private final Optional<GiveServer> server;
    private Optional<ProgramGiver> giving = Optional.empty();

    private HostPages(Optional<GiveServer> server) {
        this.server = server;
    }

    /// Opens the port. A host goes on without one: guests with the program can still come.
    static HostPages open(Identity identity, Listener listener) {
        try {
            SeatSite seats = new SeatSite(identity, new SecureRandom(), listener.door());
            int port = listener.port() + HostAddress.TO_THE_PAGE;
            return new HostPages(Optional.of(GiveServer.open(listener.bound(), port, seats)));
        } catch (CannotGive e) {
            LOG.warn("Browsers can't come in: {}", e.getMessage());
            return new HostPages(Optional.empty());
        }
    }

    /// The port; empty if there is none.
    OptionalInt port() {
        return server.map(there -> OptionalInt.of(there.port())).orElse(OptionalInt.empty());
    }

    /// Where the page with a seat is; none if there is no port for it. A browser takes no address with a zone.
    ///
    /// @param host where the host can be reached
    List<String> seats(List<HostAddress> host) {
        return server.stream()
                .flatMap(there -> host.stream()
                        .filter(address -> address.host().indexOf('%') < 0)
                        .map(address -> "http://" + new HostAddress(address.host(), there.port()) + SeatSite.PATH))
                .toList();
    }

    /// Gives the program from now on; if it is given already, that goes on.
    ///
    /// @param host where the host can be reached
    GivenProgram give(Artifacts artifacts, PageText pageText, List<HostAddress> host) throws CannotGive {
        if (giving.isEmpty()) {
            giving = Optional.of(ProgramGiver.begin(server.orElseThrow(CannotGive::noPort), artifacts, pageText));
        }
        return giving.get().given(host);
    }

    void stopGiving() {
        giving.ifPresent(ProgramGiver::close);
        giving = Optional.empty();
    }

    @Override
    public void close() {
        stopGiving();
        server.ifPresent(GiveServer::close);
    }
}
