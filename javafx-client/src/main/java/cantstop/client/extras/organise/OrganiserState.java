package cantstop.client.extras.organise;

import cantstop.client.play.door.DoorState;
import cantstop.engine.identity.TableId;
import java.util.List;

/// What the organiser sees.
///
/// @param organiser whether I am; else the code is asked for
/// @param line why what was asked for last is not done; may be empty
/// @param count how many wait for a seat
/// @param waiting the same in words, to stand after the number
/// @param shuffles whether enough wait to seat them
/// @param tables those that can be closed
public record OrganiserState(
        boolean organiser, String line, int count, String waiting, boolean shuffles, List<Row> tables) {
    public OrganiserState {
        tables = List.copyOf(tables);
    }

    /// A table.
    ///
    /// @param id its identity
    /// @param players who sits there, in words
    /// @param seated the same one by one
    public record Row(TableId id, String name, String players, List<DoorState.Seated> seated) {
        public Row {
            seated = List.copyOf(seated);
        }
    }
}
