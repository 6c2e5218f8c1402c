package cantstop.client.play.door;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.board.Piece;
import cantstop.engine.Colour;
import cantstop.engine.Shape;
import cantstop.protocol.PieceStyle;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class SeatsAtTheDoorTest {
    private SeatBay known;
    private SeatBay unknown;

    @Start
    void show(Stage stage) {
        PieceStyle green = new PieceStyle(Colour.GREEN, Shape.TRIANGLE);
        known = new SeatBay(1, Optional.of(new DoorState.Seated("Cleo", Optional.of(green))), "free");
        unknown = new SeatBay(2, Optional.of(new DoorState.Seated("Dan", Optional.empty())), "free");
    }

    @Test
    void aBayShowsThePieceOfWhoSitsThere() {
        assertThat(known.getChildren().getFirst())
                .isInstanceOfSatisfying(
                        Piece.class,
                        piece -> assertThat(piece.getPseudoClassStates())
                                .extracting(Object::toString)
                                .contains("green", "triangle"));
    }

    @Test
    void anOlderHostTellsNoPieceSoTheLetterStandsAlone() {
        assertThat(unknown.getChildren().getFirst())
                .isInstanceOfSatisfying(
                        Label.class, letter -> assertThat(letter.getText()).isEqualTo("D"));
    }
}
