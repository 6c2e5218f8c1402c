package cantstop.browser;

import cantstop.browser.seat.PageGuest;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Introduction;
import cantstop.protocol.client.Dialer;
import cantstop.protocol.client.LinkListener;
import org.teavm.jso.JSExport;

/// What the module `core.js` gives to the page: a guest's core behind a few functions. Not thread-safe, as a page has
/// one thread.
public final class Core {
    private static final String PROGRAM = "cant-stop in a browser";

    private final PageGuest guest;

    private Core(PageGuest guest) {
        this.guest = guest;
    }

    /// A core that connects to the host that gave the page away.
    @JSExport
    public static Core open(Options options) {
        PageRandom random = new PageRandom(options);
        PageGuest guest = new PageGuest(
                new PageTimers(options),
                random,
                key -> dialer(options, key, random),
                new PageStorage(options),
                new PageScreen(options),
                PROGRAM);
        String hostKey = options.getHostKey();
        guest.connect(address(options.getSocket()), hostKey != null && Key.isKey(hostKey) ? new Key(hostKey) : null);
        return new Core(guest);
    }

    private static Dialer dialer(Options options, HandSigner key, PageRandom random) {
        return (HostAddress address, LinkListener listener) -> {
            byte[] nonce = new byte[Introduction.NONCE];
            random.nextBytes(nonce);
            Socket socket = options.socketFactory(socketAt(address));
            return new SocketLink(socket, key, Bytes.of(nonce), listener, Window::warn);
        };
    }

    /// The host that gave the page away at this address of its WebSocket.
    private static HostAddress address(String socket) {
        String place = socket.replaceAll("^ws://|/seat/socket$", "");
        int colon = place.lastIndexOf(':');
        return new HostAddress(
                place.substring(0, colon).replaceAll("[\\[\\]]", ""),
                Integer.parseInt(place.substring(colon + 1)) - HostAddress.TO_THE_PAGE);
    }

    private static String socketAt(HostAddress host) {
        return "ws://" + new HostAddress(host.host(), host.port() + HostAddress.TO_THE_PAGE).withPort()
                + "/seat/socket";
    }

    /// Does what was pressed.
    ///
    /// @param json the action's arguments
    /// @return the number of the request that will be answered; 0 if nothing will
    @JSExport
    public int act(String name, String json) {
        return (int) guest.act(name, PageArguments.of(json));
    }

    /// The page is seen again, or has a network again.
    @JSExport
    public void networkReturned() {
        guest.networkReturned();
    }

    /// Says goodbye.
    @JSExport
    public void close() {
        guest.close();
    }
}
