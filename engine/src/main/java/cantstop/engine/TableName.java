package cantstop.engine;

/// A table's name: like a [PlayerName], but long enough for "NAME's game".
///
/// @param text 1 to 40 code points
public record TableName(String text) {
    public static final int MOST_CODE_POINTS = 40;

    public TableName {
        if (!PlayerName.mayStand(text, MOST_CODE_POINTS)) {
            throw new IllegalArgumentException("not a table's name of 1 to " + MOST_CODE_POINTS + " characters");
        }
    }

    public static boolean isName(String text) {
        return PlayerName.mayBeWished(text, MOST_CODE_POINTS);
    }

    @Override
    public String toString() {
        return text;
    }
}
