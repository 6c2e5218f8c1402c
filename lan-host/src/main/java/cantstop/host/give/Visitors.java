package cantstop.host.give;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelInitializer;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.stream.ChunkedWriteHandler;
import java.util.Optional;
import java.util.function.Supplier;

/// Accepts connections and builds their pipelines.
final class Visitors extends ChannelInitializer<Channel> {
    private static final int LONGEST_LINE = 1024;
    private static final int LONGEST_HEAD = 8192;
    private static final int LONGEST_BODY = 1024;

    private final ConnectionLimit connectionLimit;
    private final Supplier<Optional<DownloadSite>> shelf;
    private final SideSite beside;
    private final BandwidthLimit pace;
    private final DownloadLimits limits;

    /// @param shelf the files on offer now; empty for none
    Visitors(
            ConnectionLimit connectionLimit,
            Supplier<Optional<DownloadSite>> shelf,
            SideSite beside,
            BandwidthLimit pace,
            DownloadLimits limits) {
        this.connectionLimit = connectionLimit;
        this.shelf = shelf;
        this.beside = beside;
        this.pace = pace;
        this.limits = limits;
    }

    @Override
    protected void initChannel(Channel channel) {
        ConnectionLimit.Place place = connectionLimit.enter(channel);
        if (place == ConnectionLimit.Place.SHUT_OUT) {
            var _ = channel.close();
            return;
        }
        HttpDecoderConfig http =
                new HttpDecoderConfig().setMaxInitialLineLength(LONGEST_LINE).setMaxHeaderSize(LONGEST_HEAD);
        boolean turnedAway = place == ConnectionLimit.Place.WAITS;
        channel.pipeline()
                .addLast(new HttpServerCodec(http), new HttpObjectAggregator(LONGEST_BODY), new ChunkedWriteHandler())
                .addLast(beside.handlers(() -> connectionLimit.leave(channel)).toArray(ChannelHandler[]::new))
                .addLast("downloads", new DownloadHandler(shelf, beside, pace, limits, turnedAway));
    }
}
