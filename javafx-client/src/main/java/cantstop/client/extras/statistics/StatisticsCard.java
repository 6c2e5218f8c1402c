package cantstop.client.extras.statistics;

import cantstop.client.kit.screen.Parts;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A picture under what it says in one sentence. Takes the keyboard, so that Tab brings each into view.
class StatisticsCard extends VBox {
    private final String title;

    /// A card without a picture yet.
    StatisticsCard(String title) {
        this.title = title;
        getStyleClass().addAll("card", "statistics-card");
        setMaxHeight(Double.MAX_VALUE);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(title);
    }

    /// Shows a picture.
    ///
    /// @param said what one would say of it
    /// @param note how it is to be read; may be empty
    final StatisticsCard show(Region picture, String said, String note) {
        setVgrow(picture, Priority.ALWAYS);
        Label sentence = Parts.paragraph(said, "statistics-said");
        Label small = Parts.paragraph(note, "statistics-note");
        Parts.showIf(!said.isEmpty(), sentence);
        Parts.showIf(!note.isEmpty(), small);
        getChildren().setAll(Parts.label(title, "statistics-kind"), sentence, picture, small);
        setAccessibleText(Stream.of(title + ".", said, note)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" ")));
        return this;
    }
}
