package cantstop.simulation;

import cantstop.engine.Event;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.Key;
import cantstop.host.HostCore;
import cantstop.host.session.GuestLink;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.wire.EventCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One connection between a laptop and a host. Within it messages stay in order and whole; each takes its own
/// time, so that messages of different cables overtake each other. It breaks as real ones do: at both ends,
/// at one of them, or without anybody being told.
final class Cable implements HostLink {
    private static final Bytes ANOTHER_EVENT = Bytes.of(EventCodec.encode(new Event.LockChanged(true)));

    private final World world;
    private final Network network;
    private final Laptop laptop;
    private final Key guestKey;
    private final SimulatedHost host;
    private final LinkListener guest;
    private final Way toHost = new Way(false);
    private final Way toGuest = new Way(true);
    private final HostEnd hostEnd = new HostEnd();
    private final BetweenReleases releases;
    private @Nullable HostCore core;
    private boolean closedAtGuest;
    private boolean closedAtHost;
    private boolean damagesNext;
    private int shownFor;
    private boolean catchingUp;

    /// @param guestKey what the laptop shows itself with
    Cable(World world, Network network, Laptop laptop, Key guestKey, SimulatedHost host, LinkListener guest) {
        this.world = world;
        this.network = network;
        this.laptop = laptop;
        this.guestKey = guestKey;
        this.host = host;
        this.guest = guest;
        releases = new BetweenReleases(laptop.machine(), host);
    }

    /// One direction.
    private final class Way {
        private final boolean towardsGuest;
        private long last;
        private boolean broken;

        Way(boolean towardsGuest) {
            this.towardsGuest = towardsGuest;
        }

        void carry(Machine to, Runnable arrival) {
            if (!broken) {
                last = Math.max(last, world.now() + network.delay(laptop, host, towardsGuest));
                to.hear(last - world.now(), arrival);
            }
        }
    }

    Key guestKey() {
        return guestKey;
    }

    /// Whether it leads from one laptop to another one.
    boolean isFromElsewhere() {
        return laptop.machine() != host.machine();
    }

    /// Whether its guest runs the shipped version where there is another one.
    boolean isOld() {
        return releases.isOld();
    }

    void dial() {
        toHost.carry(host.machine(), this::knock);
    }

    private void knock() {
        HostCore reached = host.core();
        if (reached == null) {
            closedAtHost = true;
            toGuest.carry(laptop.machine(), () -> lostAtGuest(LossReason.REFUSED));
            return;
        }
        core = reached;
        host.plugged(this);
        laptop.vigilance().foundDamage(host.cut());
        toGuest.carry(laptop.machine(), () -> untilClosed(guest::reached));
        toGuest.carry(laptop.machine(), () -> untilClosed(() -> guest.opened(host.key())));
        reached.connected(hostEnd, guestKey);
    }

    private void untilClosed(Runnable heard) {
        if (!closedAtGuest) {
            heard.run();
        }
    }

    @Override
    public void send(ClientMessage message) {
        if (message instanceof ClientMessage.ShowHand show) {
            laptop.vigilance().shows(show);
            shownFor = show.number();
        } else if (message instanceof ClientMessage.Attend) {
            shownFor = 0;
        }
        if (laptop.forger().isPresent() && guestKey.equals(laptop.key())) {
            says(laptop.forger().get().says(message, host));
        } else {
            laptop.cheater().says(message, this::says);
        }
    }

    private void says(ClientMessage message) {
        if (!closedAtGuest) {
            world.note(laptop.name(), "says", message);
            ClientMessage said = releases.said(message);
            ClientMessage carried = network.encodes() ? OnTheWire.carried(said, host::broken) : said;
            toHost.carry(host.machine(), () -> {
                if (!closedAtHost && core != null) {
                    core.received(hostEnd, host.heard(this, carried));
                }
            });
        }
    }

    @Override
    public void close() {
        if (!closedAtGuest) {
            closedAtGuest = true;
            laptop.dialling().unplugged(this);
            toHost.carry(host.machine(), this::lostAtHost);
        }
    }

    /// The host's end.
    private final class HostEnd implements GuestLink {
        @Override
        public void send(HostMessage message) {
            if (!closedAtHost) {
                host.referee().hostSays(message, host);
                host.gatherings().said(Cable.this, message);
                Optional<HostMessage.Entries> lie = host.liar().instead(message, laptop, shownFor, isLive(message));
                if (lie.isPresent()) {
                    toGuest.carry(laptop.machine(), () -> liedTo(lie.get()));
                    return;
                }
                Optional<HostMessage> told = releases.told(message);
                if (told.isEmpty()) {
                    sendAway();
                    return;
                }
                boolean mayDamage = damagesNext;
                HostMessage sent = mayDamage ? damaged(told.get()) : told.get();
                HostMessage carried = network.encodes() ? OnTheWire.carried(sent, host::broken) : sent;
                boolean damaged = mayDamage && !damagesNext;
                toGuest.carry(laptop.machine(), () -> heardAtGuest(carried, damaged));
            }
        }

