package cantstop.emulation.java.security;

import java.security.GeneralSecurityException;

/// A key that does not fit.
public final class InvalidKeyException extends GeneralSecurityException {
    private static final long serialVersionUID = 1;

    public InvalidKeyException(String message) {
        super(message);
    }
}
