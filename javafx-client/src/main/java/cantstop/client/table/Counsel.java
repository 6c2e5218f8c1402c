package cantstop.client.table;

import java.util.List;

/// What is to be known of a decision beyond what everybody sees: the odds, and what the coach says. Empty wherever
/// the table does not allow it.
///
/// @param odds the odds of the next roll, in words
/// @param options what is said on each option, in their order; none where nothing is
/// @param roll what is said on Roll
/// @param stop what is said on Stop
/// @param advice what the coach would do, in words
/// @param mayAsk whether the coach may be asked now
/// @param coached whether there is a coach at this table
record Counsel(
        String odds,
        List<String> options,
        String roll,
        String stop,
        String advice,
        boolean mayAsk,
        boolean coached) {
    /// Nothing is said.
    static final Counsel NONE = new Counsel("", List.of(), "", "", "", false, false);

    Counsel {
        options = List.copyOf(options);
    }
}
