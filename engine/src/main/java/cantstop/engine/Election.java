package cantstop.engine;

import java.util.List;

/// The votes that let a host begin an epoch. Immutable.
///
/// @param after the digest of the log that the votes are about, which is the log before the epoch
/// @param votes of the last host, where it hands the table over; else of more than half of those who may vote
public record Election(Digest after, List<Vote> votes) {
    /// The most votes that one event carries.
    public static final int MOST = Seat.COUNT;

    public Election {
        votes = List.copyOf(votes);
    }
}
