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

    /// The handlers that it adds to a new connection: they get each request first.
    ///
    /// @param leave must be run when they take over the connection, as for a WebSocket
    List<ChannelHandler> handlers(Runnable leave);

    /// The path to which visitors of `/` are redirected while no files are on offer; empty for none.
    default Optional<String> front() {
        return Optional.empty();
    }
}
