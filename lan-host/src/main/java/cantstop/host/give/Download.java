package cantstop.host.give;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.stream.ChunkedInput;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/// The bytes of a file on their way to one client, a part at a time, at the pace allowed. Confined to its channel's
/// thread.
final class Download implements ChunkedInput<HttpContent> {
    private static final int PART = 1 << 16;

    private final FileChannel file;
    private final BandwidthLimit pace;
    private final Runnable again;
    private final long first;
    private final long length;
    private long sent;
    private boolean ended;

    private Download(FileChannel file, BandwidthLimit pace, Runnable again, long first, long length) {
        this.file = file;
        this.pace = pace;
        this.again = again;
        this.first = first;
        this.length = length;
    }

    /// @param size what the file must have: one that was changed since is not given
    /// @param again goes on with it, when the pace has held it up
    static Download open(Path path, long size, BandwidthLimit pace, Runnable again, long first, long last)
            throws IOException {
        FileChannel file = FileChannel.open(path, StandardOpenOption.READ);
        try {
            if (file.size() != size) {
                throw new IOException("another size than when it was put on the shelf");
            }
            return new Download(file, pace, again, first, last - first + 1);
        } catch (IOException e) {
            file.close();
            throw e;
        }
    }

    /// How many bytes have gone.
    long sent() {
        return sent;
    }

    @Override
    public @Nullable HttpContent readChunk(ByteBufAllocator allocator) throws IOException {
        return next(allocator);
    }

    private @Nullable HttpContent next(ByteBufAllocator allocator) throws IOException {
        int part = (int) Math.min(PART, length - sent);
        if (part == 0) {
            ended = true;
            return LastHttpContent.EMPTY_LAST_CONTENT;
        }
        if (!pace.allows(part, again)) {
            return null;
        }
        ByteBuf bytes = allocator.buffer(part);
        try {
            while (bytes.readableBytes() < part) {
                int read = bytes.writeBytes(file, first + sent + bytes.readableBytes(), part - bytes.readableBytes());
                if (read < 0) {
                    throw new IOException("the file ends early");
                }
            }
        } catch (IOException e) {
            bytes.release();
            throw e;
        }
        sent += part;
        return new DefaultHttpContent(bytes);
    }

    @Override
    @Deprecated
    public @Nullable HttpContent readChunk(ChannelHandlerContext context) throws IOException {
        return next(context.alloc());
    }

    @Override
    public boolean isEndOfInput() {
        return ended;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public long progress() {
        return sent;
    }
}
