package cantstop.emulation.java.security;

import org.bouncycastle.crypto.params.ECPublicKeyParameters;

/// A key on the curve P-256.
public final class PublicKey {
    private final ECPublicKeyParameters point;

    PublicKey(ECPublicKeyParameters point) {
        this.point = point;
    }

    ECPublicKeyParameters point() {
        return point;
    }
}
