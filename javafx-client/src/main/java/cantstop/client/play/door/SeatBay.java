package cantstop.client.play.door;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.engine.Seat;
import cantstop.protocol.PieceStyle;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// One of a table's four bays: the piece of who sits there beside their name, or the number of the bay where it is
/// free.
public final class SeatBay extends HBox {
    private static final PseudoClass FREE = PseudoClass.getPseudoClass("free");

    /// A bay.
    ///
    /// @param number from 1
    /// @param free what a bay says in which nobody sits
    public SeatBay(int number, Optional<DoorState.Seated> who, String free) {
        String letters = who.map(DoorState.Seated::name)
                .filter(name -> !name.isEmpty())
                .map(Initials::of)
                .orElse(Integer.toString(number));
        Label name = Parts.label(who.map(DoorState.Seated::name).orElse(free), "seat-name");
        Region face = who.flatMap(DoorState.Seated::style)
                .<Region>map(style -> piece(style, letters))
                .orElseGet(() -> Parts.label(letters, "seat-face"));
        face.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().addAll(face, name);
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("seat-bay");
        pseudoClassStateChanged(FREE, who.isEmpty());
    }

    /// All bays of a table, in order.
    static Stream<SeatBay> all(DoorState.Row table, Words words) {
        return IntStream.range(0, Seat.COUNT)
                .mapToObj(seat -> new SeatBay(
                        seat + 1, table.seated().stream().skip(seat).findFirst(), words.say("lobby.empty")));
    }

    private static Piece piece(PieceStyle style, String letters) {
        Piece piece = new Piece();
        piece.show(style.colour(), style.shape(), letters);
        return piece;
    }
}
