package cantstop.host.net;

import cantstop.engine.Event;
import cantstop.engine.bot.Bots;
import cantstop.engine.identity.Key;
import cantstop.host.HandTimers;
import cantstop.host.HeldWorkers;
import cantstop.host.HostCore;
import cantstop.host.NoHand;
import cantstop.host.ScriptedDice;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostInfo;
import cantstop.host.environment.MemoryJournal;
import cantstop.host.environment.Pace;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.net.Secured;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.ClientMessageCodec;
import cantstop.protocol.wire.EventCodec;
import cantstop.protocol.wire.HostMessageCodec;
import cantstop.turns.ByHand;
import cantstop.turns.Orders;
import cantstop.turns.Script;
import cantstop.turns.Turns;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.util.ReferenceCountUtil;
import io.netty.util.concurrent.ImmediateEventExecutor;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// The host's thread, its core and the pipelines of its guests as they are shipped, each thread taken by the hand.
final class HostByHand {
    private static final byte[] KNOCK = {1, 0};

    final ByHand thread = new ByHand();
    final HostThread host = new HostThread(thread, new SystemClock());
    final HostCore core;
    private final List<Connection> connections = new ArrayList<>();
    private final ChannelGroup guests = new DefaultChannelGroup(ImmediateEventExecutor.INSTANCE);
    private final GuestPipelines pipelines;

    HostByHand() {
        HostEnvironment environment = new HostEnvironment(
                new HandTimers(),
                new ScriptedDice(),
                new NoHand(new Key("f".repeat(64))),
                new MemoryJournal(HostByHand::decoded),
                new HeldWorkers(),
                new SplittableRandom(1),
                Bots::named);
        core = new HostCore(environment, new HostInfo(new Key("f".repeat(64)), "Test host", "test 1"), Pace.NONE);
        pipelines = new GuestPipelines(guests, core, host, Runnable::run);
    }

    private static Event decoded(byte[] bytes) {
        try {
            return EventCodec.decode(bytes);
        } catch (BreachException e) {
            throw new IllegalStateException(e);
        }
    }

    /// A guest's connection, on a loop of its own.
    final class Connection {
        final LoopByHand loop = new LoopByHand();
        final ChannelByHand channel;
        final Script guest = new Script();

        private Connection(char key) {
            channel = new ChannelByHand(connections.size() + 1);
            var _ = loop.register(channel);
            loop.run(() -> {
                if (!pipelines.admits(channel)) {
                    throw new IllegalStateException("no room");
                }
                pipelines.enter(
                        channel, new Introduced(new Key(String.valueOf(key).repeat(64))));
            });
        }

        /// The guest shows its key.
        Connection knocks() {
            return happens(() -> channel.arrives(KNOCK));
        }

        /// The guest shows its key, says hello, and these in the same breath.
        Connection saysHello(ClientMessage... more) {
            List<ClientMessage> all = new ArrayList<>(List.of(more));
            all.addFirst(new ClientMessage.Hello(VersionRange.OURS, "test"));
            return happens(() -> channel.arrives(concatenated(KNOCK, frames(all))));
        }

        Connection says(ClientMessage... messages) {
            return happens(() -> channel.arrives(frames(List.of(messages))));
        }

        /// The guest's end is gone.
        Connection isLost() {
            return happens(() -> channel.unsafe().close(channel.voidPromise()));
        }

        private Connection happens(Runnable event) {
            guest.then(() -> loop.run(event));
            return this;
        }

        /// What the guest has heard so far.
        List<HostMessage> heard() {
            List<HostMessage> heard = new ArrayList<>();
            ByteBuf rest = channel.left();
            while (rest.isReadable()) {
                int length = 0;
                int next = 0x80;
                for (int shift = 0; next >= 0x80; shift += 7) {
                    next = rest.readUnsignedByte();
                    length |= (next & 0x7f) << shift;
                }
                heard.add(read(ByteBufUtil.getBytes(rest.readSlice(length))));
            }
            return heard;
        }
    }

    private static HostMessage read(byte[] frame) {
        try {
            return HostMessageCodec.decode(frame);
        } catch (BreachException e) {
            throw new IllegalStateException(e);
        }
    }

    /// As they are on the wire.
    static byte[] frames(List<ClientMessage> messages) {
        byte[] all = {};
        for (ClientMessage message : messages) {
            byte[] frame = ClientMessageCodec.encode(message);
            all = concatenated(
                    all, new byte[] {(byte) (frame.length & 0x7f | 0x80), (byte) (frame.length >>> 7)}, frame);
        }
        return all;
    }

    private static byte[] concatenated(byte[]... parts) {
        return ByteBufUtil.getBytes(Unpooled.wrappedBuffer(parts));
    }

    /// Believes the key of whoever knocks.
    private static final class Introduced extends ChannelInboundHandlerAdapter {
        private final Key key;

        Introduced(Key key) {
            this.key = key;
        }

        @Override
        public void channelRead(ChannelHandlerContext context, Object frame) {
            ReferenceCountUtil.release(frame);
            context.fireUserEventTriggered(new Secured(key));
            context.pipeline().remove(this);
        }
    }

    Connection connects(char key) {
        Connection connection = new Connection(key);
        connections.add(connection);
        return connection;
    }

    /// All threads, and all guests.
    List<Turns> threads() {
        List<Turns> all = new ArrayList<>(List.of(thread));
        connections.forEach(one -> all.addAll(List.of(one.loop, one.guest)));
        return all;
    }

    /// All do what they have to do, in some order.
    void settles() throws InterruptedException {
        new Orders().takeTurns(threads());
    }

    /// The program ends its host's thread, as it does when it closes.
    void ends() {
        host.end(core::shutDown, Duration.ZERO);
    }

    /// Longer than a goodbye waits to leave.
    void farewellPasses() {
        connections.forEach(one -> one.loop.passes(Limits.FAREWELL));
    }

    /// How many guests the core believes to be there.
    int guests() {
        return core.status().connections();
    }
}
