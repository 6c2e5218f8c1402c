package cantstop.simulation;

import cantstop.engine.identity.Key;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.client.discovery.Lookout;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The ears of one program at a party that roams: the real lookout.
final class Hearing implements HostDiscovery, Air.Ear {
    private final Air air;
    private final Laptop laptop;
    private final BooleanSupplier deaf;
    private @Nullable Lookout lookout;

    /// @param deaf whether a firewall keeps everything out
    Hearing(Air air, Laptop laptop, BooleanSupplier deaf) {
        this.air = air;
        this.laptop = laptop;
        this.deaf = deaf;
    }

    @Override
    public void look(List<HostAddress> remembered, Consumer<Lookout.View> watcher) {
        rest();
        lookout = new Lookout(laptop.machine(), air.open(this, laptop), laptop.key(), watcher);
        lookout.look(remembered);
    }

    @Override
    public void rest() {
        if (lookout != null) {
            lookout.rest();
            lookout = null;
            air.close(this);
        }
    }

    @Override
    public void tried(Key host, boolean shutOut) {
        if (lookout != null) {
            lookout.tried(host, shutOut);
        }
    }

    @Override
    public void hears(Datagram datagram, HostAddress from) {
        if (lookout != null && !deaf.getAsBoolean()) {
            lookout.heard(datagram, from);
        }
    }
}
