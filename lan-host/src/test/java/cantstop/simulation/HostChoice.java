package cantstop.simulation;

import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.discovery.FoundHost;
import java.util.List;
import java.util.Optional;

/// Which host the people at a laptop connect to: their own, one after the other of those that they see, or whichever
/// another guest names.
final class HostChoice {
    /// So many looks at a screen that waits for a host before people go where else the table is listed.
    private static final int WAITING = 20;

    /// So many glances at a host that is gone before people behind a closed firewall ask where the others are.
    private static final int ASKING = 10;

    /// So many visits to hosts that do not have the table before its people go on with the copy in their history.
    private static final int IN_VAIN = 20;

    private final Hosting hosting;
    private final Network network;
    private final Laptop laptop;
    private final SimulatedHost host;
    private final Optional<Neighbours> neighbours;
    private boolean elsewhere;
    private int tried;
    private int inVain;
    private int waiting;
    private long gaveUpAt;

    HostChoice(Hosting hosting, Network network, Laptop laptop, SimulatedHost host, Optional<Neighbours> neighbours) {
        this.hosting = hosting;
        this.network = network;
        this.laptop = laptop;
        this.host = host;
        this.neighbours = neighbours;
    }

    /// The own host comes first.
    void prefersOwn() {
        elsewhere = false;
    }

    /// @param away whether people look for their table at other hosts than their own
    void looks(boolean away) {
        elsewhere = away;
    }

    /// The table is on the screen.
    void atTable() {
        elsewhere = false;
        inVain = 0;
    }

    /// This laptop is connected to a host.
    void reached() {
        waiting = 0;
    }

    /// Connects to the own host, and where the table is not there, to one after the other of those that are heard of.
    void connect() {
        if (neighbours.isEmpty()) {
            laptop.connect(nextPlace());
        } else if (host.isUp() && !elsewhere) {
            laptop.connect(host.whereabouts().own());
        } else {
            connectAround(neighbours.get());
        }
    }

    private HostAddress nextPlace() {
        if (host.isUp() && !elsewhere) {
            return host.whereabouts().first();
        }
        List<SimulatedHost> running = network.running();
        if (running.isEmpty() && hosting.hasHosted()) {
            hosting.open();
            return host.whereabouts().first();
        }
        tried++;
        inVain++;
        if (opensAgain()) {
            return host.whereabouts().first();
        }
        return running.isEmpty()
                ? network.addresses().get(tried % network.addresses().size())
                : running.get(tried % running.size()).whereabouts().first();
    }

    /// Whether it has opened its own host, after so many visits to others: a host whose disk forgot everything may
    /// lead another table now, and never come back with this one.
    private boolean opensAgain() {
        Optional<TableId> table = hosting.table();
        boolean opens =
                hosting.isCalm() && (hosting.hasHosted() || table.isPresent()) && !host.isUp() && inVain > IN_VAIN;
        if (opens) {
            inVain = 0;
            hosting.open();
            table.ifPresent(host::gather);
        }
        return opens;
    }

    /// A guest who sees no host asks another guest for an invite.
    private void connectAround(Neighbours around) {
        List<FoundHost> seen = around.seen();
        hosting.goesAround();
        tried++;
        inVain++;
        if (seen.isEmpty() && hosting.hasHosted() && !host.isUp() && around.hasSettled() && inVain > 2) {
            hosting.open();
        }
        if (host.isUp() && seen.isEmpty() && !hosting.isCalm() || opensAgain()) {
            laptop.connect(host.whereabouts().own());
        } else if (!seen.isEmpty()) {
            FoundHost found = seen.get(tried % seen.size());
            laptop.connect(found.addresses(), found.key());
        } else {
            List<SimulatedHost> invite = inviting();
            SimulatedHost invites = invite.get(tried % invite.size());
            laptop.connect(invites.whereabouts().all(), invites.key());
        }
    }

    /// Where invites lead: who wants it to go on names a laptop that hosts.
    private List<SimulatedHost> inviting() {
        List<SimulatedHost> running = network.running();
        return hosting.isCalm() && !running.isEmpty() ? running : network.all();
    }

    /// Whether people have waited for a host long enough to look at the list of games, and another one has the table.
    /// Where a firewall stays shut the list is empty, and they ask the others where they are.
    ///
    /// @param shut whether it does
    boolean seesTableElsewhere(boolean shut) {
        waiting++;
        boolean asks = shut && waiting > ASKING;
        boolean sees = waiting > WAITING
                && hosting.table().filter(this::isLedElsewhere).isPresent();
        elsewhere |= sees || asks;
        if (sees && hosting.isCalm() && gaveUpAt == 0) {
            gaveUpAt = network.now();
        }
        return sees || asks;
    }

    /// When its people first gave up waiting for a host after the faults, as others play elsewhere; 0 where they
    /// didn't.
    long gaveUpAt() {
        return gaveUpAt;
    }

    private boolean isLedElsewhere(TableId table) {
        return neighbours
                .map(around -> around.see(table))
                .orElseGet(() -> network.running().stream().anyMatch(other -> other != host && other.lists(table)));
    }
}
