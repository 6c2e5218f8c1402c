package cantstop.emulation.org.bouncycastle.util;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Arrays;

/// What Bouncy Castle's arithmetic asks of whole numbers, by those of the browser.
public final class BigIntegers {
    private BigIntegers() {}

    public static byte[] asUnsignedByteArray(int length, BigInteger number) {
        byte[] bytes = number.toByteArray();
        byte[] padded = new byte[Math.max(length, bytes.length)];
        System.arraycopy(bytes, 0, padded, padded.length - bytes.length, bytes.length);
        return Arrays.copyOfRange(padded, padded.length - length, padded.length);
    }

    public static void asUnsignedByteArray(BigInteger number, byte[] to, int from, int length) {
        System.arraycopy(asUnsignedByteArray(length, number), 0, to, from, length);
    }

    public static BigInteger createRandomBigInteger(int bits, SecureRandom random) {
        return new BigInteger(bits, random);
    }

    public static int intValueExact(BigInteger number) {
        return number.intValue();
    }

    public static int getUnsignedByteLength(BigInteger number) {
        return number.signum() == 0 ? 1 : (number.bitLength() + 7) / 8;
    }

    public static BigInteger fromUnsignedByteArray(byte[] bytes) {
        return new BigInteger(1, bytes);
    }

    public static BigInteger fromUnsignedByteArray(byte[] bytes, int from, int length) {
        return new BigInteger(1, Arrays.copyOfRange(bytes, from, from + length));
    }

    public static BigInteger modAdd(BigInteger modulus, BigInteger a, BigInteger b) {
        return a.add(b).mod(modulus);
    }

    public static BigInteger modMult(BigInteger modulus, BigInteger a, BigInteger b) {
        return a.multiply(b).mod(modulus);
    }

    public static BigInteger modOddInverse(BigInteger modulus, BigInteger number) {
        return number.modInverse(modulus);
    }

    public static BigInteger modOddInverseVar(BigInteger modulus, BigInteger number) {
        return number.modInverse(modulus);
    }
}
