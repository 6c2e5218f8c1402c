package cantstop.client.extras.story;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.client.fake.ToolkitTest;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.bot.Bots;
import cantstop.engine.story.Story;
import cantstop.engine.story.Storyteller;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@ToolkitTest
@Tag("slow")
class ChanceGraphTest {
    @Test
    void ofALongGameAmongSeveralOnlyTheTurnThatIsMarkedShowsItsRolls() {
        ChanceGraph graph = graph(
                FinishedGame.play(new FakeVisit().hosting().withBen().withCleo().withBot(), 2));
        graph.mark(graph.last() / 2);
        int marked = graph.turnAt(graph.placeProperty().get());

        List<Integer> bare = IntStream.rangeClosed(1, graph.last())
                .filter(at -> !graph.isDrawn(at))
                .boxed()
                .toList();

        assertThat(bare).hasSizeGreaterThan(graph.last() / 2).noneMatch(at -> graph.turnAt(at) == marked);
        assertThat(graph.isDrawn(0)).isTrue();
        assertThat(graph.isDrawn(graph.last())).isTrue();
    }

    @Test
    void ofTwoPlayersEveryRollIsShown() {
        ChanceGraph graph = graph(FinishedGame.play(new FakeVisit().hosting().withBen(), 5));

        assertThat(IntStream.rangeClosed(0, graph.last())).allMatch(graph::isDrawn);
    }

    private static ChanceGraph graph(FakeVisit visit) {
        List<Event> events = visit.party().log().stream().map(LogEntry::event).toList();
        Storyteller teller = Storyteller.of(events, 1, Bots.coach());
        while (!teller.isDone()) {
            teller.goOn();
        }
        Story story = teller.story();
        return new ChanceGraph(story, Map.of(), Map.of(), "Turn", Integer::toString, Integer::toString);
    }
}
