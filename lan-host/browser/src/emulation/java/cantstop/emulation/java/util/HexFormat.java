package cantstop.emulation.java.util;

/// Lower-case hex digits without anything between them.
public final class HexFormat {
    private static final HexFormat PLAIN = new HexFormat();
    private static final String DIGITS = "0123456789abcdef";

    private HexFormat() {}

    public static HexFormat of() {
        return PLAIN;
    }

    public String formatHex(byte[] bytes) {
        StringBuilder text = new StringBuilder(2 * bytes.length);
        for (byte one : bytes) {
            text.append(DIGITS.charAt(one >> 4 & 15)).append(DIGITS.charAt(one & 15));
        }
        return text.toString();
    }

    public byte[] parseHex(CharSequence text) {
        if (text.length() % 2 != 0) {
            throw new IllegalArgumentException("an odd number of hex digits");
        }
        byte[] bytes = new byte[text.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (digit(text.charAt(2 * i)) << 4 | digit(text.charAt(2 * i + 1)));
        }
        return bytes;
    }

    public static boolean isHexDigit(int letter) {
        return letter >= '0' && letter <= '9' || letter >= 'a' && letter <= 'f' || letter >= 'A' && letter <= 'F';
    }

    private static int digit(char letter) {
        if (!isHexDigit(letter)) {
            throw new IllegalArgumentException("not a hex digit: " + letter);
        }
        return Character.digit(letter, 16);
    }
}
