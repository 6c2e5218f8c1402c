package cantstop.client.system.instance;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.time.Duration;

/// A connection with a timeout on every operation, whatever the other side does. Confined to one thread.
final class TimedChannel implements AutoCloseable {
    private final SocketChannel channel;
    private final Selector selector;
    private final SelectionKey key;
    private final long end;

    /// A connection with this time limit.
    TimedChannel(SocketChannel channel, Duration patience) throws IOException {
        this.channel = channel;
        channel.configureBlocking(false);
        selector = channel.provider().openSelector();
        key = channel.register(selector, 0);
        end = System.nanoTime() + patience.toNanos();
    }

    /// Sends all of these bytes.
    void say(byte... bytes) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        while (rest.hasRemaining()) {
            if (channel.write(rest) == 0) {
                await(SelectionKey.OP_WRITE);
            }
        }
    }

    /// Ends the output.
    void fallSilent() throws IOException {
        channel.shutdownOutput();
    }

    /// Reads until the other side ends its output.
    ///
    /// @param most so many bytes are read and no more; a caller that asks for one more than is allowed sees that
    /// there were too many
    byte[] hear(int most) throws IOException {
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        ByteBuffer part = ByteBuffer.allocate(most);
        while (heard.size() < most) {
            int read = channel.read(part.clear().limit(most - heard.size()));
            if (read < 0) {
                break;
            }
            if (read == 0) {
                await(SelectionKey.OP_READ);
            }
            heard.write(part.array(), 0, read);
        }
        return heard.toByteArray();
    }

    private void await(int operation) throws IOException {
        key.interestOps(operation);
        long left = (end - System.nanoTime()) / 1_000_000;
        if (left <= 0 || selector.select(left) == 0) {
            throw new SocketTimeoutException("nothing was said in time");
        }
        selector.selectedKeys().clear();
    }

    @Override
    public void close() throws IOException {
        selector.close();
        channel.close();
    }
}
