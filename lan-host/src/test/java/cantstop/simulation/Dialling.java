package cantstop.simulation;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.Dialer;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// How a laptop dials hosts over the simulated network, and its connections.
final class Dialling {
    private final World world;
    private final Network network;
    private final Laptop laptop;
    private final Set<Cable> cables = new LinkedHashSet<>();

    Dialling(World world, Network network, Laptop laptop) {
        this.world = world;
        this.network = network;
        this.laptop = laptop;
    }

    HostLink dial(HostAddress address, LinkListener listener) {
        return dial(laptop.key(), address, listener);
    }

    /// Dials without saying whose laptop it is.
    Dialer anonymous() {
        Key unknown = new Key(new StringBuilder(laptop.key().hex()).reverse().toString());
        return (address, listener) -> dial(unknown, address, listener);
    }

    private HostLink dial(Key shown, HostAddress address, LinkListener listener) {
        SimulatedHost host = network.at(address, laptop).orElse(null);
        if (host == null) {
            boolean silent = network.roaming().isPresent() && (address.hashCode() & 1) == 0;
            return new DeadEnd(laptop, listener, silent);
        }
        Cable cable = new Cable(world, network, laptop, shown, host, listener);
        cables.add(cable);
        cable.dial();
        return cable;
    }

    /// The connections that are not closed at the laptop's end.
    List<Cable> cables() {
        return List.copyOf(cables);
    }

    void unplugged(Cable cable) {
        cables.remove(cable);
    }

    /// The program ends in the middle of anything.
    ///
    /// @param silently whether its system ends too, so that nobody tells the host
    void dies(boolean silently) {
        cables().forEach(cable -> cable.guestDied(silently));
        cables.clear();
    }
}
