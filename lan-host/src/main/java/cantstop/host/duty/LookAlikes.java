package cantstop.host.duty;

import cantstop.engine.PlayerName;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Detects names that look alike. It maps both to a skeleton as UTS 39 does, with the letters of Cyrillic and Greek
/// that are drawn like Latin ones, and those of Latin that are drawn like each other.
final class LookAlikes {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern STACKED = Pattern.compile("\\p{M}{3}");
    private static final Pattern BLANKS = Pattern.compile("[\\s_.\u00b7-]+");
    private static final String DRAWN =
            "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u0432\u043a\u043c\u043d\u0442"
                    + "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131\u0130015|!";
    private static final String AS = "aeopcyxljshdqwbkmht" + "abeznlkmnoptyxll" + "ols" + "ll";
    private static final Map<Integer, String> LATIN = latin();

    private LookAlikes() {}

    private static Map<Integer, String> latin() {
        int[] drawn = DRAWN.codePoints().toArray();
        return java.util.stream.IntStream.range(0, drawn.length)
                .boxed()
                .collect(Collectors.toMap(at -> drawn[at], at -> AS.substring(at, at + 1), (first, _) -> first));
    }

    /// Whether people would take these for one name.
    static boolean areSame(PlayerName one, PlayerName other) {
        return skeleton(one.text()).equals(skeleton(other.text()));
    }

    /// Whether more than two marks stand on one letter: such a text grows over its neighbours.
    static boolean isStacked(String text) {
        return STACKED.matcher(Normalizer.normalize(text, Normalizer.Form.NFC)).find();
    }

    private static String skeleton(String text) {
        String plain =
                MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD)).replaceAll("");
        String small = BLANKS.matcher(plain.toLowerCase(Locale.ROOT)).replaceAll("");
        String latin = small.codePoints()
                .mapToObj(letter -> LATIN.getOrDefault(letter, Character.toString(letter)))
                .collect(Collectors.joining());
        return latin.replace('i', 'l').replace("rn", "m").replace("vv", "w");
    }
}
