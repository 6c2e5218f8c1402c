package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a log tells of the turn that is on and of the one before it.
class RecentTest {
    private final FakeVisit visit = new FakeVisit();

    @Test
    void theRollsOfThisTurnAreCounted() {
        visit.hosting().withBen().annaStarts();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaRolls(4, 4, 4, 5);
        assertThat(Recent.of(visit.party().log())).isEqualTo(new Recent(2, List.of()));
    }

    @Test
    void theColumnsThatTheTurnBeforeWonAreNewsUntilTheNextEnds() {
        FinishedGame.play(visit.hosting().withBen(), 5);
        List<LogEntry> log = visit.party().log();
        int won = log.indexOf(log.stream()
                .filter(entry -> entry.event() instanceof Event.Stopped stopped
                        && !stopped.won().isEmpty())
                .findFirst()
                .orElseThrow());
        assertThat(Recent.of(log.subList(0, won)).took()).isEmpty();
        assertThat(Recent.of(log.subList(0, won + 1)).took()).isNotEmpty();
    }
}
