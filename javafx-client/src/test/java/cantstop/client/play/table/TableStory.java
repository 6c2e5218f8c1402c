package cantstop.client.play.table;

import cantstop.client.fake.FakeVisit;
import cantstop.engine.Command;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;

/// A table that Anna and Ben play at, as its model tells it to Anna's window.
abstract class TableStory {
    final FakeVisit visit = new FakeVisit().hosting().withBen();
    Duration now = Duration.ofDays(3);

    TableModel model =
            new TableModel(visit.party(), visit.words, () -> FakeVisit.ANNAS, () -> false, () -> now.toNanos());

    @BeforeEach
    void follow() {
        model.activate();
    }

    Controls controls() {
        return model.controls().get();
    }

    Command lastAsked() {
        return visit.guest().submitted.getLast();
    }
}
