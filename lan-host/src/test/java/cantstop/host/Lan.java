package cantstop.host;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.host.session.GuestLink;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A network in memory with real cores on both sides: messages take a millisecond, in order; hosts can be killed,
/// laptops cut off from each other.
public final class Lan {
    private static final Duration TRIP = Duration.ofMillis(1);

    public final HandTimers timers = new HandTimers();
    private Courier courier = (_, _, delivery) -> timers.after(TRIP, delivery);
    private final Map<HostAddress, Laptop> listening = new HashMap<>();
    private final List<Wire> wires = new ArrayList<>();
    private final Set<Set<Laptop>> cut = new HashSet<>();

    /// The way from one laptop to a core of another one, or of its own.
    ///
    /// @param toHost whether to the host there, and not to the guest
    public record Lane(Laptop from, Laptop to, boolean toHost) {}

    /// Carries what is sent: in order on each lane, and when it likes.
    public interface Courier {
        /// Takes something to deliver.
        ///
        /// @param both whether both ends of the lane hear of it at once
        void carry(Lane lane, boolean both, Runnable delivery);
    }

    /// From now on another courier carries what is sent.
    public void isServedBy(Courier another) {
        courier = another;
    }

    /// A laptop whose key is this letter over and over.
    public Laptop laptop(char letter) {
        return new Laptop(this, letter, Optional.empty());
    }

    /// A laptop with a key of its own, which takes part in the throws.
    public Laptop laptopWithHand(char letter) {
        return new Laptop(this, letter, Optional.of(Identity.fresh()));
    }

    public void passes(Duration time) {
        timers.advance(time);
    }

    /// A laptop with this key.
    public Laptop laptop(char letter, HandSigner key) {
        return new Laptop(this, letter, Optional.of(key));
    }

    /// Long enough for everything that needs no patience.
    public void settles() {
        passes(Duration.ofSeconds(1));
    }

    /// The people at this host's table begin a game, and its first move is due.
    public void begins(Laptop host) {
        host.asks(new Command.Start());
        passes(Duration.ofSeconds(20));
    }

    /// That many moves, each by whoever of these people may.
    public static void plays(int moves, List<Laptop> people) {
        for (int move = 0; move < moves; move++) {
            assertThat(people.stream().anyMatch(Laptop::moves)).isTrue();
        }
    }

    /// A laptop listens on the first free port.
    public HostAddress listen(Laptop laptop) {
        for (int port = HostAddress.DEFAULT_PORT; ; port++) {
            HostAddress address = new HostAddress(laptop.ip(), port);
            if (listening.putIfAbsent(address, laptop) == null) {
                return address;
            }
        }
    }

    /// The hosts whose beacons this laptop hears, by their addresses.
    public Map<HostAddress, Laptop> heardBy(Laptop hearer) {
        Map<HostAddress, Laptop> heard = new HashMap<>(listening);
        heard.values().removeIf(other -> other == hearer || cut.contains(pair(hearer, other)));
        return heard;
    }

    /// A host's process is gone, with all its connections.
    public void kill(Laptop host) {
        listening.values().removeIf(host::equals);
        for (Wire wire : List.copyOf(wires)) {
            if (wire.host == host) {
                wire.breaks();
            }
        }
    }

    /// Nothing gets through between these two from now on.
    public void cut(Laptop one, Laptop other) {
        cut.add(pair(one, other));
        breaks(one, other);
    }

    /// What is between these two breaks, and may come up again at once.
    public void breaks(Laptop one, Laptop other) {
        for (Wire wire : List.copyOf(wires)) {
            if (pair(wire.guest, wire.host).equals(pair(one, other))) {
                wire.breaks();
            }
        }
    }

    private static Set<Laptop> pair(Laptop one, Laptop other) {
        return new HashSet<>(List.of(one, other));
    }

    public void mend() {
        cut.clear();
    }

    public HostLink dial(Laptop guest, HostAddress address, LinkListener listener) {
        return dial(guest, guest.key(), address, listener);
    }

    /// Dials with a key of this one connection.
    public HostLink dial(Laptop guest, Key key, HostAddress address, LinkListener listener) {
        Laptop host = listening.get(address);
        Wire wire = new Wire(guest, key, host == null ? guest : host, listener);
        if (host == null) {
            wire.toGuest(() -> listener.lost(LinkListener.LossReason.REFUSED));
        } else if (!cut.contains(pair(guest, host))) {
            wires.add(wire);
            wire.toBoth(wire::opens);
        }
        return wire;
    }

    private final class Wire implements HostLink, GuestLink {
        private final Laptop guest;
        private final Key key;
        private final Laptop host;
        private final LinkListener listener;
        private boolean over;

        Wire(Laptop guest, Key key, Laptop host, LinkListener listener) {
            this.guest = guest;
            this.key = key;
            this.host = host;
            this.listener = listener;
        }

        private void toHost(Runnable delivery) {
            courier.carry(new Lane(guest, host, true), false, delivery);
        }

        private void toBoth(Runnable delivery) {
            courier.carry(new Lane(guest, host, true), true, delivery);
        }

        private void toGuest(Runnable delivery) {
            courier.carry(new Lane(host, guest, false), false, delivery);
        }

        private void opens() {
            if (!over) {
                host.core().connected(this, key);
                listener.opened(host.key());
            }
        }

        @Override
        public void send(ClientMessage message) {
            toHost(() -> {
                if (wires.contains(this)) {
                    host.core().received(this, message);
                }
            });
        }

        @Override
        public void send(HostMessage message) {
            toGuest(() -> {
                if (!over) {
                    listener.received(message);
                }
            });
        }

        @Override
        public Optional<String> address() {
            return Optional.of(guest.ip());
        }

        /// Either end lets go: the other one hears of it after what was sent before.
        @Override
        public void close() {
            toBoth(() -> {
                if (wires.remove(this)) {
                    over = true;
                    host.core().lost(this);
                    listener.lost(LinkListener.LossReason.RESET);
                }
            });
        }

        void breaks() {
            wires.remove(this);
            over = true;
            toHost(() -> host.core().lost(this));
            toGuest(() -> listener.lost(LinkListener.LossReason.RESET));
        }
    }
}
