package cantstop.client.statistics;

import cantstop.client.board.NumberTile;
import cantstop.client.screen.Columns;
import cantstop.client.screen.Parts;
import cantstop.client.words.Words;
import cantstop.engine.Column;
import cantstop.engine.story.Tally;
import javafx.geometry.Orientation;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// One player in pictures; below each, what it says in words.
final class PlayerPage extends VBox {
    private final Words words;
    private final Tally tally;

    /// @param usualRolls how often everybody rolls in a turn
    PlayerPage(StatisticsModel.Row row, double usualRolls, Words words) {
        this.words = words;
        tally = row.tally();
        getStyleClass().add("statistics-page");
        getChildren()
                .addAll(
                        Parts.label(row.name(), "title"),
                        new Columns(games(), daring(usualRolls)),
                        new Columns(luck(), columns()));
    }

    private VBox games() {
        GridPane bars = bars();
        add(bars, "statistics.won", tally.wins(), tally.games(), "bar-own");
        add(bars, "statistics.lost", tally.games() - tally.wins(), tally.games(), "bar-usual");
        return card(
                "statistics.games",
                bars,
                words.say("statistics.games.said", tally.games(), tally.wins(), share(tally.wins(), tally.games())));
    }

    private VBox luck() {
        double most = Math.max(1, Math.max(tally.busts(), tally.expected()));
        GridPane bars = bars();
        add(bars, "statistics.busts", tally.busts(), most, "bar-own");
        add(bars, "statistics.expected", tally.expected(), most, "bar-usual");
        String kind = Math.abs(tally.busts() - tally.expected()) < 0.5
                ? "statistics.luck.even"
                : tally.busts() < tally.expected() ? "statistics.luck.good" : "statistics.luck.bad";
        String said = words.say(kind, tally.busts(), tally.expected());
        return card(
                "statistics.luck",
                bars,
                tally.fallen() == 0 ? said : said + " " + words.say("statistics.fallen", tally.fallen()));
    }

    private VBox daring(double usual) {
        double most = Math.max(1, Math.max(usual, tally.rollsPerTurn()));
        GridPane bars = bars();
        add(bars, "statistics.rolls", tally.rollsPerTurn(), most, "bar-own");
        add(bars, "statistics.usual", usual, most, "bar-usual");
        return card(
                "statistics.daring", bars, words.say("statistics.daring.said", tally.rollsPerTurn(), tally.turns()));
    }

    private VBox columns() {
        int most = tally.columns().values().stream()
                .mapToInt(Integer::intValue)
                .max()
                .orElse(1);
        int all = tally.columns().values().stream().mapToInt(Integer::intValue).sum();
        HBox chart = new HBox();
        chart.getStyleClass().add("column-chart");
        for (Column column : Column.all()) {
            int times = tally.columns().getOrDefault(column, 0);
            Bar bar = new Bar(Orientation.VERTICAL, (double) times / most, "bar-own");
            VBox.setVgrow(bar, Priority.ALWAYS);
            VBox standing = new VBox(Parts.label(times == 0 ? "" : String.valueOf(times), "small"), bar);
            standing.getStyleClass().add("column-standing");
            NumberTile tile = new NumberTile(column);
            tile.getStyleClass().add("column-tile");
            VBox whole = new VBox(standing, tile);
            whole.getStyleClass().add("column-standing");
            VBox.setVgrow(standing, Priority.ALWAYS);
            HBox.setHgrow(whole, Priority.ALWAYS);
            chart.getChildren().add(whole);
        }
        return card("statistics.columns", chart, words.say("statistics.columns.said", all));
    }

    private static GridPane bars() {
        GridPane bars = new GridPane();
        bars.getStyleClass().add("bars");
        ColumnConstraints grows = new ColumnConstraints();
        grows.setHgrow(Priority.ALWAYS);
        grows.setFillWidth(true);
        bars.getColumnConstraints().addAll(new ColumnConstraints(), grows, new ColumnConstraints());
        return bars;
    }

    private void add(GridPane bars, String key, double value, double most, String style) {
        bars.addRow(
                bars.getRowCount(),
                Parts.label(words.say(key)),
                new Bar(Orientation.HORIZONTAL, value / most, style),
                Parts.label(words.say("statistics.number", value), "strong"));
    }

    private static double share(int part, int whole) {
        return whole == 0 ? 0 : (double) part / whole;
    }

    private VBox card(String title, Region picture, String said) {
        VBox.setVgrow(picture, Priority.ALWAYS);
        VBox card = Parts.card(words.say(title), picture, Parts.paragraph(said, "muted"));
        card.setMaxHeight(Double.MAX_VALUE);
        return card;
    }
}
