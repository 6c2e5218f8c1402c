package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.VersionRange;
import java.time.Duration;

/// The state of the guest's connection to its host.
public sealed interface Connection {
    /// Not connected, and not trying.
    record Idle() implements Connection {}

    /// An attempt is under way.
    ///
    /// @param attempt counts from 1 since the link was last up
    record Connecting(HostAddress address, int attempt) implements Connection {}

    /// Welcome has come.
    ///
    /// @param hostKey the fingerprint of the host's key
    record Connected(HostAddress address, Key hostKey, HostMessage.Welcome welcome) implements Connection {}

    /// The last attempt failed or the link was lost; the next one comes by itself.
    ///
    /// @param attempt how many attempts have failed since the link was last up, from 0
    /// @param until how long from now until the next one; zero for at once
    record Waiting(HostAddress address, int attempt, Duration until, LinkListener.LossReason why)
            implements Connection {}

    /// The player must decide what to do: the first connection could not be made, or it can't be made again because
    /// another host answers there or the host broke the protocol.
    record Failed(HostAddress address, LinkListener.LossReason why) implements Connection {}

    /// The host ended it, and the client half does not try again by itself.
    ///
    /// @param versions what the host speaks
    /// @param program the host's version in words
    record Ended(HostAddress address, HostMessage.CloseReason why, VersionRange versions, String program)
            implements Connection {}
}
