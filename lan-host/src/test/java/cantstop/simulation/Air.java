package cantstop.simulation;

import cantstop.protocol.Datagram;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.DatagramCodec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/// What carries beacons and probes from one laptop to the others: each goes its own way, in bytes, and may get lost.
final class Air {
    private static final long SLOWEST = 20_000_000;

    /// One datagram in so many gets lost.
    private static final int LOST = 8;

    private final Network network;
    private final SplittableRandom random;
    private final Map<Ear, Laptop> ears = new LinkedHashMap<>();

    Air(Network network, SplittableRandom random) {
        this.network = network;
        this.random = random;
    }

    /// A socket that datagrams come to.
    interface Ear {
        /// A datagram has come.
        ///
        /// @param from where it seems to come from
        void hears(Datagram datagram, HostAddress from);
    }

    /// Hears from now on, and sends from there.
    DatagramSender open(Ear ear, Laptop laptop) {
        ears.put(ear, laptop);
        return new Socket(ear, laptop);
    }

    void close(Ear ear) {
        ears.remove(ear);
    }

    /// A liar outside the party sends a datagram whose sender's address is made up.
    void forged(Datagram datagram, HostAddress from) {
        ears.forEach((ear, laptop) -> arrives(datagram, from, ear, laptop));
    }

    private void arrives(Datagram datagram, HostAddress from, Ear ear, Laptop laptop) {
        if (random.nextInt(LOST) > 0) {
            laptop.machine().hear(random.nextLong(SLOWEST), () -> {
                if (laptop.equals(ears.get(ear))) {
                    ear.hears(carried(datagram), from);
                }
            });
        }
    }

    private static Datagram carried(Datagram datagram) {
        try {
            return DatagramCodec.decode(DatagramCodec.encode(datagram));
        } catch (BreachException e) {
            throw new Violation("a datagram that can't be read: " + datagram, e);
        }
    }

    /// One laptop's end.
    private final class Socket implements DatagramSender {
        private final Ear own;
        private final Laptop laptop;

        Socket(Ear own, Laptop laptop) {
            this.own = own;
            this.laptop = laptop;
        }

        /// Who is in two networks is heard from both addresses, where the listener is in both, too.
        @Override
        public Reach toAll(Datagram datagram) {
            ears.forEach((ear, other) -> send(datagram, ear, other));
            return new Reach(addresses().size(), false);
        }

        private List<HostAddress> addresses() {
            return network.addressesOf(laptop);
        }

        private void send(Datagram datagram, Ear ear, Laptop other) {
            if (!ear.equals(own) && network.passes(laptop, other)) {
                addresses().stream()
                        .filter(from -> network.leads(other, from))
                        .forEach(from -> arrives(datagram, from, ear, other));
            }
        }

        @Override
        public void to(HostAddress where, Datagram datagram) {
            toListenersAt(where.host(), datagram);
        }

        @Override
        public void toListenersAt(String address, Datagram datagram) {
            ears.forEach((ear, other) -> {
                if (network.addressesOf(other).stream()
                        .anyMatch(one -> one.host().equals(address) && network.leads(laptop, one))) {
                    send(datagram, ear, other);
                }
            });
        }
    }
}
