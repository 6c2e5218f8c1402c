package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostMessage;
import java.util.Optional;

/// What happens on a link. Called on the thread that owns the client half.
public interface LinkListener {
    /// A peer accepted the connection, or said something of its handshake; its key is not known yet.
    void reached();

    /// The link is up and encrypted, and this is the key of the host at its other end.
    ///
    /// @param hostKey the fingerprint of the host's key
    void opened(Key hostKey);

    void received(HostMessage message);

    /// The link is down, or never came up. Called once, and nothing after it.
    void lost(LossReason reason);

    enum LossReason {
        /// There is no such address: the name is unknown, or the address is malformed.
        UNKNOWN_ADDRESS,
        /// The connection was refused.
        REFUSED,
        /// There is no way to that address.
        UNREACHABLE,
        /// No answer within the time for an attempt.
        SILENT,
        /// The peer is no host of this game.
        NOT_A_HOST,
        /// The host has another key than the pinned one.
        OTHER_KEY,
        /// It was up and ended without a closing message.
        RESET,
        /// It was up, and the host's program was ended on purpose.
        SHUT_DOWN,
        /// It was up, and the host had no room for it on coming back.
        FULL,
        /// It was up, and the guest read too slowly.
        TOO_SLOW,
        /// The host sent what the protocol does not allow.
        BREACH,
        /// The host sent an event that the rules of the game don't allow.
        ILLEGAL,
        /// The host sent more events of a table than the limit.
        ENDLESS;

        /// Whether a firewall between the two laptops is likely, where the host is heard: to a guest it looks like a
        /// host that is silent or gone.
        public boolean isUnreachable() {
            return this == SILENT || this == REFUSED || this == UNREACHABLE;
        }

        /// Whether this guest found the host in breach of the protocol or the rules.
        public boolean isFault() {
            return this == BREACH || this == ILLEGAL || this == ENDLESS;
        }

        /// The loss that a host's last word amounts to for a guest that was connected. A host that shut down may
        /// come back, one that is full may empty, and one that found the guest too slow still has the rest of
        /// the log. Empty where the guest would only meet the same end again: it was replaced, speaks another
        /// version, or was found in breach.
        static Optional<LossReason> of(HostMessage.CloseReason lastWord) {
            return switch (lastWord) {
                case SHUTTING_DOWN -> Optional.of(SHUT_DOWN);
                case FULL -> Optional.of(FULL);
                case TOO_SLOW -> Optional.of(TOO_SLOW);
                case REPLACED, COPIED, OTHER_VERSION, BREACH -> Optional.empty();
            };
        }
    }
}
