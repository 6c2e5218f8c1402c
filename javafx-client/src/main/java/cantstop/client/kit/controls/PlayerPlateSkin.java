package cantstop.client.kit.controls;

import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.board.Octagon;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.dice.Die;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Player;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// The nodes of a [PlayerPlate].
final class PlayerPlateSkin extends SkinBase<PlayerPlate> {
    private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
    private static final PseudoClass AWAY = PseudoClass.getPseudoClass("away");
    private static final PseudoClass TOLD = PseudoClass.getPseudoClass("told");
    private static final PseudoClass FOLDED = PseudoClass.getPseudoClass("folded");

    private final Piece piece = new Piece();
    private final Label name = new Label();
    private final Label note = new Label();
    private final HBox columns = new HBox();
    private final HBox dice = new HBox();
    private final Label reason = new Label();
    private final HBox foot;
    private final HBox content;
    private final VBox lines;
    private final Subscription watching;

    PlayerPlateSkin(PlayerPlate plate) {
        super(plate);
        piece.getStyleClass().add("piece-of-plate");
        StackPane ground = styled(new StackPane(piece), "piece-ground");
        styled(name, "plate-name");
        styled(note, "plate-note");
        styled(columns, "plate-columns");
        styled(dice, "plate-dice");
        styled(reason, "plate-reason");
        ground.setMinWidth(Region.USE_PREF_SIZE);
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        columns.setMinWidth(Region.USE_PREF_SIZE);
        reason.setWrapText(true);
        reason.setMinHeight(Region.USE_PREF_SIZE);
        // The style sheet has room for a second line in the plate, so that nothing else moves when it says something.
        foot = styled(new HBox(note, dice, reason), "plate-foot");
        lines = styled(new VBox(name, foot), "plate-lines");
        lines.setMinWidth(0);
        HBox.setHgrow(lines, Priority.ALWAYS);
        content = styled(new HBox(ground, lines, columns), "plate-content");
        getChildren().add(content);
        watching = Subscription.combine(
                plate.badgeProperty().subscribe(this::showBadge),
                plate.initialsProperty().subscribe(this::showBadge),
                plate.columnsWonProperty().subscribe(this::showColumns),
                plate.targetProperty().subscribe(this::showColumns),
                plate.activeProperty().subscribe(active -> plate.pseudoClassStateChanged(ACTIVE, active)),
                plate.awayProperty().subscribe(away -> plate.pseudoClassStateChanged(AWAY, away)),
                plate.noteProperty().subscribe(this::showFoot),
                plate.foldedProperty().subscribe(this::fold),
                plate.bustProperty().subscribe(this::showBust),
                plate.briefProperty().subscribe(this::showBust),
                plate.bustReasonProperty().subscribe(this::showBust),
                plate.bustInBriefProperty().subscribe(this::showBust));
        showBadge();
        showBust();
    }

    @Override
    public void dispose() {
        watching.unsubscribe();
        getChildren().clear();
        super.dispose();
    }

    /// A skin adds no padding by itself.
    @Override
    protected double computePrefHeight(double width, double top, double right, double bottom, double left) {
        return top + content.prefHeight(width < 0 ? -1 : width - left - right) + bottom;
    }

    @Override
    protected double computeMinHeight(double width, double top, double right, double bottom, double left) {
        return computePrefHeight(width, top, right, bottom, left);
    }

    private static <T extends Node> T styled(T node, String styleClass) {
        node.getStyleClass().setAll(styleClass);
        return node;
    }

    private static void showText(Label label, String text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
        label.setManaged(!text.isEmpty());
    }

    private void showBadge() {
        Badge badge = getSkinnable().badgeProperty().get();
        piece.setVisible(badge != null);
        name.setText(badge == null ? "" : badge.name().text());
        for (Colour colour : Colour.all()) {
            getSkinnable().pseudoClassStateChanged(Piece.of(colour), badge != null && badge.colour() == colour);
        }
        if (badge != null) {
            piece.show(badge, getSkinnable().initialsProperty().get());
        }
        showColumns();
    }

    private void fold(boolean folded) {
        getSkinnable().pseudoClassStateChanged(FOLDED, folded);
        lines.setVisible(!folded);
        lines.setManaged(!folded);
    }

    /// One place for each column that the game takes; won ones are filled.
    private void showColumns() {
        List<Column> won = getSkinnable().columnsWonProperty().get();
        Badge badge = getSkinnable().badgeProperty().get();
        columns.getChildren().clear();
        for (Column column : won) {
            NumberTile tile = new NumberTile(column);
            if (badge != null) {
                tile.pseudoClassStateChanged(Piece.of(badge.colour()), true);
            }
            columns.getChildren().add(tile);
        }
        for (int i = won.size(); i < getSkinnable().targetProperty().get(); i++) {
            Region open = styled(new Region(), "open-column");
            Octagon.shape(open, Octagon.REGULAR);
            columns.getChildren().add(open);
        }
        columns.setManaged(!columns.getChildren().isEmpty());
    }

    private void showBust() {
        Player.Bust last = getSkinnable().bustProperty().get();
        dice.getChildren().clear();
        if (last != null) {
            last.roll().dice().forEach(face -> dice.getChildren().add(new Die(face)));
        }
        boolean shown = last != null && !getSkinnable().briefProperty().get();
        dice.setVisible(shown);
        dice.setManaged(shown);
        showFoot();
    }

    /// A name that has nothing below it stands in the middle of its plate. Where there is little room a bust is said
    /// instead of anything else.
    private void showFoot() {
        PlayerPlate plate = getSkinnable();
        boolean brief = plate.briefProperty().get();
        String bust = (brief ? plate.bustInBriefProperty() : plate.bustReasonProperty()).get();
        showText(reason, bust);
        plate.pseudoClassStateChanged(TOLD, brief && !bust.isEmpty());
        showText(note, brief && !bust.isEmpty() ? "" : plate.noteProperty().get());
        // Alone it may take a second line; beside a bust it is a word.
        boolean alone = !dice.isManaged() && !reason.isManaged();
        note.setMinWidth(alone ? 0 : Region.USE_PREF_SIZE);
        boolean said = note.isManaged() || !alone;
        foot.setVisible(said);
        foot.setManaged(said);
    }
}
