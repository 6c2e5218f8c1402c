package cantstop.browser.seat;

import cantstop.protocol.VersionRange;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener.LossReason;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How the page stands with its host.
final class ConnectionView {
    private Connection now = new Connection.Idle();

    /// Why the last attempt was in vain, which is still so while the next one is under way.
    private @Nullable LossReason lastWhy;

    void changed(Connection other) {
        now = other;
        if (other instanceof Connection.Waiting waiting) {
            lastWhy = waiting.why();
        } else if (!(other instanceof Connection.Connecting)) {
            lastWhy = null;
        }
    }

    boolean isOver() {
        return now instanceof Connection.Failed || now instanceof Connection.Ended;
    }

    Fields fields() {
        Fields fields = Fields.with("state", state());
        return switch (now) {
            case Connection.Idle _ -> fields;
            case Connection.Connecting connecting ->
                fields.and("attempt", connecting.attempt()).and("why", lastWhy);
            case Connection.Connected connected ->
                fields.and("hostKey", connected.hostKey())
                        .and("program", connected.welcome().program());
            case Connection.Waiting waiting ->
                fields.and("attempt", waiting.attempt())
                        .and("untilMs", waiting.until().toMillis())
                        .and("why", waiting.why());
            case Connection.Failed failed ->
                fields.and("why", failed.why()).and("hostKeyChanged", failed.why() == LossReason.OTHER_KEY);
            case Connection.Ended ended ->
                fields.and("why", ended.why())
                        .and("versions", versions(ended.versions()))
                        .and("ours", versions(VersionRange.OURS))
                        .and("program", ended.program());
        };
    }

    private String state() {
        return switch (now) {
            case Connection.Idle _ -> "idle";
            case Connection.Connecting _ -> "connecting";
            case Connection.Connected _ -> "connected";
            case Connection.Waiting _ -> "waiting";
            case Connection.Failed _ -> "failed";
            case Connection.Ended _ -> "ended";
        };
    }

    private static List<Integer> versions(VersionRange range) {
        return List.of(range.lowest(), range.highest());
    }
}
