package cantstop.host.net;

import cantstop.protocol.HostMessage;
import cantstop.protocol.wire.HostMessageCodec;
import org.jspecify.annotations.Nullable;

/// Encodes a message once for all who are sent the same one. A table sends its guests a message one after the other, so
/// that keeping the last one is enough. Confined to the host's thread.
final class EncodingCache {
    private @Nullable HostMessage last;
    private byte[] bytes = {};

    /// The bytes of a message; those of the last one where it is the same object. Callers must not change them.
    // Comparing the contents would take as long as encoding them.
    @SuppressWarnings("ReferenceEquality")
    byte[] of(HostMessage message) {
        if (message != last) {
            bytes = HostMessageCodec.encode(message);
            last = message;
        }
        return bytes;
    }
}
