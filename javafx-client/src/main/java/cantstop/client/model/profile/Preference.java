package cantstop.client.model.profile;

import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/// One preference of the player. The profile's file, the row in the settings and the test of the bundles follow from
/// it.
///
/// @param <T> the type of its value
public sealed interface Preference<T> {
    /// Its name in the profile's file.
    String key();

    /// Its name in the bundles; the name of an answer begins with it.
    String label();

    /// The default.
    T usual();

    /// Parses the line of the file.
    ///
    /// @param text without blanks around it, and in capitals
    /// @throws IllegalArgumentException if it is no value of this preference
    T parse(String text);

    /// The line of the file.
    String format(T value);

    /// A choice of one among a few values.
    ///
    /// @param answers in the order in which they are shown
    /// @param parser reads the file's text, in capitals
    /// @param formatter writes it
    /// @param namer what an answer is called
    record Choice<T>(
            String key,
            String label,
            T usual,
            List<T> answers,
            Function<String, T> parser,
            Function<T, String> formatter,
            BiFunction<Words, T, String> namer)
            implements Preference<T> {
        /// A choice of one constant of an enum.
        static <E extends Enum<E>> Choice<E> oneOf(String key, String label, E usual) {
            Class<E> type = usual.getDeclaringClass();
            return new Choice<>(
                    key,
                    label,
                    usual,
                    List.of(type.getEnumConstants()),
                    text -> Enum.valueOf(type, text),
                    Enum::name,
                    (words, answer) -> words.say(label + "." + answer.name()));
        }

        /// A switch.
        ///
        /// @param no what the bundles call the first answer, and
        /// @param yes the second
        static Choice<Boolean> either(String key, String label, boolean usual, String no, String yes) {
            return new Choice<>(
                    key,
                    label,
                    usual,
                    List.of(false, true),
                    Lines::flag,
                    answer -> Boolean.toString(answer),
                    (words, answer) -> words.say(label + "." + (answer ? yes : no)));
        }

        /// The code of a language; empty for the system's. A later version's language is kept, though none speaks it.
        static Choice<Optional<String>> language(String key, String label) {
            return new Choice<>(
                    key,
                    label,
                    Optional.empty(),
                    Stream.concat(
                                    Stream.of(Optional.<String>empty()),
                                    Words.LANGUAGES.stream().map(Optional::of))
                            .toList(),
                    text -> Optional.of(text.toLowerCase(Locale.ROOT)).filter(code -> !code.isEmpty()),
                    answer -> answer.orElse(""),
                    (words, answer) -> answer.map(Words::nameOf).orElseGet(() -> words.say(label + ".SYSTEM")));
        }

        @Override
        public T parse(String text) {
            return parser.apply(text);
        }

        @Override
        public String format(T value) {
            return formatter.apply(value);
        }

        /// The label of a value.
        public String name(Words words, T answer) {
            return namer.apply(words, answer);
        }
    }

    /// A percentage, from 0 to 100.
    record Percent(String key, String label, Integer usual) implements Preference<Integer> {
        public static final int FULL = 100;

        @Override
        public Integer parse(String text) {
            return Math.clamp(Integer.parseInt(text), 0, FULL);
        }

        @Override
        public String format(Integer value) {
            return value.toString();
        }
    }
}
