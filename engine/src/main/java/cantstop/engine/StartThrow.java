package cantstop.engine;

/// One player's two dice for the start.
///
/// @param first 1 to 6
/// @param second 1 to 6
public record StartThrow(Seat seat, int first, int second) {
    public StartThrow {
        if (first < 1 || first > 6 || second < 1 || second > 6) {
            throw new IllegalArgumentException("not two dice: " + first + " " + second);
        }
    }

    /// 2 to 12; the highest begins.
    public int total() {
        return first + second;
    }
}
