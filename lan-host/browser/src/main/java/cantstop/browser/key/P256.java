package cantstop.browser.key;

import java.math.BigInteger;
import java.util.Arrays;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.crypto.params.ECPrivateKeyParameters;
import org.bouncycastle.crypto.params.ECPublicKeyParameters;
import org.bouncycastle.crypto.signers.ECDSASigner;
import org.bouncycastle.crypto.signers.HMacDSAKCalculator;
import org.bouncycastle.math.ec.ECCurve;
import org.bouncycastle.math.ec.ECPoint;
import org.bouncycastle.math.ec.FixedPointCombMultiplier;

/// Keys and signatures on the curve P-256, by the arithmetic of Bouncy Castle. Signatures are deterministic (RFC 6979):
/// they need no source of random numbers.
public final class P256 {
    /// What the encoding of every key begins with; the point follows, uncompressed.
    private static final byte[] PREFIX = {
        0x30,
        0x59,
        0x30,
        0x13,
        0x06,
        0x07,
        0x2a,
        (byte) 0x86,
        0x48,
        (byte) 0xce,
        0x3d,
        0x02,
        0x01,
        0x06,
        0x08,
        0x2a,
        (byte) 0x86,
        0x48,
        (byte) 0xce,
        0x3d,
        0x03,
        0x01,
        0x07,
        0x03,
        0x42,
        0x00
    };

    private static final int POINT = 65;
    private static final int NUMBER = 32;

    private static final ECDomainParameters CURVE = curve();

    private P256() {}

    private static ECDomainParameters curve() {
        Curve curve = new Curve();
        ECPoint base = curve.createPoint(
                number("6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"),
                number("4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"));
        return new ECDomainParameters(curve, base, curve.getOrder(), curve.getCofactor());
    }

    private static BigInteger number(String hex) {
        return new BigInteger(hex, 16);
    }

    /// Bouncy Castle has a class for this curve that computes with parts of 32 bits. This one computes with whole
    /// numbers, of which a browser makes less work. It leaves remainders to the numbers themselves, too.
    private static final class Curve extends ECCurve.Fp {
        private static final BigInteger PRIME =
                number("ffffffff00000001000000000000000000000000ffffffffffffffffffffffff");

        Curve() {
            super(
                    PRIME,
                    null,
                    null,
                    null,
                    number("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"),
                    BigInteger.ONE);
            a = fromBigInteger(PRIME.subtract(BigInteger.valueOf(3)));
            b = fromBigInteger(number("5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b"));
        }
    }

    /// Whether this number can be a private key.
    public static boolean isPrivateKey(byte[] secret) {
        BigInteger number = new BigInteger(1, secret);
        return secret.length == NUMBER && number.signum() > 0 && number.compareTo(CURVE.getN()) < 0;
    }

    /// The public key of a private one: its SubjectPublicKeyInfo in DER.
    public static byte[] publicKeyOf(byte[] secret) {
        ECPoint point = new FixedPointCombMultiplier().multiply(CURVE.getG(), new BigInteger(1, secret));
        byte[] encoded = Arrays.copyOf(PREFIX, PREFIX.length + POINT);
        System.arraycopy(point.getEncoded(false), 0, encoded, PREFIX.length, POINT);
        return encoded;
    }

    /// Reads a SubjectPublicKeyInfo.
    ///
    /// @throws IllegalArgumentException for what is no point of the curve
    public static ECPublicKeyParameters publicKey(byte[] encoded) {
        if (encoded.length != PREFIX.length + POINT || !Arrays.equals(Arrays.copyOf(encoded, PREFIX.length), PREFIX)) {
            throw new IllegalArgumentException("not a key on the curve P-256");
        }
        byte[] point = Arrays.copyOfRange(encoded, PREFIX.length, encoded.length);
        return new ECPublicKeyParameters(CURVE.getCurve().decodePoint(point), CURVE);
    }

    /// ECDSA with SHA-256, in DER.
    public static byte[] sign(byte[] secret, byte[] text) {
        ECDSASigner signer = new ECDSASigner(new HMacDSAKCalculator(new SHA256Digest()));
        signer.init(true, new ECPrivateKeyParameters(new BigInteger(1, secret), CURVE));
        BigInteger[] both = signer.generateSignature(sha256(text));
        byte[] r = both[0].toByteArray();
        byte[] s = both[1].toByteArray();
        byte[] signature = new byte[6 + r.length + s.length];
        signature[0] = 0x30;
        signature[1] = (byte) (4 + r.length + s.length);
        number(r, signature, 2);
        number(s, signature, 4 + r.length);
        return signature;
    }

    private static void number(byte[] number, byte[] signature, int at) {
        signature[at] = 2;
        signature[at + 1] = (byte) number.length;
        System.arraycopy(number, 0, signature, at + 2, number.length);
    }

    /// Whether that is the signature of this text, in the one way that DER allows.
    public static boolean isSigned(ECPublicKeyParameters key, byte[] text, byte[] signature) {
        BigInteger[] both = numbers(signature);
        if (both.length != 2) {
            return false;
        }
        ECDSASigner check = new ECDSASigner();
        check.init(false, key);
        return check.verifySignature(sha256(text), both[0], both[1]);
    }

    private static BigInteger[] numbers(byte[] signature) {
        BigInteger[] none = {};
        if (signature.length < 8 || signature[0] != 0x30 || signature[1] != signature.length - 2) {
            return none;
        }
        int second = 4 + signature[3];
        if (signature[3] < 1
                || second + 3 > signature.length
                || second + 2 + signature[second + 1] != signature.length) {
            return none;
        }
        BigInteger[] both = {number(signature, 2), number(signature, second)};
        return both[0].signum() > 0 && both[1].signum() > 0 ? both : none;
    }

    /// Zero for what is no number, or not the shortest way to write it.
    private static BigInteger number(byte[] signature, int at) {
        byte[] number = Arrays.copyOfRange(signature, at + 2, at + 2 + signature[at + 1]);
        boolean padded = number.length > 1 && number[0] == 0 && number[1] >= 0;
        return signature[at] == 2 && !padded ? new BigInteger(number) : BigInteger.ZERO;
    }

    private static byte[] sha256(byte[] text) {
        SHA256Digest digest = new SHA256Digest();
        digest.update(text, 0, text.length);
        byte[] result = new byte[NUMBER];
        digest.doFinal(result, 0);
        return result;
    }
}
