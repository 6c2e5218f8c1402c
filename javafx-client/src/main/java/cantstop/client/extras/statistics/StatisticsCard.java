package cantstop.client.extras.statistics;

import cantstop.client.kit.screen.Parts;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A picture with its title, and below it what it says in words. Takes the keyboard, so that Tab brings each into view.
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
    final StatisticsCard show(Region picture, String said) {
        setVgrow(picture, Priority.ALWAYS);
        Label words = Parts.paragraph(said, "statistics-said");
        getChildren().setAll(Parts.label(title, "card-title"), picture, words);
        setAccessibleText(title + ". " + said);
        return this;
    }
}
