package cantstop.client.extras.statistics;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.play.bots.Portrait;
import cantstop.engine.BotLevel;
import cantstop.engine.Column;
import cantstop.engine.Occupant;
import cantstop.engine.story.PlayerStats;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Whose card it is, on their number plate: a face, the name, what they are like in two words, and three figures.
final class PlayerHead extends FlowPane {
    /// So much more or less than everybody rolls is a habit.
    private static final double HABIT = 0.12;

    private static final double LUCK = 1;

    private final Words words;
    private final PlayerStats tally;

    PlayerHead(StatisticsModel.Row row, double usualRolls, Words words) {
        this.words = words;
        tally = row.tally();
        StackPane ground = new StackPane(face(row));
        ground.getStyleClass().add("piece-ground");
        ground.setMinWidth(USE_PREF_SIZE);
        VBox who = new VBox(
                Parts.label(row.name(), "huge"),
                Parts.label(words.say("statistics.is." + nature(usualRolls)), "strong"));
        who.getStyleClass().add("seat-texts");
        HBox plate = new HBox(ground, who);
        plate.getStyleClass().addAll("row", "champion", "own-plate", "player-plate");
        HBox.setHgrow(who, Priority.ALWAYS);
        getStyleClass().add("player-head");
        getChildren()
                .addAll(
                        plate,
                        feat(figure(words.say("statistics.share", tally.wins(), tally.games())), "statistics.wins"),
                        feat(favourite(), "statistics.favourite"),
                        feat(figure(words.say("statistics.rate", tally.rollsPerTurn())), "statistics.rolls"));
    }

    /// My piece, a bot's portrait, or another's letter: of the others only the name is kept.
    static Node face(StatisticsModel.Row row) {
        if (row.badge().isPresent()) {
            return new Piece(row.badge().get(), Initials.of(row.name()));
        }
        if (row.who() instanceof Occupant.Robot(BotLevel level)) {
            return new PictureView(new Portrait(level), "player-face");
        }
        return Parts.label(Initials.of(row.name()), "seat-face", "player-face");
    }

    /// What stands out most.
    private String nature(double usualRolls) {
        double luck = tally.expected() - tally.busts();
        if (Math.abs(luck) >= LUCK) {
            return luck > 0 ? "LUCKY" : "UNLUCKY";
        }
        return habit(tally.rollsPerTurn(), usualRolls);
    }

    /// How often somebody rolls in a turn, beside everybody.
    static String habit(double own, double usual) {
        double more = usual == 0 ? 0 : own / usual - 1;
        return Math.abs(more) < HABIT ? "STEADY" : more > 0 ? "DARING" : "CAREFUL";
    }

    private Region favourite() {
        Optional<Column> most = tally.columns().entrySet().stream()
                .max(Comparator.comparingInt(Map.Entry::getValue))
                .map(Map.Entry::getKey);
        return most.<Region>map(NumberTile::new).orElseGet(() -> figure("\u2013"));
    }

    private static Region figure(String said) {
        return Parts.label(said, "feat-figure");
    }

    private Node feat(Region figure, String key) {
        StackPane high = new StackPane(figure);
        high.getStyleClass().add("feat-high");
        VBox feat = new VBox(high, Parts.label(words.say(key), "small"));
        feat.getStyleClass().add("feat");
        return feat;
    }

    /// In a single row the figures share what the plate leaves.
    @Override
    protected void layoutChildren() {
        Region plate = (Region) getChildren().getFirst();
        double least = Math.max(plate.minWidth(-1), plate.prefWidth(-1));
        int feats = getChildren().size() - 1;
        double each = Math.floor((getWidth() - least - feats * (getHgap() + 1)) / feats);
        for (Node feat : getChildren().subList(1, getChildren().size())) {
            share((Region) feat, each >= feat.minWidth(-1) ? each : USE_COMPUTED_SIZE);
        }
        super.layoutChildren();
    }

    /// A width that is set while the row is laid out would wait for the next time, unless it is asked for.
    private void share(Region feat, double width) {
        if (feat.getPrefWidth() != width) {
            feat.setPrefWidth(width);
            requestLayout();
        }
    }
}
