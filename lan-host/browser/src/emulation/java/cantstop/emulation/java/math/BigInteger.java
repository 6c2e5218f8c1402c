package cantstop.emulation.java.math;

import cantstop.browser.WholeNumber;
import java.util.Random;

/// Whole numbers as the browser computes them: a product of two numbers of 256 bits takes less than a microsecond, and
/// as little the first time as later. What the arithmetic of the page's curve asks for, and nothing else. Immutable.
public final class BigInteger implements Comparable<BigInteger> {
    public static final BigInteger ZERO = valueOf(0);
    public static final BigInteger ONE = valueOf(1);
    public static final BigInteger TWO = valueOf(2);

    private final WholeNumber value;
    private int length = -1;

    private BigInteger(WholeNumber value) {
        this.value = value;
    }

    /// Digits without a sign, to the base of 16.
    public BigInteger(String text, int radix) {
        if (radix != 16) {
            throw new NumberFormatException("only to the base of 16");
        }
        value = WholeNumber.read(text);
    }

    public BigInteger(int signum, byte[] magnitude) {
        WholeNumber number = WholeNumber.read(hex(magnitude));
        value = signum < 0 ? WholeNumber.minus(number) : number;
    }

    public BigInteger(byte[] twosComplement) {
        value = WholeNumber.signed(WholeNumber.read(hex(twosComplement)), 8 * twosComplement.length);
    }

    public BigInteger(int bits, Random random) {
        byte[] drawn = new byte[(bits + 7) / 8];
        random.nextBytes(drawn);
        value = WholeNumber.right(WholeNumber.read(hex(drawn)), 8 * drawn.length - bits);
    }

    public int getLowestSetBit() {
        return WholeNumber.zeros(value);
    }

    public static BigInteger valueOf(long number) {
        return new BigInteger(WholeNumber.signed(WholeNumber.read(Long.toHexString(number)), Long.SIZE));
    }

    private static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder("0");
        for (byte one : bytes) {
            text.append(Character.forDigit(one >> 4 & 15, 16)).append(Character.forDigit(one & 15, 16));
        }
        return text.toString();
    }

    public BigInteger add(BigInteger other) {
        return new BigInteger(WholeNumber.plus(value, other.value));
    }

    public BigInteger subtract(BigInteger other) {
        return new BigInteger(WholeNumber.less(value, other.value));
    }

    public BigInteger multiply(BigInteger other) {
        return new BigInteger(WholeNumber.times(value, other.value));
    }

    /// Never negative.
    public BigInteger mod(BigInteger modulus) {
        return new BigInteger(WholeNumber.rest(value, modulus.value));
    }

    public BigInteger modInverse(BigInteger modulus) {
        return new BigInteger(WholeNumber.inverse(WholeNumber.rest(value, modulus.value), modulus.value));
    }

    public BigInteger modPow(BigInteger exponent, BigInteger modulus) {
        return new BigInteger(WholeNumber.power(WholeNumber.rest(value, modulus.value), exponent.value, modulus.value));
    }

    public BigInteger divide(BigInteger other) {
        return new BigInteger(WholeNumber.over(value, other.value));
    }

    public BigInteger negate() {
        return new BigInteger(WholeNumber.minus(value));
    }

    public BigInteger abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigInteger xor(BigInteger other) {
        return new BigInteger(WholeNumber.xor(value, other.value));
    }

    public BigInteger shiftLeft(int count) {
        return new BigInteger(WholeNumber.left(value, count));
    }

    public BigInteger shiftRight(int count) {
        return new BigInteger(WholeNumber.right(value, count));
    }

    public boolean testBit(int bit) {
        return WholeNumber.isOdd(WholeNumber.right(value, bit));
    }

    public int signum() {
        return WholeNumber.sign(value);
    }

    public int bitLength() {
        if (length < 0) {
            length = WholeNumber.bits(value);
        }
        return length;
    }

    /// The shortest two's complement.
    public byte[] toByteArray() {
        byte[] bytes = new byte[bitLength() / 8 + 1];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) WholeNumber.low(WholeNumber.right(value, 8 * (bytes.length - 1 - i)));
        }
        return bytes;
    }

    public int intValue() {
        return WholeNumber.low(value);
    }

    public long longValue() {
        return (long) WholeNumber.low(WholeNumber.right(value, Integer.SIZE)) << Integer.SIZE
                | intValue() & 0xffffffffL;
    }

    @Override
    public int compareTo(BigInteger other) {
        return WholeNumber.sign(WholeNumber.less(value, other.value));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BigInteger number && compareTo(number) == 0;
    }

    @Override
    public int hashCode() {
        return WholeNumber.low(value);
    }
}
