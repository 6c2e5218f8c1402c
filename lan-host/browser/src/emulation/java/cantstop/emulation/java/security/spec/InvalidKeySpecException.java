package cantstop.emulation.java.security.spec;

import java.security.GeneralSecurityException;

/// Bytes that are no key.
public final class InvalidKeySpecException extends GeneralSecurityException {
    private static final long serialVersionUID = 1;

    public InvalidKeySpecException(String message) {
        super(message);
    }
}
