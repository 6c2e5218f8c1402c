package cantstop.client.extras.statistics;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.play.end.AwardSign;
import cantstop.engine.story.GameStats;
import cantstop.engine.story.PlayerStats;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// One player in pictures; over each, what it says in words.
final class PlayerPage extends VBox {
    /// What was never earned.
    private static final double PALE = 0.4;

    private final Words words;
    private final PlayerStats tally;
    private final MeritCard merit;

    /// @param usualRolls how often everybody rolls in a turn
    PlayerPage(StatisticsModel.Row row, double usualRolls, Words words) {
        this.words = words;
        tally = row.tally();
        merit = new MeritCard(row.who(), words);
        getStyleClass().add("statistics-page");
        // The two pictures that one looks at longest are the large ones.
        Columns large = new Columns(columns(), course());
        VBox lines = new VBox(luck(), daring(usualRolls));
        lines.getStyleClass().add("statistics-lines");
        lines.getChildren().forEach(line -> setVgrow(line, Priority.ALWAYS));
        Columns small = new Columns(merit, lines, awards());
        setVgrow(large, Priority.ALWAYS);
        getChildren().addAll(new PlayerHead(row, usualRolls, words), large, small);
    }

    /// Shows how far the coach has got.
    void judge(JudgedGames judged) {
        merit.judge(judged);
    }

    private StatisticsCard awards() {
        HBox signs = new HBox(
                award(AwardSign.ICARUS, "statistics.icarus", tally.icarus()),
                award(AwardSign.CHICKEN, "statistics.chicken", tally.chicken()));
        signs.getStyleClass().add("statistics-awards");
        String said = words.say("statistics.awards.said", tally.icarus() + tally.chicken());
        return card("statistics.awards", signs, said, words.say("statistics.awards.legend"));
    }

    /// The sign with how often it was earned; one that never was is pale.
    private Node award(AwardSign sign, String key, int times) {
        Label name = Parts.label(words.say(key), "small");
        name.setWrapText(true);
        VBox lines = new VBox(Parts.label(words.say("statistics.number", times), "statistics-times"), name);
        lines.getStyleClass().add("seat-texts");
        PictureView picture = new PictureView(sign, "award-sign");
        picture.setOpacity(times == 0 ? PALE : 1);
        HBox award = new HBox(picture, lines);
        award.getStyleClass().add("row");
        return award;
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
        String kind = Math.abs(tally.busts() - tally.expected()) < 0.5
                ? "statistics.luck.even"
                : tally.busts() < tally.expected() ? "statistics.luck.good" : "statistics.luck.bad";
        String said = words.say(kind, tally.busts(), tally.expected());
        Bars bars = beside("statistics.luck.own", tally.busts(), "statistics.expected", tally.expected());
        return card(
                "statistics.luck",
                bars,
                said,
                tally.fallen() == 0 ? "" : words.say("statistics.fallen", tally.fallen()));
    }

    private StatisticsCard daring(double usual) {
        String said = words.say("statistics.daring." + PlayerHead.habit(tally.rollsPerTurn(), usual), tally.turns());
        Bars bars = beside("statistics.rolls", tally.rollsPerTurn(), "statistics.merit.usual", usual);
        return card("statistics.daring", bars, said, "");
    }

    private StatisticsCard columns() {
        int all = tally.columns().values().stream().mapToInt(Integer::intValue).sum();
        PictureView chart = new PictureView(new ColumnsWon(tally.columns()), "columns-won");
        return card("statistics.columns", chart, words.say("statistics.columns.said", all), "");
    }

    /// One's own, and below it what is usual.
    private Bars beside(String name, double own, String usually, double usual) {
        Bars bars = new Bars(words);
        double most = Math.max(own, usual);
        bars.add(name, own, most, "bar-own");
        bars.add(usually, usual, most, "bar-usual");
        return bars;
    }

    private StatisticsCard card(String title, Region picture, String said, String note) {
        return new StatisticsCard(words.say(title)).show(picture, said, note);
    }
}
