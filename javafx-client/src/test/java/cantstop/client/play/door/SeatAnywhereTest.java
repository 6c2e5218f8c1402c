package cantstop.client.play.door;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.navigation.ScreenName;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.LogVersion;
import cantstop.protocol.TableSummary;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A host with several tables, and somebody who does not care which.
class SeatAnywhereTest {
    private static final TableId BUSY = new TableId("1".repeat(32));
    private static final TableId LONELY = new TableId("2".repeat(32));
    private static final TableId LOCKED = new TableId("3".repeat(32));

    private final FakeVisit visit = new FakeVisit();
    private final DoorModel model = new DoorModel(visit.navigator);

    @BeforeEach
    void atTheDoor() {
        visit.atBens();
        model.activate();
    }

    private static TableSummary table(TableId id, boolean playing, boolean locked, String... players) {
        return new TableSummary(
                id,
                new TableName("A game"),
                Settings.DEFAULT,
                List.of(players),
                List.of(),
                playing,
                locked,
                0,
                Epoch.FIRST,
                null,
                LogVersion.FIRST);
    }

    @Test
    void theTableThatLacksTheFewestIsGoneToFirst() {
        visit.lists(
                table(LONELY, false, false, "Ben"),
                table(BUSY, true, false, "Cleo", "Dan", "Eva"),
                table(LOCKED, false, true, "Finn", "Gus", "Hans"),
                table(FakeGuest.TABLE, false, false, "Ida", "Jo"));

        model.sitAnywhere();
        visit.later.run();

        assertThat(visit.guest().calls).contains("attend " + FakeGuest.TABLE);
        assertThat(visit.party().mySeat()).isPresent();
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.LOBBY);
    }

    @Test
    void aSeatThatSomebodyElseTookFirstLeadsToTheNextTable() {
        visit.lists(table(LONELY, false, false, "Ben"), table(FakeGuest.TABLE, false, false, "Ida", "Jo"));
        visit.guest().answers(new Answer.Declined(Answer.Reason.NOT_ALLOWED));

        model.sitAnywhere();
        visit.later.run();

        assertThat(visit.guest().submitted).hasExactlyElementsOfTypes(Command.SitDown.class);
        assertThat(visit.guest().calls).containsSubsequence("attend " + FakeGuest.TABLE, "attend " + LONELY);
    }

    @Test
    void whereOnlyOneTableOrNoneHasRoomNothingOfTheKindIsOffered() {
        visit.lists(table(BUSY, true, false, "Cleo"), table(LOCKED, false, true, "Finn"));
        assertThat(model.door().get().anywhere()).isFalse();
        visit.lists(table(BUSY, true, false, "Cleo"), table(LONELY, false, false, "Ben"));
        assertThat(model.door().get().anywhere()).isTrue();
    }
}
