package cantstop.browser.replay;

import cantstop.engine.TableState;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.Timers;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.Dialer;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.ClientMessageCodec;
import cantstop.protocol.wire.HostMessageCodec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// A core with everything around it on the other side of a seam.
final class CoreSeam {
    private final Seam seam;
    private final Surroundings around;
    private final ClientHalf core;
    private final List<Runnable> tasks = new ArrayList<>();
    private final List<LinkListener> links = new ArrayList<>();

    CoreSeam(Seam seam, Surroundings around) {
        this.seam = seam;
        this.around = around;
        core = new ClientHalf(
                new SeamTimers(),
                new SeamChance(),
                new SeamDialer(),
                HostDiscovery.NONE,
                new SeamStore(seam, around.store()),
                new Told(seam, around.owner()),
                VersionRange.OURS,
                "simulation",
                around.signer().map(SeamSigner::new));
    }

    ClientHalf core() {
        return core;
    }

    /// A task whose time has come.
    Runnable task(int number) {
        return tasks.get(number);
    }

    /// Who hears of a link, in the order in which they were dialled.
    LinkListener link(int number) {
        return links.get(number);
    }

    /// A message about the attended table, which its owner makes of it.
    Function<TableId, ClientMessage.OfTable> message(Function<TableId, ClientMessage.OfTable> really) {
        return table -> (ClientMessage.OfTable) read(seam.calls(
                Mark.MESSAGE,
                Parcel.of(table.toString()).bytes(),
                () -> ClientMessageCodec.encode(really.apply(table))));
    }

    /// A request to the attended table, which its owner makes of that.
    Guest.Question question(Guest.Question really) {
        return (RequestId request, TableState table) -> (ClientMessage.Request) read(seam.calls(
                Mark.QUESTION,
                Parcel.of(request.number())
                        .and(table.id().toString())
                        .and(table.sequence())
                        .and(table.epoch().number())
                        .bytes(),
                () -> ClientMessageCodec.encode(really.about(request, table))));
    }

    static ClientMessage read(byte[] message) {
        try {
            return ClientMessageCodec.decode(message);
        } catch (BreachException e) {
            throw new IllegalStateException(e);
        }
    }

    static HostMessage heard(byte[] message) {
        try {
            return HostMessageCodec.decode(message);
        } catch (BreachException e) {
            throw new IllegalStateException(e);
        }
    }

    private final class SeamTimers implements Timers {
        @Override
        public Duration now() {
            return around.timers().now();
        }

        @Override
        public Timer after(Duration delay, Runnable task) {
            int number = tasks.size();
            tasks.add(task);
            List<Timer> real = new ArrayList<>();
            seam.does(Mark.LATER, Parcel.of(number).and(delay.toNanos()).bytes(), () -> {
                real.add(around.timers()
                        .after(
                                delay,
                                () -> seam.called(
                                        Mark.TIMER_IS_DUE, Parcel.of(number).bytes(), task)));
            });
            return () -> seam.does(Mark.NOT_LATER, Parcel.of(number).bytes(), () -> real.forEach(Timer::cancel));
        }
    }

    private final class SeamChance implements RandomGenerator {
        @Override
        public long nextLong() {
            throw new UnsupportedOperationException("what a core asks of chance is written down with its bound");
        }

        @Override
        public long nextLong(long bound) {
            return new Unpacked(seam.calls(
                            Mark.ANY_LONG,
                            Parcel.of(bound).bytes(),
                            () -> Parcel.of(around.chance().nextLong(bound)).bytes()))
                    .number();
        }

        @Override
        public void nextBytes(byte[] bytes) {
            byte[] drawn = seam.calls(Mark.ANY_BYTES, Parcel.of(bytes.length).bytes(), () -> {
                byte[] any = new byte[bytes.length];
                around.chance().nextBytes(any);
                return any;
            });
            System.arraycopy(drawn, 0, bytes, 0, bytes.length);
        }
    }

    private final class SeamSigner implements HandSigner {
        private final HandSigner real;

        SeamSigner(HandSigner real) {
            this.real = real;
        }

        @Override
        public Key key() {
            return real.key();
        }

        @Override
        public Bytes publicKey() {
            return real.publicKey();
        }

        @Override
        public Bytes sign(Bytes text) {
            return Bytes.of(
                    seam.calls(Mark.SIGN, text.toArray(), () -> real.sign(text).toArray()));
        }
    }

    private final class SeamDialer implements Dialer {
        @Override
        public HostLink dial(HostAddress address, LinkListener listener) {
            return dial(around.dialer(), address, listener);
        }

        @Override
        public Dialer single() {
            return (address, listener) -> dial(around.dialer().single(), address, listener);
        }

        private HostLink dial(Dialer dialer, HostAddress address, LinkListener listener) {
            int number = links.size();
            links.add(listener);
            List<HostLink> real = new ArrayList<>();
            seam.does(Mark.DIAL, Told.address(Parcel.of(number), address).bytes(), () -> {
                real.add(dialer.dial(address, new HeardLink(number, listener)));
            });
            return new SeamLink(number, real);
        }

        @Override
        public void know(List<HostAddress> addresses, @Nullable Key hostKey) {
            Parcel parcel = new Parcel().and(hostKey).and(addresses.size());
            addresses.forEach(address -> Told.address(parcel, address));
            seam.does(Mark.KNOW, parcel.bytes(), () -> around.dialer().know(addresses, hostKey));
        }

        @Override
        public HostAddress reached(HostAddress dialled) {
            return new Unpacked(seam.calls(
                            Mark.WHERE,
                            Told.address(new Parcel(), dialled).bytes(),
                            () -> Told.address(new Parcel(), around.dialer().reached(dialled))
                                    .bytes()))
                    .address();
        }
    }

    private final class SeamLink implements HostLink {
        private final int number;
        private final List<HostLink> real;

        SeamLink(int number, List<HostLink> real) {
            this.number = number;
            this.real = real;
        }

        @Override
        public void send(ClientMessage message) {
            seam.does(
                    Mark.SEND,
                    Parcel.of(number).and(ClientMessageCodec.encode(message)).bytes(),
                    () -> real.forEach(link -> link.send(message)));
        }

        @Override
        public void close() {
            seam.does(Mark.CLOSE, Parcel.of(number).bytes(), () -> real.forEach(HostLink::close));
        }
    }

    /// What a real link brings, on its way to the core.
    private final class HeardLink implements LinkListener {
        private final int number;
        private final LinkListener core;

        HeardLink(int number, LinkListener core) {
            this.number = number;
            this.core = core;
        }

        @Override
        public void reached() {
            seam.called(Mark.REACHED, Parcel.of(number).bytes(), core::reached);
        }

        @Override
        public void opened(Key hostKey) {
            seam.called(Mark.OPENED, Parcel.of(number).and(hostKey).bytes(), () -> core.opened(hostKey));
        }

        @Override
        public void received(HostMessage message) {
            byte[] bytes = HostMessageCodec.encode(message);
            HostMessage carried = heard(bytes);
            seam.called(Mark.RECEIVED, Parcel.of(number).and(bytes).bytes(), () -> core.received(carried));
        }

        @Override
        public void lost(LossReason reason) {
            seam.called(Mark.LOST, Parcel.of(number).and(reason.name()).bytes(), () -> core.lost(reason));
        }
    }
}
