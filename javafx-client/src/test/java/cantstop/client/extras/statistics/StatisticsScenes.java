package cantstop.client.extras.statistics;

import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.words.Words;
import cantstop.engine.Column;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.story.ChanceBreakdown;
import cantstop.engine.story.GameStats;
import cantstop.engine.story.PlayerStats;
import cantstop.engine.story.SkillAndLuck;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Parent;

/// Somebody's statistics after a long autumn, for pictures.
public final class StatisticsScenes {
    private static final Occupant ANNA = new Occupant.Human(FakeVisit.ANNA);
    private static final Occupant BEN = new Occupant.Human(FakeVisit.BEN);
    private static final int GAMES = 20;

    private StatisticsScenes() {}

    /// With everything that there can be.
    public static Parent page() {
        List<GameStats> parts =
                IntStream.range(0, GAMES).mapToObj(StatisticsScenes::part).toList();
        PlayerPage page = new PlayerPage(
                new StatisticsModel.Row(ANNA, "Anna", Optional.of(FakeVisit.ANNAS), new PlayerStats("Anna", parts)),
                2.6,
                Words.of(Locale.ENGLISH));
        page.judge(new JudgedGames(5, 12, Map.of(ANNA, merit(0.083, -0.021), BEN, merit(-0.05, -0.094))));
        return page;
    }

    private static GameStats part(int game) {
        boolean won = game % 3 == 0;
        int busts = game * 7 % 5;
        List<Column> columns =
                won ? List.of(Column.of(6 + game % 3), Column.of(2 + game % 4), Column.of(12)) : List.of(Column.of(7));
        return new GameStats(true, won, 12, 31, busts, 2.4, busts / 3, columns, game == 4, game % 6 == 1);
    }

    private static SkillAndLuck merit(double dice, double decisions) {
        return new SkillAndLuck(
                List.of(new ChanceBreakdown(Seat.of(0), 0.5, 1, dice, 0, decisions, 0, 0, 30, 4, 3.5, 25)));
    }
}
