package cantstop.client.kit.controls;

import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.paint.Cone;
import cantstop.client.kit.paint.OnScreen;
import cantstop.client.kit.paint.PictureView;
import cantstop.engine.Column;
import cantstop.engine.Option;
import cantstop.engine.Pairing;
import cantstop.engine.Roll;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The nodes of an [OptionsView]: places of one size, three at most.
final class OptionsSkin extends SkinBase<OptionsView> {
    private static final PseudoClass PENDING = PseudoClass.getPseudoClass("pending");
    private static final PseudoClass HINTED = PseudoClass.getPseudoClass("hinted");
    private static final PseudoClass THEIRS = PseudoClass.getPseudoClass("theirs");
    private static final PseudoClass PASSED = PseudoClass.getPseudoClass("passed");
    /// Fewer than three places share the row.
    private static final PseudoClass FEW = PseudoClass.getPseudoClass("few");

    private static final PseudoClass WATCHED = PseudoClass.getPseudoClass("watched");

    private final GridPane grid = new GridPane();
    private final List<OptionButton> buttons = new ArrayList<>();
    private final Subscription watching;
    private @Nullable Option previewed;
    private @Nullable Option considered;
    private @Nullable OptionButton offered;

    OptionsSkin(OptionsView control) {
        super(control);
        grid.getStyleClass().setAll("option-places");
        getChildren().add(grid);
        watching = Subscription.combine(
                control.rollProperty().subscribe(this::build),
                control.optionsProperty().subscribe(this::build),
                control.runnersProperty().subscribe(this::build),
                control.moverProperty().subscribe(this::build),
                control.orientationProperty().subscribe(this::build),
                control.wordsProperty().subscribe(this::build),
                control.notesProperty().subscribe(this::note),
                control.choosableProperty().subscribe(this::mark),
                control.keysProperty().subscribe(this::mark),
                control.theirsProperty().subscribe(this::mark),
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

    void build() {
        OptionsView view = getSkinnable();
        if (view.isChanging()) {
            return;
        }
        buttons.clear();
        grid.getChildren().clear();
        boolean row = view.orientationProperty().get() == Orientation.HORIZONTAL;
        // Where fewer share the row each is wide; what is in it goes by that.
        List<Node> places = places(row);
        ColumnConstraints share = new ColumnConstraints();
        share.setPercentWidth(row ? 100.0 / places.size() : 100);
        grid.getColumnConstraints().setAll(Collections.nCopies(row ? places.size() : 1, share));
        grid.pseudoClassStateChanged(FEW, row && places.size() < Pairing.COUNT);
        for (int i = 0; i < places.size(); i++) {
            GridPane.setVgrow(places.get(i), Priority.ALWAYS);
            grid.add(places.get(i), row ? i : 0, row ? 0 : i);
        }
        mark();
        note();
        preview();
        // New labels make their parts when they are styled. Made within a pulse, the next one would draw the
        // whole window again, with nothing in it changed. A window that was closed has no colours to look up.
        if (OnScreen.isShown(grid)) {
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

    /// Those for which there is something to be seen, side by side: they share the whole of the width.
    private List<Node> places(boolean row) {
        OptionsView view = getSkinnable();
        Roll roll = view.rollProperty().get();
        List<Option> options = view.optionsProperty().get();
        if (options.isEmpty() && (roll == null || !view.runnersProperty().get().isEmpty())) {
            return IntStream.range(0, Pairing.COUNT).mapToObj(this::runner).toList();
        }
        List<OptionPlace> places = OptionPlace.of(roll, options).stream()
                .filter(place -> !place.choices().isEmpty() || !isElsewhere(place.pairing()))
                .toList();
        boolean wide = row && places.size() < Pairing.COUNT;
        return places.stream().map(place -> node(place, wide)).toList();
    }

    private Node runner(int place) {
        List<Runner> runners = getSkinnable().runnersProperty().get();
        return place < runners.size()
                ? new RunnerCard(
                        runners.get(place), getSkinnable().wordsProperty().get())
                : waiting();
    }

    private Node node(OptionPlace place, boolean wide) {
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
                    choice, roll, wide, getSkinnable().wordsProperty().get());
            button.setOnAction(event -> getSkinnable().choose(button.option()));
            button.hoverProperty().subscribe(this::preview);
            button.focusedProperty().subscribe(focused -> focus(button, focused));
            HBox.setHgrow(button, Priority.ALWAYS);
            if (place.choices().size() > 1) {
                button.getStyleClass().add(halves.getChildren().isEmpty() ? "first-half" : "second-half");
            }
            buttons.add(button);
            halves.getChildren().add(button);
        }
        return place.choices().size() > 1 ? either(halves) : halves;
    }

    /// Between the halves stands that only one of them can be had.
    private Node either(HBox halves) {
        Label or = new Label(getSkinnable().wordsProperty().get().say("board.option.or"));
        or.getStyleClass().setAll("option-or");
        or.setMouseTransparent(true);
        return new StackPane(halves, or);
    }

    /// Whether these sums can be chosen in another place, or are struck through in an earlier one: equal dice make
    /// them twice.
    private boolean isElsewhere(@Nullable Pairing pairing) {
        Roll roll = getSkinnable().rollProperty().get();
        return pairing != null
                && roll != null
                && Stream.concat(
                                getSkinnable().optionsProperty().get().stream().map(Option::pairing),
                                roll.pairings().stream().limit(pairing.index()))
                        .anyMatch(other -> other.sum() == pairing.sum() || other.sum() == pairing.otherSum());
    }

    /// An empty place: the sums that can't be used, struck through, so that nobody wonders where they went.
    private Node frame(@Nullable Pairing pairing) {
        if (pairing == null) {
            return waiting();
        }
        HBox sums = emptyFrame();
        sums.setAccessibleText(
                getSkinnable().wordsProperty().get().say("board.option.none", pairing.sum(), pairing.otherSum()));
        IntStream.of(pairing.sum(), pairing.otherSum())
                .sorted()
                .mapToObj(sum -> useless(Column.of(sum)))
                .forEach(sums.getChildren()::add);
        return sums;
    }

    /// The place of a runner that is not out yet: it stands ready.
    private HBox waiting() {
        HBox place = emptyFrame();
        place.getStyleClass().setAll("runner-place");
        getSkinnable()
                .moverProperty()
                .get()
                .map(colour -> new PictureView(new Cone(colour, 1, true), "runner-waiting"))
                .ifPresent(place.getChildren()::add);
        return place;
    }

    private HBox emptyFrame() {
        HBox frame = new HBox();
        frame.getStyleClass().setAll("option-frame");
        frame.setAccessibleRole(AccessibleRole.TEXT);
        frame.setAccessibleText(getSkinnable().wordsProperty().get().say("board.option.empty"));
        frame.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        return frame;
    }

    private static Node useless(Column column) {
        NumberTile tile = new NumberTile(column);
        Region stroke = new Region();
        stroke.getStyleClass().setAll("useless-stroke");
        StackPane crossed = new StackPane(stroke, tile);
        crossed.getStyleClass().setAll("useless-sum");
        return crossed;
    }

    private void mark() {
        OptionsView view = getSkinnable();
        for (OptionButton button : buttons) {
            button.setDisable(!view.mayChoose());
            button.showKey(view.keysProperty().get());
            button.pseudoClassStateChanged(WATCHED, !view.choosableProperty().get());
            button.pseudoClassStateChanged(
                    PENDING, button.option().equals(view.pendingProperty().get()));
            Option hinted = view.hintedProperty().get();
            button.pseudoClassStateChanged(HINTED, button.option().equals(hinted));
            button.pseudoClassStateChanged(
                    PASSED, hinted != null && !button.option().equals(hinted));
            button.pseudoClassStateChanged(THEIRS, view.theirsProperty().get());
        }
    }

    /// Gives the keyboard to the first option.
    ///
    /// @param considering whether that counts as considering it
    void focusFirst(boolean considering) {
        buttons.stream().findFirst().ifPresent(first -> {
            offered = considering ? null : first;
            first.requestFocus();
        });
    }

    private void focus(OptionButton button, boolean focused) {
        // A window that goes to the background keeps what has its keyboard.
        Scene scene = button.getScene();
        if (!focused && button.equals(offered) && (scene == null || !button.equals(scene.getFocusOwner()))) {
            offered = null;
        }
        preview();
    }

    /// What the mouse points at counts more than what has the focus. What got the focus by itself is shown, but
    /// nobody considers it yet.
    private void preview() {
        Optional<OptionButton> now = buttons.stream()
                .filter(Node::isHover)
                .findFirst()
                .or(() -> buttons.stream().filter(Node::isFocused).findFirst());
        Option shown = now.map(OptionButton::option).orElse(null);
        Option meant = now.filter(button -> button.isHover() || !button.equals(offered))
                .map(OptionButton::option)
                .orElse(null);
        if (!Objects.equals(shown, previewed)) {
            previewed = shown;
            getSkinnable().onPreviewProperty().get().accept(shown);
        }
        if (!Objects.equals(meant, considered)) {
            considered = meant;
            getSkinnable().onConsiderProperty().get().accept(meant);
        }
    }
}
