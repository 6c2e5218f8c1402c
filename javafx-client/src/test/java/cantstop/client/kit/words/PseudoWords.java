package cantstop.client.kit.words;

import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/// English that is longer than any language by two fifths, with accents on it: what does not fit, and what was never
/// translated, is seen at once.
public final class PseudoWords {
    private static final Map<Character, Character> ACCENTS =
            Map.of('a', 'á', 'e', 'é', 'i', 'ï', 'o', 'ö', 'u', 'ü', 'A', 'Å', 'E', 'É', 'O', 'Ø', 'c', 'ç', 'n', 'ñ');

    private static final double LONGER = 0.4;

    private PseudoWords() {}

    /// Such words.
    public static Words make() {
        Properties patterns = Words.read("en");
        patterns.replaceAll((key, pattern) -> stretch((String) pattern));
        return Words.speaking(Locale.ENGLISH, patterns);
    }

    /// The same pattern, what stands outside of its arguments longer.
    static String stretch(String pattern) {
        StringBuilder text = new StringBuilder();
        int depth = 0;
        int letters = 0;
        for (int at = 0; at < pattern.length(); at++) {
            char each = pattern.charAt(at);
            depth += each == '{' ? 1 : 0;
            text.append(depth == 0 ? ACCENTS.getOrDefault(each, each) : each);
            depth -= each == '}' ? 1 : 0;
            letters += depth == 0 && Character.isLetter(each) ? 1 : 0;
            boolean endsWord = depth == 0 && each == ' ' && letters > 0;
            if (endsWord) {
                text.insert(text.length() - 1, "~".repeat((int) Math.ceil(letters * LONGER)));
                letters = 0;
            }
        }
        return text.append("~".repeat((int) Math.ceil(letters * LONGER))).toString();
    }
}
