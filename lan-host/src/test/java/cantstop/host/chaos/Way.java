package cantstop.host.chaos;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// One direction of a connection: a queue of pieces, each with the time at which it arrives. They arrive in their
/// order, like everything in TCP. Confined to the proxy's loop.
final class Way {
    private final SplittableRandom chance;
    private final Supplier<Weather> weather;
    private final BooleanSupplier hole;
    private final Deque<Piece> underWay = new ArrayDeque<>();
    private @Nullable Channel end;
    private long lastArrival = Long.MIN_VALUE;
    private boolean forgotten;

    /// @param bytes null for the end of all
    private record Piece(@Nullable ByteBuf bytes, long arrival) {}

    Way(SplittableRandom chance, Supplier<Weather> weather, BooleanSupplier hole) {
        this.chance = chance;
        this.weather = weather;
        this.hole = hole;
    }

    void leadsTo(Channel channel) {
        end = channel;
    }

    void take(ByteBuf bytes) {
        int most = weather.get().slice();
        while (most > 0 && bytes.readableBytes() > most) {
            add(bytes.readRetainedSlice(1 + chance.nextInt(most)));
        }
        add(bytes);
    }

    /// The socket that the pieces come from was closed.
    void ends() {
        if (!forgotten) {
            add(null);
        }
    }

    /// The socket that the pieces come from is about to be closed, and the other end shall not hear of it.
    void losesItsBeginning() {
        forgotten = true;
    }

    /// Nobody waits for what is under way.
    void drop() {
        for (Piece piece : underWay) {
            if (piece.bytes() != null) {
                piece.bytes().release();
            }
        }
        underWay.clear();
    }

    private void add(@Nullable ByteBuf bytes) {
        Weather now = weather.get();
        long jitter = now.jitter().isZero() ? 0 : chance.nextLong(now.jitter().toNanos());
        long arrival = System.nanoTime() + now.latency().toNanos() + jitter;
        lastArrival = lastArrival == Long.MIN_VALUE || arrival - lastArrival > 0 ? arrival : lastArrival;
        underWay.addLast(new Piece(bytes, lastArrival));
        if (underWay.size() == 1) {
            goOn();
        }
    }

    /// Delivers what has arrived, and comes back for the rest.
    void goOn() {
        Channel to = end;
        while (to != null && !hole.getAsBoolean() && !underWay.isEmpty()) {
            long wait = underWay.getFirst().arrival() - System.nanoTime();
            if (wait > 0) {
                var _ = to.eventLoop().schedule(this::goOn, wait, TimeUnit.NANOSECONDS);
                return;
            }
            deliver(to, underWay.removeFirst());
        }
    }

    private static void deliver(Channel to, Piece piece) {
        if (piece.bytes() == null) {
            var _ = to.close();
        } else {
            // Flushed one by one: pieces that leave together would arrive as one.
            var _ = to.writeAndFlush(piece.bytes());
        }
    }
}
