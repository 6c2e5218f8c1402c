package cantstop.client.play.home;

import cantstop.client.kit.screen.BadgePicker;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/// The colours and shapes that I can have. They come when there is time for them; their place is kept until then, so
/// that nothing moves.
final class OwnLooks {
    private final HomeModel model;
    private final Words words;
    private final Runnable changed;
    private final StackPane place = new StackPane();
    private Optional<BadgePicker> picker = Optional.empty();

    /// A place without anything to pick.
    ///
    /// @param changed is run when something else was picked
    OwnLooks(HomeModel model, Words words, Runnable changed) {
        this.model = model;
        this.words = words;
        this.changed = changed;
        place.getStyleClass().add("home-looks");
    }

    Node node() {
        return place;
    }

    /// Puts what can be picked in its place.
    void come() {
        BadgePicker picks = new BadgePicker(
                words,
                colour -> {
                    model.paint(colour);
                    changed.run();
                },
                shape -> {
                    model.reshape(shape);
                    changed.run();
                });
        place.getChildren().setAll(new Columns(picks.colours(), picks.shapes()));
        picker = Optional.of(picks);
        show(model.badge());
    }

    /// I look like that now.
    void show(Badge badge) {
        picker.ifPresent(picks -> picks.show(badge, Set.of(), Set.of()));
    }
}