        /// Its guest would be told what it can't read.
        private void sendAway() {
            laptop.machine().releases().met(Releases.Meeting.SENT_AWAY);
            host.machine().hear(0, () -> {
                if (!closedAtHost && core != null) {
                    core.end(this, HostMessage.CloseReason.OTHER_VERSION, "");
                }
            });
        }

        /// Whether it tells what happens now, to somebody who has all that was before.
        private boolean isLive(HostMessage message) {
            boolean live = !catchingUp;
            if (message instanceof HostMessage.Attending) {
                catchingUp = true;
            } else if (message instanceof HostMessage.Entries told) {
                catchingUp &=
                        !told.entries().isEmpty() && told.entries().getLast().sequence() < told.upTo();
            }
            return live;
        }

        @Override
        public Optional<String> address() {
            return laptop.ip();
        }

        @Override
        public void close() {
            if (!closedAtHost) {
                closedAtHost = true;
                host.unplugged(Cable.this);
                toGuest.carry(laptop.machine(), () -> lostAtGuest(LossReason.RESET));
            }
        }
    }

    private void heardAtGuest(HostMessage message, boolean damaged) {
        if (!closedAtGuest) {
            world.note(laptop.name(), damaged ? "mishears" : "hears", message);
            releases.heard(message);
            if (damaged && message instanceof HostMessage.Entries told) {
                laptop.vigilance().foundDamage(told.table());
            }
            Optional<ClientMessage> forged = laptop.forger().flatMap(one -> one.answers(message));
            if (forged.isPresent()) {
                laptop.vigilance().foundDamage(((HostMessage.SendLog) message).table());
                says(forged.get());
                return;
            }
            guest.received(message);
            if (message instanceof HostMessage.Entries told && !closedAtGuest) {
                laptop.vigilance().heard(told, shownFor);
            }
        }
    }

    private void liedTo(HostMessage.Entries lie) {
        if (!closedAtGuest) {
            world.note(laptop.name(), "is told", lie);
            laptop.vigilance().liedTo(lie, host.liar().lie(), () -> guest.received(lie));
        }
    }

    private void lostAtGuest(LossReason reason) {
        if (!closedAtGuest) {
            closedAtGuest = true;
            laptop.dialling().unplugged(this);
            world.note(laptop.name(), "loses", reason);
            guest.lost(reason);
        }
    }

    private void lostAtHost() {
        if (!closedAtHost && core != null) {
            closedAtHost = true;
            host.unplugged(this);
            core.lost(hostEnd);
        }
    }

    /// Pulled out: whoever is told is told soon, the other end finds out by silence.
    void breakOff(boolean guestIsTold, boolean hostIsTold) {
        if (guestIsTold) {
            toGuest.carry(laptop.machine(), () -> lostAtGuest(LossReason.RESET));
        }
        if (hostIsTold) {
            toHost.carry(host.machine(), this::lostAtHost);
        }
        toGuest.broken = true;
        toHost.broken = true;
    }

    /// One direction carries nothing any more, and nobody is told.
    void muffle(boolean towardsGuest) {
        (towardsGuest ? toGuest : toHost).broken = true;
    }

    /// The host's program is gone; its system says so, unless that is gone too.
    void hostDied(boolean silently) {
        breakOff(!silently, false);
        closedAtHost = true;
    }

    /// The laptop's program is gone; its system says so, unless that is gone too.
    void guestDied(boolean silently) {
        breakOff(false, !silently);
        closedAtGuest = true;
    }

    /// The next entry on its way to the guest becomes another event, which is legal enough to be folded.
    void damageNext() {
        damagesNext = true;
    }

    private HostMessage damaged(HostMessage message) {
        if (!(message instanceof HostMessage.Entries told) || told.entries().isEmpty()) {
            return message;
        }
        HostMessage.Entry last = told.entries().getLast();
        if (last.sequence() == 1 || last.event().equals(ANOTHER_EVENT)) {
            return message;
        }
        damagesNext = false;
        List<HostMessage.Entry> entries = new ArrayList<>(told.entries());
        entries.set(entries.size() - 1, new HostMessage.Entry(last.sequence(), ANOTHER_EVENT, last.digest()));
        return new HostMessage.Entries(told.table(), told.epoch(), told.upTo(), entries);
    }
}
