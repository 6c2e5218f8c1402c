package cantstop.client.play.end;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Parts;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What a game is remembered for: its awards beside each other, each in a low row.
final class Medals {
    private Medals() {}

    /// The awards; nothing where there are none.
    static List<Node> of(List<Ending.Award> awards) {
        return awards.isEmpty()
                ? List.of()
                : List.of(new Columns(awards.stream().map(Medals::row).toArray(Node[]::new)));
    }

    private static Node row(Ending.Award award) {
        VBox lines = new VBox(Parts.label(award.name(), "card-title"), Parts.paragraph(award.rest(), "small"));
        lines.getStyleClass().add("award-lines");
        HBox.setHgrow(lines, Priority.ALWAYS);
        HBox row = new HBox(new PictureView(award.sign(), "award-sign"), lines);
        row.getStyleClass().addAll("card", "award-row");
        return row;
    }
}
