package cantstop.host.discovery;

import cantstop.engine.dice.HandSigner;
import cantstop.protocol.Datagram;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.wire.DatagramCodec;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/// Signs the host's beacons on their way out, so that no other sender can speak in its name. As long as a beacon says
/// the same it is signed once, for however many probes it answers. Confined to one thread.
public final class Sealing implements DatagramSender {
    private final DatagramSender sender;
    private final HandSigner host;
    private final InstantSource clock;

    /// The signed datagrams of the present state: the beacon for all, and answers, which name another table first.
    private final Map<Datagram, Datagram> sealed = new HashMap<>();

    private long at;

    /// @param host the key of the host
    /// @param clock of the system: a host that is started again must not fall back behind what it said
    public Sealing(DatagramSender sender, HandSigner host, InstantSource clock) {
        this.sender = sender;
        this.host = host;
        this.clock = clock;
    }

    @Override
    public Reach toAll(Datagram datagram) {
        if (!sealed.containsKey(datagram)) {
            sealed.clear();
            at = Math.max(at + 1, clock.millis());
        }
        return sender.toAll(sealed(datagram));
    }

    @Override
    public void to(HostAddress where, Datagram datagram) {
        sender.to(where, sealed(datagram));
    }

    @Override
    public void toListenersAt(String address, Datagram datagram) {
        sender.toListenersAt(address, sealed(datagram));
    }

    private Datagram sealed(Datagram datagram) {
        return datagram instanceof Datagram.Beacon beacon
                ? sealed.computeIfAbsent(beacon, _ -> DatagramCodec.seal(beacon, at, host))
                : datagram;
    }
}
