package cantstop.emulation.java.security.spec;

/// A public key as its SubjectPublicKeyInfo in DER.
public final class X509EncodedKeySpec extends EncodedKeySpec {
    public X509EncodedKeySpec(byte[] encoded) {
        super(encoded);
    }
}
