package cantstop.host.net;

import cantstop.protocol.HostMessage;
import cantstop.protocol.wire.HostMessageCodec;
import org.jspecify.annotations.Nullable;

/// Makes the bytes of what is sent, once for all who hear the same: what a table or the whole party is told goes to its
/// guests one after the other. Confined to the host's thread.
final class Encodings {
    private @Nullable HostMessage last;
    private byte[] bytes = {};

    /// The bytes of a message; those of the one before where it is the same object. Nobody may change them.
    // To compare what is in them would take as long as to make the bytes.
    @SuppressWarnings("ReferenceEquality")
    byte[] of(HostMessage message) {
        if (message != last) {
            bytes = HostMessageCodec.encode(message);
            last = message;
        }
        return bytes;
    }
}
