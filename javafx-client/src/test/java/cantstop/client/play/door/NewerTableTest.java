package cantstop.client.play.door;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.navigation.ScreenName;
import cantstop.protocol.LogVersion;
import org.junit.jupiter.api.Test;

/// A host with one table that only a newer program can read.
class NewerTableTest {
    private static final String ATTEND = "attend " + FakeGuest.TABLE;

    private final FakeVisit visit = new FakeVisit();
    private final DoorModel model = new DoorModel(visit.navigator);

    private DoorState lists(int readableBy) {
        visit.lists(FakeVisit.summary(FakeGuest.TABLE, readableBy));
        model.activate();
        return model.door().get();
    }

    private void comesBack() {
        visit.seatedAtBensBefore().navigator.goBack();
        visit.later.run();
    }

    @Test
    void itIsListedWithWhatToDoAndNoWayIn() {
        visit.atBens();

        DoorState.Row row = lists(LogVersion.NEWEST + 1).tables().getFirst();

        assertThat(row.state()).contains("newer", "update");
        assertThat(row.action()).isEmpty();
        assertThat(row.open()).isFalse();
        assertThat(visit.guest().calls).doesNotContain(ATTEND);
    }

    @Test
    void oneThatThisProgramCanReadIsGoneToAtOnce() {
        visit.atBens();

        lists(LogVersion.NEWEST);

        assertThat(visit.guest().calls).contains(ATTEND);
    }

    @Test
    void itIsNotAttendedEvenByAPlayerWhoComesBackToTheirSeat() {
        comesBack();

        DoorState.Row row = lists(LogVersion.NEWEST + 1).tables().getFirst();

        assertThat(visit.guest().calls).doesNotContain(ATTEND);
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.DOOR);
        assertThat(row.state()).contains("newer", "update");
        assertThat(visit.navigator.me().profile().get().visit())
                .as("the seat is remembered until the program is updated")
                .isPresent();
    }

    @Test
    void aPlayerWhoComesBackAttendsATableThatIsNotListed() {
        comesBack();

        visit.listing();

        assertThat(visit.guest().calls).contains(ATTEND);
    }

    @Test
    void noOtherWayInIsOfferedWhileAPlayerComesBack() {
        comesBack();

        DoorState door = lists(LogVersion.NEWEST);

        assertThat(visit.guest().calls).contains(ATTEND);
        assertThat(door.busy()).isTrue();
        assertThat(door.tables()).isEmpty();
    }
}
