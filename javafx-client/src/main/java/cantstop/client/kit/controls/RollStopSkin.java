package cantstop.client.kit.controls;

import cantstop.client.kit.board.Octagon;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The nodes of a [RollStopBar]: a blue sign to go on, with hazard tape in its foot, and a red octagon to stop.
final class RollStopSkin extends SkinBase<RollStopBar> {
    private static final PseudoClass WINNING = PseudoClass.getPseudoClass("winning");
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");

    /// More letters are set smaller.
    private static final int LONGEST = 11;

    /// A caption that is longer still, in letters.
    private static final PseudoClass LONGER = PseudoClass.getPseudoClass("longer");

    private static final int LONG_ENOUGH = 14;

    private static final PseudoClass PENDING = PseudoClass.getPseudoClass("pending");

    /// Of the width, in percent; the rest is Stop's.
    private static final double ROLL_PART = 54;

    /// The same where Stop wins: then it is the larger one.
    private static final double ROLL_PART_WINNING = 46;

    private final Button roll;
    private final Button stop;
    private final Subscription watching;

    RollStopSkin(RollStopBar bar) {
        super(bar);
        roll = button("roll", "R", bar.rollTextProperty(), bar.rollDetailProperty(), bar.rollReasonProperty());
        stop = button("stop", "S", bar.stopTextProperty(), bar.stopDetailProperty(), bar.stopReasonProperty());
        roll.setOnAction(event -> bar.roll());
        stop.setOnAction(event -> bar.stop());
        Octagon.shape(stop, Octagon.REGULAR);
        GridPane pair = new GridPane();
        pair.getStyleClass().setAll("roll-stop-pair");
        ColumnConstraints left = part();
        ColumnConstraints right = part();
        pair.getColumnConstraints().addAll(left, right);
        pair.addRow(0, marked(roll, RollStopBar.Advised.ROLL), marked(stop, RollStopBar.Advised.STOP));
        getChildren().add(pair);
        watching = Subscription.combine(
                bar.winningProperty().subscribe(winning -> {
                    stop.pseudoClassStateChanged(WINNING, winning);
                    left.setPercentWidth(winning ? ROLL_PART_WINNING : ROLL_PART);
                    right.setPercentWidth(100 - left.getPercentWidth());
                }),
                bar.pendingProperty().subscribe(pending -> {
                    roll.pseudoClassStateChanged(PENDING, pending);
                    stop.pseudoClassStateChanged(PENDING, pending);
                }));
    }

    @Override
    public void dispose() {
        watching.unsubscribe();
        for (Button button : new Button[] {roll, stop}) {
            button.disableProperty().unbind();
            button.accessibleTextProperty().unbind();
        }
        getChildren().clear();
        super.dispose();
    }

    /// The coach's sign hangs on the corner of what it would press.
    private Node marked(Button button, RollStopBar.Advised which) {
        CoachSign sign = new CoachSign();
        sign.visibleProperty().bind(getSkinnable().advisedProperty().map(which::equals));
        StackPane both = new StackPane(button, sign);
        StackPane.setAlignment(sign, Pos.TOP_RIGHT);
        return both;
    }

    void focusStop() {
        stop.requestFocus();
    }

    private Button button(
            String styleClass,
            String key,
            StringProperty text,
            StringProperty detail,
            ObjectProperty<@Nullable String> reason) {
        Label name = new Label();
        name.getStyleClass().setAll("action-name");
        name.textProperty().bind(text);
        text.subscribe(said -> {
            name.pseudoClassStateChanged(LONG, said.length() > LONGEST);
            name.pseudoClassStateChanged(LONGER, said.length() > LONG_ENOUGH);
        });
        StringBinding second = Bindings.createStringBinding(
                () -> {
                    String why = reason.get();
                    return why == null ? detail.get() : why;
                },
                reason,
                detail);
        StringProperty stake = getSkinnable().stakeProperty();
        boolean rolls = styleClass.equals("roll");
        // What the tape measures stands over it, unless there is something more precise to say.
        StringBinding shown = Bindings.createStringBinding(
                () -> rolls && reason.get() == null && detail.get().isEmpty() ? stake.get() : second.get(),
                second,
                reason,
                detail,
                stake);
        Label line = new Label();
        line.getStyleClass().setAll("action-detail");
        line.textProperty().bind(shown);
        line.visibleProperty().bind(shown.isNotEmpty());
        line.managedProperty().bind(line.visibleProperty());
        KeyCap cap = new KeyCap(key);
        cap.visibleProperty().bind(getSkinnable().keysProperty());
        cap.managedProperty().bind(cap.visibleProperty());
        HBox head = new HBox(cap, name);
        head.getStyleClass().setAll("action-head");
        VBox lines = new VBox(head, line);
        lines.getStyleClass().setAll("action-lines");
        if (rolls) {
            lines.getChildren().add(tape(reason));
        }
        Button button = new Button();
        button.getStyleClass().setAll("action", styleClass);
        button.setGraphic(lines);
        // A button gives its graphic what it asks for; asking for the button's width lets a long reason wrap.
        lines.prefWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> button.getWidth() - button.snappedLeftInset() - button.snappedRightInset(),
                        button.widthProperty(),
                        button.insetsProperty()));
        button.setMnemonicParsing(false);
        button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        button.accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> said(text.get(), second.get(), rolls ? stake.get() : ""), text, second, stake));
        BooleanBinding refused = Bindings.createBooleanBinding(() -> reason.get() != null, reason);
        button.disableProperty().bind(refused.or(getSkinnable().pendingProperty()));
        return button;
    }

    private static String said(String text, String second, String stake) {
        String more = Stream.of(second, stake).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
        return more.isEmpty() ? text : text + ": " + more;
    }

    private static ColumnConstraints part() {
        ColumnConstraints column = new ColumnConstraints();
        column.setHgrow(Priority.ALWAYS);
        return column;
    }

    /// Hazard tape, the longer the more dangerous the roll is.
    private Region tape(ObjectProperty<@Nullable String> reason) {
        Region stripes = new Region();
        stripes.getStyleClass().setAll("tape-stripes");
        StackPane track = new StackPane(stripes);
        track.getStyleClass().setAll("tape");
        track.setAlignment(Pos.CENTER_LEFT);
        stripes.maxWidthProperty()
                .bind(track.widthProperty().multiply(getSkinnable().dangerProperty()));
        track.visibleProperty()
                .bind(getSkinnable()
                        .dangerProperty()
                        .greaterThan(0)
                        .and(Bindings.createBooleanBinding(() -> reason.get() == null, reason)));
        track.managedProperty().bind(track.visibleProperty());
        return track;
    }
}
