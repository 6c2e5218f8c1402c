package cantstop.client.handover;

import java.util.List;

/// What the strip says.
///
/// @param text what is so
/// @param hint what follows from pressing, or what it waits for; may be empty
/// @param remedies what can be done, the likeliest first
public record Strip(String text, String hint, List<Remedy> remedies) {
    public Strip {
        remedies = List.copyOf(remedies);
    }

    /// What can be done.
    public enum Remedy {
        /// Go on as host with the table.
        GO_ON,
        /// Stop waiting for people.
        GIVE_UP,
        /// Go along to the other host of the same table.
        GO_THERE,
        /// It has been read.
        OK,
        /// Hand over without those who can't reach the successor.
        WAIVE,
        /// Stay the host after all.
        CALL_OFF
    }
}
