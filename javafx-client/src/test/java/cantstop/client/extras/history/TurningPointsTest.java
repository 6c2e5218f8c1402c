package cantstop.client.extras.history;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.client.kit.board.SmallBoard;
import cantstop.engine.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What stands over the slider of a replay, and the small picture of how a game was left.
class TurningPointsTest {
    private final FakeVisit visit = new FakeVisit();
    private final HistoryModel model = new HistoryModel(visit.navigator, Runnable::run);
    private PastGame past;

    @BeforeEach
    void open() {
        FinishedGame.play(visit.hosting().withBen(), 5);
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();
        visit.navigator.lookBack();
        model.activate();
        visit.later.run();
        past = model.opened().get().orElseThrow();
    }

    private List<Milestones.Mark> marks() {
        return TurningPoints.of(past, model.inWords(), visit.words);
    }

    @Test
    void everyColumnThatWasWonHasASignWhereItWasWon() {
        assertThat(marks().stream()
                        .filter(mark -> mark.sign() instanceof MilestoneSign.Won)
                        .map(Milestones.Mark::step))
                .hasSizeGreaterThanOrEqualTo(3)
                .allSatisfy(step -> assertThat(past.event(step)).isInstanceOf(Event.Stopped.class));
    }

    @Test
    void aBustHasASignOnlyWhereItCostMuch() {
        assertThat(marks())
                .map(Milestones.Mark::sign)
                .filteredOn(MilestoneSign.Bust.class::isInstance)
                .isNotEmpty()
                .allSatisfy(
                        sign -> assertThat(((MilestoneSign.Bust) sign).steps()).isGreaterThanOrEqualTo(4));
    }

    @Test
    void theKerbHasAStoneForEachTurnOfTheGame() {
        List<PastTurn> turns = PastTurn.of(past, visit.words);

        assertThat(turns.getLast().to()).as("the turn that won").isEqualTo(lastMove());
        assertThat(turns).allSatisfy(turn -> {
            boolean ends = past.event(turn.to()) instanceof Event.Stopped || turn.bust();
            assertThat(ends || turn.equals(turns.getLast())).isTrue();
            assertThat(past.event(turn.to()) instanceof Event.Rolled rolled && rolled.bust())
                    .isEqualTo(turn.bust());
        });
        for (int at = 1; at < turns.size(); at++) {
            assertThat(turns.get(at).from()).isEqualTo(turns.get(at - 1).to());
            assertThat(turns.get(at).colour()).isNotEqualTo(turns.get(at - 1).colour());
        }
    }

    private int lastMove() {
        return IntStream.rangeClosed(1, past.length())
                .filter(step -> past.event(step) instanceof Event.Stopped)
                .max()
                .orElseThrow();
    }

    @Test
    void aThumbnailShowsTheBoardAsItWasLeft() {
        List<SmallBoard> heard = new ArrayList<>();

        model.thumbnails().of(ListedGame.of(past.game()), heard::add);
        visit.later.run();

        assertThat(heard).map(SmallBoard::game).containsExactly(past.end().game());
    }
}
