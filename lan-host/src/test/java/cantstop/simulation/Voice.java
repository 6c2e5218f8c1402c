package cantstop.simulation;

import cantstop.host.HostCore;
import cantstop.host.discovery.Announcer;
import cantstop.host.discovery.Audience;
import cantstop.host.environment.HostInfo;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.HeardHosts;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// The voice of a host at a party that roams: the real announcer, and the other hosts that it hears.
final class Voice implements Air.Ear {
    private final Air air;
    private final Laptop laptop;
    private final SimulatedHost host;
    private final BooleanSupplier deaf;
    private final Announcer announcer;
    private final HeardHosts others = new HeardHosts();
    private Consumer<Audience.Count> watcher = _ -> {};
    private Audience.Count count = Audience.Count.NOBODY;

    /// A voice that is silent yet.
    ///
    /// @param deaf whether a firewall keeps everything out
    /// @param boot another one at each start of the host
    Voice(Air air, Laptop laptop, SimulatedHost host, BooleanSupplier deaf, long boot) {
        this.air = air;
        this.laptop = laptop;
        this.host = host;
        this.deaf = deaf;
        HostInfo info = new HostInfo(host.key(), "Host", "simulation");
        announcer = new Announcer(
                laptop.machine(),
                air.open(this, laptop),
                info,
                boot,
                HostAddress.DEFAULT_PORT,
                this::glance,
                this::counted,
                _ -> {});
    }

    private void counted(Audience.Count now) {
        count = now;
        watcher.accept(now);
    }

    /// Watches who hears the host, now and at each change.
    void watch(Consumer<Audience.Count> other) {
        watcher = other;
        other.accept(count);
    }

    void start() {
        announcer.start();
    }

    void stop() {
        announcer.stop();
        air.close(this);
    }

    private void glance() {
        HostCore core = host.core();
        if (core != null) {
            announcer.told(core.snapshot());
        }
    }

    @Override
    public void hears(Datagram datagram, HostAddress from) {
        if (!host.isUp() || deaf.getAsBoolean()) {
            return;
        }
        if (datagram instanceof Datagram.Beacon other && !other.host().equals(host.key())) {
            others.heard(other, from.host(), laptop.machine().now());
        } else {
            announcer.heard(datagram, from);
        }
    }

    /// The other hosts that are heard now.
    List<FoundHost> others() {
        others.expire(laptop.machine().now());
        return others.list();
    }
}
