package cantstop.host.net;

import cantstop.engine.identity.Key;
import cantstop.host.HandTimers;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.HostMessageCodec;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One connection of a simulated guest over wires that carry only so much.
final class SimulatedLink implements HostLink {
    /// What a guest begins its handshake with, and ends it with, in bytes; both with a frame's length.
    private static final byte[] HELLO = framed(300);

    private static final byte[] PROOF = framed(1_200);

    /// What a guest's own arithmetic takes.
    private static final Duration ARITHMETIC = Duration.ofMillis(10);

    private static final Duration KNOCK_AGAIN = Duration.ofSeconds(1);

    private final SimulatedGuest guest;
    private final HandTimers time;
    private final LinkListener listener;
    private final ByteBuf heard = Unpooled.buffer();
    private @Nullable SimulatedHouse house;
    private @Nullable CabledChannel channel;
    private boolean secured;
    private boolean overAtGuest;
    private boolean overAtHost;
    private long lastAtHost;
    private long lastAtGuest;

    SimulatedLink(SimulatedGuest guest, HandTimers time, LinkListener listener) {
        this.guest = guest;
        this.time = time;
        this.listener = listener;
    }

    private static byte[] framed(int length) {
        byte[] frame = new byte[length + 2];
        frame[0] = (byte) (length & 0x7f | 0x80);
        frame[1] = (byte) (length >>> 7);
        return frame;
    }

    Key guestKey() {
        return guest.key();
    }

    void dial() {
        time.after(guest.latency(), this::knock);
    }

    private void knock() {
        SimulatedHouse there = guest.house();
        if (overAtGuest) {
            return;
        }
        if (there == null) {
            toGuest(() -> lost(LossReason.REFUSED));
        } else if (there.takes(this)) {
            house = there;
            toGuest(() -> {
                listener.reached();
                says(HELLO);
            });
        } else {
            time.after(KNOCK_AGAIN, this::knock);
        }
    }

    /// The host's program has taken it.
    CabledChannel accepted() {
        CabledChannel taken = new CabledChannel(guest.number(), this::leaves, this::closedAtHost);
        channel = taken;
        return taken;
    }

    long unsent() {
        return channel == null ? 0 : channel.unsent();
    }

    private void leaves(byte[] bytes) {
        long now = time.now().toNanos();
        long left = guest.wire().leaves(guest.hostsWire().leaves(now, bytes.length), bytes.length);
        SimulatedHouse at = house;
        if (at != null && channel != null) {
            CabledChannel from = channel;
            at.processor.after(Duration.ofNanos(left - now), () -> at.loop.run(() -> from.hasLeft(bytes.length)));
        }
        arrivesAtGuest(left + guest.wire().latency(), () -> hear(bytes));
    }

    private void toGuest(Runnable event) {
        arrivesAtGuest(time.now().toNanos() + guest.wire().latency(), event);
    }

    private void arrivesAtGuest(long at, Runnable event) {
        lastAtGuest = Math.max(lastAtGuest, at);
        time.after(Duration.ofNanos(lastAtGuest).minus(time.now()), () -> {
            if (!overAtGuest) {
                event.run();
            }
        });
    }

    private void toHost(Runnable event) {
        lastAtHost = Math.max(lastAtHost, time.now().plus(guest.latency()).toNanos());
        SimulatedHouse at = house;
        if (at != null) {
            at.processor.after(Duration.ofNanos(lastAtHost).minus(time.now()), () -> at.loop.execute(event));
        }
    }

    private void says(byte[] bytes) {
        toHost(() -> {
            if (channel != null && !overAtHost) {
                channel.arrives(bytes);
            }
        });
    }

    private void hear(byte[] bytes) {
        heard.writeBytes(bytes);
        for (byte[] frame = nextFrame(); frame != null && !overAtGuest; frame = nextFrame()) {
            if (secured) {
                listener.received(read(frame));
            } else {
                secured = true;
                listener.reached();
                time.after(ARITHMETIC, this::opens);
            }
        }
    }

    private void opens() {
        if (!overAtGuest) {
            says(PROOF);
            listener.opened(SimulatedHouse.KEY);
        }
    }

    private byte @Nullable [] nextFrame() {
        heard.markReaderIndex();
        int length = 0;
        int next = 0x80;
        for (int shift = 0; next >= 0x80 && heard.isReadable(); shift += 7) {
            next = heard.readUnsignedByte();
            length |= (next & 0x7f) << shift;
        }
        if (next >= 0x80 || heard.readableBytes() < length) {
            heard.resetReaderIndex();
            return null;
        }
        byte[] frame = ByteBufUtil.getBytes(heard.readSlice(length));
        heard.discardSomeReadBytes();
        return frame;
    }

    private static HostMessage read(byte[] frame) {
        try {
            return HostMessageCodec.decode(frame);
        } catch (BreachException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void send(ClientMessage message) {
        if (!overAtGuest) {
            says(HostByHand.frames(List.of(message)));
        }
    }

    @Override
    public void close() {
        if (!overAtGuest) {
            overAtGuest = true;
            toHost(() -> {
                if (channel != null && !overAtHost) {
                    channel.unsafe().close(channel.voidPromise());
                }
            });
        }
    }

    private void closedAtHost() {
        if (!overAtHost) {
            overAtHost = true;
            if (house != null) {
                house.forget(this);
            }
            toGuest(() -> lost(LossReason.RESET));
        }
    }

    void hostDied() {
        overAtHost = true;
        toGuest(() -> lost(LossReason.RESET));
    }

    private void lost(LossReason reason) {
        overAtGuest = true;
        listener.lost(reason);
    }
}
