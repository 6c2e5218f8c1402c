package cantstop.client.banner;

import cantstop.client.words.Reasons;
import cantstop.client.words.Words;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.Connection;
import java.util.Optional;

/// What the strip says.
///
/// @param text what is so, in one line
/// @param remedy what can be done about it
public record Banner(String text, Remedy remedy) {
    /// What can be done.
    public enum Remedy {
        /// The next attempt comes by itself; it may come now.
        RETRY_NOW,
        /// Connect again, and take one's seat back.
        CONNECT_AGAIN,
        /// Nothing here: the only way leads home.
        LEAVE
    }

    /// The strip for a connection that has been up; none while it is.
    public static Optional<Banner> of(Connection connection, Words words) {
        Reasons reasons = new Reasons(words);
        return switch (connection) {
            case Connection.Idle _, Connection.Connected _ -> Optional.empty();
            case Connection.Connecting(var address, int attempt) ->
                Optional.of(new Banner(words.say("banner.connecting", address.toString(), attempt), Remedy.RETRY_NOW));
            case Connection.Waiting(var address, int attempt, var until, var why) ->
                Optional.of(new Banner(
                        words.say("banner.waiting", reasons.loss(why, address), attempt + 1), Remedy.RETRY_NOW));
            case Connection.Failed(var address, var why) ->
                Optional.of(new Banner(reasons.loss(why, address), Remedy.CONNECT_AGAIN));
            case Connection.Ended(var address, var why, var versions, String program) ->
                Optional.of(new Banner(
                        reasons.closed(why, versions, program),
                        switch (why) {
                            case REPLACED, SHUTTING_DOWN, FULL, TOO_SLOW, BREACH -> Remedy.CONNECT_AGAIN;
                            case OTHER_VERSION -> Remedy.LEAVE;
                        }));
        };
    }

    /// What the button says.
    public String button(Connection connection, Words words) {
        boolean replaced =
                connection instanceof Connection.Ended ended && ended.why() == HostMessage.CloseReason.REPLACED;
        return switch (remedy) {
            case RETRY_NOW -> words.say("banner.retry");
            case CONNECT_AGAIN -> words.say(replaced ? "banner.takeBack" : "banner.again");
            case LEAVE -> words.say("banner.leave");
        };
    }
}
