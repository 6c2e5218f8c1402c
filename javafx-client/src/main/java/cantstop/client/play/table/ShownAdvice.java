package cantstop.client.play.table;

import cantstop.client.kit.controls.OptionNote;
import cantstop.client.kit.controls.RollStopBar;
import java.util.List;

/// What is to be known of a decision beyond what everybody sees: the odds, and what the coach says. Empty wherever
/// the table does not allow it.
///
/// @param options what is said on each option, in their order; none where nothing is
/// @param roll what is said on Roll
/// @param stop what is said on Stop
/// @param better which of the two the coach would press
/// @param coach what I hear of the coach; none where there is no coach for me
record ShownAdvice(List<OptionNote> options, String roll, String stop, RollStopBar.Advised better, Coached coach) {
    /// Nothing is said.
    static final ShownAdvice NONE =
            new ShownAdvice(List.of(), "", "", RollStopBar.Advised.NEITHER, new Coached.Never());

    ShownAdvice {
        options = List.copyOf(options);
    }

    /// How it stands between me and the coach.
    sealed interface Coached {
        /// There is no coach here, or I don't play.
        record Never() implements Coached {}

        /// There is one, but nothing for me to decide just now.
        ///
        /// @param mine whether it is my turn, and I have to roll first
        record Waiting(boolean mine) implements Coached {}

        /// I may ask.
        record Open() implements Coached {}

        /// I have asked.
        record Thinking() implements Coached {}

        /// It has answered.
        ///
        /// @param advice what it would do, in words
        /// @param because why
        record Answered(String advice, String because) implements Coached {}
    }
}
