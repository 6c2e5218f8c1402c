package cantstop.protocol;

import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// A secret that makes a guest the organiser of a big party: eight letters and digits that can't be mistaken for
/// each other. The host shows it on its own screen, and the organiser types it at another laptop. It can't be
/// guessed: there are 8 * 10^11 of them, and a host answers a few dozen guesses a second.
///
/// @param text without the dash that it is shown with
public record OrganiserCode(String text) {
    /// Long enough not to be guessed in an evening, short enough to be read out.
    public static final int LENGTH = 8;

    /// No 0 beside O, no 1 beside I and L.
    private static final String ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

    private static final int HALF = LENGTH / 2;

    public OrganiserCode {
        if (!isCode(text)) {
            throw new IllegalArgumentException("not a code of " + LENGTH + " of " + ALPHABET);
        }
    }

    private static boolean isCode(String text) {
        return text.length() == LENGTH && text.chars().allMatch(letter -> ALPHABET.indexOf(letter) >= 0);
    }

    /// A new one.
    ///
    /// @param chance unpredictable
    public static OrganiserCode fresh(RandomGenerator chance) {
        StringBuilder text = new StringBuilder();
        while (text.length() < LENGTH) {
            text.append(ALPHABET.charAt(chance.nextInt(ALPHABET.length())));
        }
        return new OrganiserCode(text.toString());
    }

    /// The code that the text means, in any case and with any separators; empty if it can't be a code.
    public static Optional<OrganiserCode> typed(String typed) {
        String text = typed.toUpperCase(Locale.ROOT).replaceAll("[\\s\\p{Pd}]", "");
        return isCode(text) ? Optional.of(new OrganiserCode(text)) : Optional.empty();
    }

    /// As it is shown: `ABCD-EFGH`.
    @Override
    public String toString() {
        return text.substring(0, HALF) + "-" + text.substring(HALF);
    }
}
