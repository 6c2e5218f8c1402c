package cantstop.host.browser;

import cantstop.engine.dice.HandSigner;
import cantstop.host.give.SideSite;
import io.netty.channel.ChannelHandler;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The web page of a seat, and the WebSocket that it plays over. Thread-safe.
public final class SeatSite implements SideSite {
    /// Where the page is.
    public static final String PATH = "/seat/";

    static final String SOCKET = PATH + "socket";

    private final HandSigner host;
    private final RandomGenerator random;
    private final SeatDoor door;
    private @Nullable SeatFiles files;

    /// @param host the host's key
    /// @param random must be unpredictable
    public SeatSite(HandSigner host, RandomGenerator random, SeatDoor door) {
        this.host = host;
        this.random = random;
        this.door = door;
    }

    @Override
    public Optional<FullHttpResponse> answer(FullHttpRequest request) {
        int query = request.uri().indexOf('?');
        String path = query < 0 ? request.uri() : request.uri().substring(0, query);
        String version = query < 0 ? "" : request.uri().substring(query + 1);
        return path.startsWith(PATH)
                ? files().answer(path.substring(PATH.length()), version, request)
                : Optional.empty();
    }

    /// Read at the first visit: most hosts have none.
    private synchronized SeatFiles files() {
        SeatFiles read = files == null ? new SeatFiles() : files;
        files = read;
        return read;
    }

    @Override
    public List<ChannelHandler> handlers(Runnable leave) {
        return List.of(new SeatUpgrade(door, () -> new HostIntroduction(host, random), leave));
    }

    @Override
    public Optional<String> front() {
        return Optional.of(PATH);
    }
}
