package cantstop.host.give;

import io.netty.channel.ChannelHandler;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import java.util.List;
import java.util.Optional;

/// Another site on the port of the downloads.
public interface SideSite {
    /// None.
    SideSite NONE = new SideSite() {
        @Override
        public Optional<FullHttpResponse> answer(FullHttpRequest request) {
            return Optional.empty();
        }

        @Override
        public List<ChannelHandler> handlers(Runnable leave) {
            return List.of();
        }
    };

    /// The answer to a request for one of its files; empty if it has none of that name. May be asked for on any loop.
    Optional<FullHttpResponse> answer(FullHttpRequest request);

    /// Its own handlers of a new connection: they get each request first.
    ///
    /// @param leave is to be run when they make something else of the connection than one for downloads
    List<ChannelHandler> handlers(Runnable leave);

    /// Where visitors of `/` are sent while nothing is given; empty for nowhere.
    default Optional<String> front() {
        return Optional.empty();
    }
}
