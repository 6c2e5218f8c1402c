package cantstop.client.fake;

import cantstop.engine.identity.Key;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.client.discovery.Lookout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Hosts around that are heard when a test says so.
public final class FakeNeighbours implements HostDiscovery {
    public final List<String> calls = new ArrayList<>();
    private Consumer<Lookout.View> watcher = view -> {};

    /// These are heard now.
    public void hears(FoundHost... hosts) {
        sees(new Lookout.View(List.of(hosts), new DatagramSender.Reach(1, false), true));
    }

    public void sees(Lookout.View view) {
        watcher.accept(view);
    }

    @Override
    public void look(List<HostAddress> remembered, Consumer<Lookout.View> seen) {
        calls.add("look " + remembered);
        watcher = seen;
    }

    @Override
    public void rest() {
        calls.add("rest");
        watcher = view -> {};
    }

    @Override
    public void tried(Key host, boolean shutOut) {
        calls.add((shutOut ? "shut out by " : "let in by ") + host.hex().substring(0, 4));
    }
}
