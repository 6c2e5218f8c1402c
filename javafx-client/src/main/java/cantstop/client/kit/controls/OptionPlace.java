package cantstop.client.kit.controls;

import cantstop.engine.Option;
import cantstop.engine.Pairing;
import cantstop.engine.Roll;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// One of the three fixed places for options: a pairing, and what may be chosen of it.
///
/// @param pairing the pairing, or null before a roll
/// @param choices none, one, or the two halves of an either-or
record OptionPlace(@Nullable Pairing pairing, List<Choice> choices) {
    /// An option with the key that picks it.
    ///
    /// @param number 1 to 6, its place in the list of options
    record Choice(int number, Option option) {}

    OptionPlace {
        choices = List.copyOf(choices);
    }

    /// The three places for a roll and its options.
    static List<OptionPlace> of(@Nullable Roll roll, List<Option> options) {
        return IntStream.range(0, Pairing.COUNT)
                .mapToObj(index -> new OptionPlace(
                        roll == null ? null : roll.pairings().get(index),
                        IntStream.range(0, options.size())
                                .filter(i -> options.get(i).pairing().index() == index)
                                .mapToObj(i -> new Choice(i + 1, options.get(i)))
                                .toList()))
                .toList();
    }
}
