package cantstop.protocol.wire;

import cantstop.engine.PlayerName;
import cantstop.engine.TableName;
import cantstop.protocol.Limits;

/// Texts that end up on another person's screen or in a log. They may hold nothing that hides or turns round what
/// is written beside them.
final class Texts {
    private Texts() {}

    static String program(String text) {
        return printable(text, 1, Limits.PROGRAM_LENGTH);
    }

    static String detail(String text) {
        return printable(text, 0, Limits.DETAIL_LENGTH);
    }

    /// The nearest text that [#detail] takes: the message of an error may quote what a peer sent.
    static String asDetail(String text) {
        return text.substring(0, Math.min(text.length(), Limits.DETAIL_LENGTH)).replaceAll("[^ -~]", "?");
    }

    /// A host is called by the same rules as a table.
    static String hostName(String text) {
        return new TableName(text).text();
    }

    static String playerName(String text) {
        return new PlayerName(text).text();
    }

    /// The name that a guest wishes for.
    static PlayerName wishedName(String text) {
        if (!PlayerName.isName(text)) {
            throw new IllegalArgumentException("not a name that may be wished for");
        }
        return new PlayerName(text);
    }

    /// The name that a guest wishes for a table.
    static TableName wishedTableName(String text) {
        if (!TableName.isName(text)) {
            throw new IllegalArgumentException("not a table's name that may be wished for");
        }
        return new TableName(text);
    }

    private static String printable(String text, int shortest, int longest) {
        boolean ascii = text.chars().allMatch(c -> c >= ' ' && c <= '~');
        if (!ascii || text.length() < shortest || text.length() > longest) {
            throw new IllegalArgumentException(
                    "not a text of " + shortest + " to " + longest + " printable ASCII characters");
        }
        return text;
    }
}
