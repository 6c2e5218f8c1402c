package cantstop.client.play.end;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Seat;
import cantstop.engine.story.TurnCount;
import cantstop.protocol.HostMessage;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// What is said when a game is over.
class EndingTest {
    private final FakeVisit visit = FinishedGame.play(new FakeVisit().hosting().withBen(), 5);

    private Ending ending() {
        return Ending.of(visit.party(), visit.words).orElseThrow();
    }

    private void points(Map<Seat, Integer> points) {
        visit.guest().notice(new HostMessage.Calls(FakeGuest.TABLE, List.of(), points));
        visit.later.run();
    }

    @Test
    void theWinnerComesFirstWithTheColumnsThatWon() {
        GameState game = Objects.requireNonNull(visit.party().state().get().game());
        assertThat(ending().scores().getFirst().seat()).isEqualTo(game.winner());
        assertThat(ending().scores().getFirst().columns()).hasSizeGreaterThanOrEqualTo(3);
        assertThat(ending().scores().getFirst().wins()).isEqualTo(1);
        assertThat(ending().line()).startsWith("with columns ");
    }

    @Test
    void everybodysTurnsAndBustsAreTold() {
        Map<Seat, TurnCount> told =
                ending().scores().stream().collect(Collectors.toMap(Ending.Score::seat, Ending.Score::effort));
        assertThat(told)
                .isEqualTo(TurnCount.of(
                        visit.party().log().stream().map(LogEntry::event).toList()));
        assertThat(told.values())
                .allSatisfy(effort -> assertThat(effort.turns()).isPositive());
    }

    @Test
    void theProphetIsWhoeverCalledBustsBest() {
        points(Map.of(Seat.of(0), -1, Seat.of(1), 4));
        assertThat(ending().awards()).map(Ending.Award::sentence).contains("Prophet: Ben saw it coming, 4 points");
    }

    @Test
    void nobodyIsTheProphetWhoWasNoBetterThanAnotherOrOftenerWrong() {
        points(Map.of(Seat.of(0), 2, Seat.of(1), 2));
        assertThat(ending().awards()).noneMatch(award -> award.sign() == AwardSign.PROPHET);
        points(Map.of(Seat.of(0), -1, Seat.of(1), -4));
        assertThat(ending().awards()).noneMatch(award -> award.sign() == AwardSign.PROPHET);
    }

    @Test
    void aGameThatGoesOnHasNoEnd() {
        FakeVisit other = new FakeVisit().hosting().withBen().annaStarts();
        assertThat(Ending.of(other.party(), other.words)).isEmpty();
    }
}
