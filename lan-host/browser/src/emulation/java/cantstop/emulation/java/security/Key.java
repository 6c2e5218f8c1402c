package cantstop.emulation.java.security;

/// A key for [javax.crypto.Mac].

public interface Key {
    byte[] getEncoded();
}
