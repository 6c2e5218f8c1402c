package cantstop.client.extras.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.client.fake.Later;
import cantstop.client.model.coach.CoachThread;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.Occupant;
import cantstop.engine.bot.Bots;
import cantstop.engine.story.PlayerStats;
import cantstop.engine.story.SkillAndLuck;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Counted from the copies that are kept.
class StatisticsModelTest {
    private final FakeVisit visit = new FakeVisit();
    private final Later thinking = new Later();
    private final CoachThread coachThread = new CoachThread(thinking, visit.later, Bots::coach);
    private final StatisticsModel model = new StatisticsModel(visit.navigator, coachThread);

    private static List<LogEntry> game(long seed) {
        return List.copyOf(FinishedGame.play(new FakeVisit().hosting().withBen(), seed)
                .party()
                .log());
    }

    private List<StatisticsModel.Row> count() {
        model.activate();
        thinking.run();
        visit.later.run();
        return model.rows().get().orElseThrow();
    }

    private static long times(List<LogEntry> log, Class<? extends Event> kind, int seat) {
        return log.stream()
                .map(LogEntry::event)
                .filter(kind::isInstance)
                .filter(event -> switch (event) {
                    case Event.Rolled rolled -> rolled.seat().number() == seat;
                    case Event.Stopped stopped -> stopped.seat().number() == seat;
                    default -> false;
                })
                .count();
    }

    @Test
    void nothingIsCountedWhereNothingWasPlayed() {
        assertThat(model.rows().get()).isEmpty();
        assertThat(count()).isEmpty();
        assertThat(model.usualRolls()).isZero();
    }

    @Test
    void everyRollOfAGameIsCountedAndIAmFirst() {
        List<LogEntry> log = game(5);
        visit.seen.keep(0, log, Optional.empty());

        List<StatisticsModel.Row> rows = count();

        assertThat(rows).extracting(StatisticsModel.Row::name).containsExactly("Anna", "Ben");
        assertThat(rows).extracting(StatisticsModel.Row::me).containsExactly(true, false);
        for (int seat = 0; seat < 2; seat++) {
            PlayerStats tally = rows.get(seat).tally();
            assertThat((long) tally.rolls()).isEqualTo(times(log, Event.Rolled.class, seat));
            assertThat((long) tally.turns() - tally.busts()).isEqualTo(times(log, Event.Stopped.class, seat));
            assertThat(tally.games()).isOne();
            assertThat(tally.expected()).isBetween(0.0, (double) tally.rolls());
        }
        assertThat(rows.get(0).tally().wins() + rows.get(1).tally().wins()).isOne();
        int most = rows.stream()
                .mapToInt(row -> row.tally().columns().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .max()
                .orElse(0);
        assertThat(most).isEqualTo(3);
    }

    @Test
    void branchesAreNotCountedTwice() {
        visit.seen.keep(0, game(5), Optional.empty());
        visit.seen.keep(1, game(5), Optional.empty());

        assertThat(count()).allSatisfy(row -> assertThat(row.tally().games()).isOne());
    }

    @Test
    @Tag("slow")
    void theCoachGoesThroughTheLatestGamesAndTellsAfterEachHowFarItIs() {
        visit.seen.keep(0, game(5), Optional.empty());
        visit.seen.keep(0, game(2), Optional.empty());
        Occupant anna = count().getFirst().who();
        assertThat(model.judged().get().done()).isZero();
        assertThat(model.judged().get().of(anna)).isEmpty();

        judge();
        assertThat(model.judged().get().isDone()).isFalse();
        assertThat(games(anna)).isOne();

        judge();
        assertThat(model.judged().get().isDone()).isTrue();
        assertThat(games(anna)).isEqualTo(2);
        assertThat(model.judged().get().everybody().map(SkillAndLuck::games)).contains(4);
    }

    @Test
    void whoLeavesDoesNotWaitForTheCoach() {
        visit.seen.keep(0, game(5), Optional.empty());
        Occupant anna = count().getFirst().who();

        model.deactivate();
        judge();

        assertThat(model.judged().get().of(anna)).isEmpty();
    }

    private void judge() {
        thinking.run();
        visit.later.run();
    }

    private int games(Occupant who) {
        return model.judged().get().of(who).orElseThrow().games();
    }
}
