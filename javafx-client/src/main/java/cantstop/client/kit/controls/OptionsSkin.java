package cantstop.client.kit.controls;

import cantstop.engine.Option;
import cantstop.engine.Pairing;
import cantstop.engine.Roll;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The nodes of an [OptionsView]: a grid of three places of one size.
final class OptionsSkin extends SkinBase<OptionsView> {
    private static final PseudoClass PENDING = PseudoClass.getPseudoClass("pending");
    private static final PseudoClass HINTED = PseudoClass.getPseudoClass("hinted");
    private static final PseudoClass WATCHED = PseudoClass.getPseudoClass("watched");

    private final GridPane grid = new GridPane();
    private final List<OptionButton> buttons = new ArrayList<>();
    private final Subscription watching;
    private @Nullable Option previewed;

    OptionsSkin(OptionsView control) {
        super(control);
        grid.getStyleClass().setAll("option-places");
        getChildren().add(grid);
        watching = Subscription.combine(
                control.rollProperty().subscribe(this::build),
                control.optionsProperty().subscribe(this::build),
                control.orientationProperty().subscribe(this::build),
                control.wordsProperty().subscribe(this::build),
                control.notesProperty().subscribe(this::note),
                control.choosableProperty().subscribe(this::mark),
                control.keysProperty().subscribe(this::mark),
                control.pendingProperty().subscribe(this::mark),
                control.hintedProperty().subscribe(this::mark));
        build();
    }

    @Override
    public void dispose() {
        watching.unsubscribe();
        getChildren().clear();
        super.dispose();
    }

    private void build() {
        OptionsView view = getSkinnable();
        buttons.clear();
        grid.getChildren().clear();
        boolean row = view.orientationProperty().get() == Orientation.HORIZONTAL;
        ColumnConstraints third = new ColumnConstraints();
        third.setPercentWidth(row ? 100.0 / Pairing.COUNT : 100);
        grid.getColumnConstraints().setAll(row ? List.of(third, third, third) : List.of(third));
        List<OptionPlace> places =
                OptionPlace.of(view.rollProperty().get(), view.optionsProperty().get());
        for (int i = 0; i < places.size(); i++) {
            Node place = node(places.get(i));
            GridPane.setVgrow(place, Priority.ALWAYS);
            grid.add(place, row ? i : 0, row ? 0 : i);
        }
        mark();
        note();
        preview();
        // New labels make their parts when they are styled. Made within a pulse, the next one would draw the
        // whole window again, with nothing in it changed. A window that was closed has no colours to look up.
        Scene scene = grid.getScene();
        if (scene != null && scene.getWindow() != null && scene.getWindow().isShowing()) {
            grid.applyCss();
        }
    }

    private void note() {
        List<OptionNote> notes = getSkinnable().notesProperty().get();
        List<Option> options = getSkinnable().optionsProperty().get();
        for (OptionButton button : buttons) {
            int place = options.indexOf(button.option());
            button.note(place >= 0 && place < notes.size() ? notes.get(place) : OptionNote.NONE);
        }
    }

    private Node node(OptionPlace place) {
        if (place.choices().isEmpty()) {
            return frame(place.pairing());
        }
        Roll roll = getSkinnable().rollProperty().get();
        if (roll == null) {
            return frame(place.pairing());
        }
        HBox halves = new HBox();
        halves.getStyleClass().setAll("option-place");
        for (OptionPlace.Choice choice : place.choices()) {
            OptionButton button = new OptionButton(
                    choice, roll, getSkinnable().wordsProperty().get());
            button.setOnAction(event -> getSkinnable().choose(button.option()));
            button.hoverProperty().subscribe(this::preview);
            button.focusedProperty().subscribe(this::preview);
            HBox.setHgrow(button, Priority.ALWAYS);
            if (place.choices().size() > 1) {
                button.getStyleClass().add(halves.getChildren().isEmpty() ? "first-half" : "second-half");
            }
            buttons.add(button);
            halves.getChildren().add(button);
        }
        return halves;
    }

    /// An empty place: the sums that can't be used, so that nobody wonders where they went.
    private Node frame(@Nullable Pairing pairing) {
        Label label = new Label(pairing == null ? "" : inOrder(pairing));
        label.getStyleClass().setAll("option-frame");
        var words = getSkinnable().wordsProperty().get();
        label.setAccessibleText(
                pairing == null
                        ? words.say("board.option.empty")
                        : words.say("board.option.none", pairing.sum(), pairing.otherSum()));
        label.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        return label;
    }

    /// The lower sum first, as on the buttons.
    private static String inOrder(Pairing pairing) {
        return Math.min(pairing.sum(), pairing.otherSum()) + "    " + Math.max(pairing.sum(), pairing.otherSum());
    }

    private void mark() {
        OptionsView view = getSkinnable();
        for (OptionButton button : buttons) {
            button.setDisable(!view.mayChoose());
            button.showKey(view.keysProperty().get());
            button.pseudoClassStateChanged(WATCHED, !view.choosableProperty().get());
            button.pseudoClassStateChanged(
                    PENDING, button.option().equals(view.pendingProperty().get()));
            button.pseudoClassStateChanged(
                    HINTED, button.option().equals(view.hintedProperty().get()));
        }
    }

    /// What the mouse points at counts more than what has the focus.
    private void preview() {
        Option now = buttons.stream()
                .filter(Node::isHover)
                .findFirst()
                .or(() -> buttons.stream().filter(Node::isFocused).findFirst())
                .map(OptionButton::option)
                .orElse(null);
        if (!Objects.equals(now, previewed)) {
            previewed = now;
            getSkinnable().onPreviewProperty().get().accept(now);
        }
    }
}
