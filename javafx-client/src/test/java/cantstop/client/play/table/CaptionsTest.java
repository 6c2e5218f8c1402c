package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.engine.Event;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What is said while a move is being seen.
class CaptionsTest {
    private final FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts();

    private Optional<String> said(Seat mine, TableState before) {
        Event event = visit.party().log().getLast().event();
        return new Captions(visit.words, mine::equals).move(event, before, Rules.evolve(before, event));
    }

    @Test
    void whoeverWinsAColumnIsToldSoAndTheOthersHearWhoDid() {
        visit.annaRolls(1, 1, 1, 1).annaTakes(2, 2).annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        TableState before = visit.party().state().get();
        visit.annaStops();

        assertThat(said(Seat.of(0), before)).contains("You won column 2");
        assertThat(said(Seat.of(1), before))
                .hasValueSatisfying(line -> assertThat(line).startsWith("Anna"));
    }

    @Test
    void anotherMoveOfMineNeedsNoWords() {
        visit.annaRolls(1, 1, 1, 1).annaTakes(2, 2);
        TableState before = visit.party().state().get();
        visit.annaStops();

        assertThat(said(Seat.of(0), before)).isEmpty();
    }
}
