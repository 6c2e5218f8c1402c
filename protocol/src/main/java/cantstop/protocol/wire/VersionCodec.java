package cantstop.protocol.wire;

import cantstop.protocol.VersionRange;
import cantstop.protocol.v1.SessionProto;

/// Ranges of versions.
final class VersionCodec {
    private VersionCodec() {}

    static SessionProto.VersionRange write(VersionRange versions) {
        return SessionProto.VersionRange.newBuilder()
                .setLowest(versions.lowest())
                .setHighest(versions.highest())
                .build();
    }

    static VersionRange read(SessionProto.VersionRange versions) {
        return new VersionRange(versions.getLowest(), versions.getHighest());
    }
}
