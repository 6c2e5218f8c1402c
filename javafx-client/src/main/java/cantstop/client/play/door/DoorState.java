package cantstop.client.play.door;

import cantstop.engine.identity.TableId;
import cantstop.protocol.PieceStyle;
import cantstop.protocol.TableSummary;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What one sees there.
///
/// @param title what is so
/// @param detail what to do about it; may be empty
/// @param busy whether it goes on by itself
/// @param again whether to try again is offered
/// @param tables the host's tables
/// @param anywhere whether one may be seated wherever there is room
/// @param open whether a table of one's own can be opened here
/// @param seating whether seats are given out here
/// @param leave what leaving is called: whoever waits takes back what they asked for
/// @param knockedAt the table whose owner decides; none if no owner is asked
/// @param address where it was tried in vain, to be mended; empty text where only an invite helps, and none if there is
///     nothing to mend
public record DoorState(
        String title,
        String detail,
        boolean busy,
        boolean again,
        List<Row> tables,
        boolean anywhere,
        boolean open,
        Seating seating,
        String leave,
        Optional<Row> knockedAt,
        Optional<String> address) {
    public DoorState {
        tables = List.copyOf(tables);
    }

    /// Whether an organiser gives out seats.
    public enum Seating {
        NONE,
        OFFERED,
        /// I wait for one.
        WAITING
    }

    /// A table in the list.
    ///
    /// @param id its identity
    /// @param seated who sits there
    /// @param players the same in words
    /// @param rules in a few words
    /// @param state what goes on there, in words
    /// @param action what going there is called; empty where this program can't
    /// @param open whether one can play there
    public record Row(
            TableId id,
            String name,
            List<Seated> seated,
            String players,
            String rules,
            String state,
            String action,
            boolean open) {
        public Row {
            seated = List.copyOf(seated);
        }
    }

    /// Who sits at a table.
    ///
    /// @param style of their pieces; none where the host doesn't tell
    public record Seated(String name, Optional<PieceStyle> style) {
        /// Everybody who sits at a table.
        public static List<Seated> at(TableSummary table) {
            return IntStream.range(0, table.players().size())
                    .mapToObj(player -> new Seated(table.players().get(player), table.style(player)))
                    .toList();
        }
    }
}
