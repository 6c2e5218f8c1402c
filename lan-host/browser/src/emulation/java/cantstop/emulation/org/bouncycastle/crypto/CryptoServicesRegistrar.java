package cantstop.emulation.org.bouncycastle.crypto;

import java.security.SecureRandom;
import org.bouncycastle.crypto.CryptoServiceProperties;
import org.jspecify.annotations.Nullable;

/// Allows everything. The library's own brings the groups of all its algorithms along.
public final class CryptoServicesRegistrar {
    private CryptoServicesRegistrar() {}

    /// Allows it.
    public static void checkConstraints(CryptoServiceProperties properties) {
        // There is nothing that a page might not use.
    }

    /// Blinds the arithmetic.
    public static SecureRandom getSecureRandom() {
        return new SecureRandom();
    }

    /// None is needed: signatures are deterministic.
    public static @Nullable SecureRandom getSecureRandom(@Nullable SecureRandom given) {
        return given;
    }
}
