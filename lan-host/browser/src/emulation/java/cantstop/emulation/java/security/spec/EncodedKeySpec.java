package cantstop.emulation.java.security.spec;

/// A key as bytes.
public abstract class EncodedKeySpec implements KeySpec {
    private final byte[] encoded;

    protected EncodedKeySpec(byte[] encoded) {
        this.encoded = encoded.clone();
    }

    public byte[] getEncoded() {
        return encoded.clone();
    }
}
