package cantstop.client.extras.statistics;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.words.Words;
import cantstop.engine.story.GameStats;
import cantstop.engine.story.PlayerStats;
import java.util.List;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// One player in pictures; over each, what it says in words.
final class PlayerPage extends VBox {
    private final Words words;
    private final String name;
    private final PlayerStats tally;
    private final MeritCard merit;

    /// @param usualRolls how often everybody rolls in a turn
    PlayerPage(StatisticsModel.Row row, double usualRolls, Words words) {
        name = row.name();
        this.words = words;
        tally = row.tally();
        merit = new MeritCard(row.who(), words);
        getStyleClass().add("statistics-page");
        Columns cards = new Columns(awards(), course(), merit, luck(), daring(usualRolls), columns());
        setVgrow(cards, Priority.ALWAYS);
        getChildren().addAll(new PlayerHead(row, usualRolls, words), cards);
    }

    /// Shows how far the coach has got.
    void judge(JudgedGames judged) {
        merit.judge(judged);
    }

    private StatisticsCard awards() {
        Bars bars = new Bars(words);
        bars.getStyleClass().add("few");
        bars.add("statistics.icarus", tally.icarus(), tally.games(), "bar-own");
        bars.add("statistics.chicken", tally.chicken(), tally.games(), "bar-own");
        String said = words.say("statistics.awards.said", tally.icarus() + tally.chicken());
        return card("statistics.awards", bars, said, words.say("statistics.awards.legend"));
    }

    private StatisticsCard course() {
        List<GameStats> latest = FormChart.latest(tally.course());
        int won = (int) latest.stream().filter(GameStats::won).count();
        String said = words.say("statistics.course.said", latest.size(), won);
        VBox chart = new VBox(new FormChart(latest), FormChart.legend(words));
        setVgrow(chart.getChildren().getFirst(), Priority.ALWAYS);
        chart.getStyleClass().add("course-read");
        StatisticsCard card = card("statistics.course", chart, said, "");
        card.setAccessibleText(
                words.say("statistics.course") + ". " + said + " " + words.say("statistics.course.legend"));
        return card;
    }

    private StatisticsCard luck() {
        double most = Math.max(1, Math.max(tally.busts(), tally.expected()));
        Bars bars = new Bars(words);
        bars.getStyleClass().add("few");
        bars.add("statistics.busts", tally.busts(), most, "bar-own");
        bars.add("statistics.expected", tally.expected(), most, "bar-usual");
        String kind = Math.abs(tally.busts() - tally.expected()) < 0.5
                ? "statistics.luck.even"
                : tally.busts() < tally.expected() ? "statistics.luck.good" : "statistics.luck.bad";
        String said = words.say(kind, tally.busts(), tally.expected());
        return card(
                "statistics.luck",
                bars,
                said,
                tally.fallen() == 0 ? "" : words.say("statistics.fallen", tally.fallen()));
    }

    private StatisticsCard daring(double usual) {
        double most = Math.max(1, Math.max(usual, tally.rollsPerTurn()));
        Bars bars = new Bars(words);
        bars.getStyleClass().add("few");
        bars.addRate(name, tally.rollsPerTurn(), most, "bar-own");
        bars.addRate(words.say("statistics.usual"), usual, most, "bar-usual");
        String said = words.say("statistics.daring." + PlayerHead.habit(tally.rollsPerTurn(), usual), tally.turns());
        return card("statistics.daring", bars, said, words.say("statistics.daring.unit"));
    }

    private StatisticsCard columns() {
        int all = tally.columns().values().stream().mapToInt(Integer::intValue).sum();
        PictureView chart = new PictureView(new ColumnsWon(tally.columns()), "columns-won");
        return card("statistics.columns", chart, words.say("statistics.columns.said", all), "");
    }

    private StatisticsCard card(String title, Region picture, String said, String note) {
        return new StatisticsCard(words.say(title)).show(picture, said, note);
    }
}
