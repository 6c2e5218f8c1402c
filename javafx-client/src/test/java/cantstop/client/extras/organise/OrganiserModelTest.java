package cantstop.client.extras.organise;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.play.door.DoorState;
import cantstop.engine.Epoch;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.LogVersion;
import cantstop.protocol.OrganiserCode;
import cantstop.protocol.OrganiserCommand;
import cantstop.protocol.TableSummary;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What the organiser of a big party sees and does.
class OrganiserModelTest {
    private static final HostAddress HOST = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);

    private final FakeVisit visit = new FakeVisit();
    private OrganiserModel model;

    OrganiserModelTest() {
        visit.navigator.join(HOST);
        visit.later.run();
        model = new OrganiserModel(visit.party(), visit.words);
    }

    @BeforeEach
    void activate() {
        model.activate();
        organised(false, 0);
    }

    private void organised(boolean byMe, int waiting) {
        visit.guest().notice(new HostMessage.Organised(byMe, waiting));
        visit.later.run();
    }

    private OrganiserState now() {
        return model.organising().get();
    }

    @Test
    void theCodeIsAskedForFirst() {
        assertThat(now().organiser()).isFalse();

        model.showCode("2345-abcd");
        assertThat(visit.guest().orders).containsExactly(new OrganiserCommand.ShowCode(new OrganiserCode("2345ABCD")));
        organised(true, 3);

        assertThat(now().organiser()).isTrue();
        assertThat(now().waiting()).isEqualTo("people are waiting for a seat");
        assertThat(now().shuffles()).isTrue();
    }

    @Test
    void aCodeThatIsNoneIsNotEvenSent() {
        model.showCode("pizza");

        assertThat(visit.guest().orders).isEmpty();
        assertThat(now().line()).startsWith("Wrong code");
        model.showCode("2345abcd");
        assertThat(now().line()).isEmpty();
    }

    @Test
    void aCodeThatIsNotTheOneIsSaid() {
        model.showCode("2345abcd");
        visit.guest().answersLast(new Answer.Declined(Answer.Reason.WRONG_CODE));
        visit.later.run();

        assertThat(now().line()).startsWith("Wrong code");
    }

    @Test
    void oneAloneCannotBeSeated() {
        organised(true, 1);
        assertThat(now().shuffles()).isFalse();
    }

    @Test
    void whatIsTypedIsAnnouncedIfItIsAnything() {
        organised(true, 0);

        assertThat(model.announce("  Pizza!\n ")).isTrue();
        assertThat(model.announce("   ")).isFalse();

        assertThat(visit.guest().orders).containsExactly(new OrganiserCommand.Announce(new ChatText("Pizza!")));
    }

    @Test
    void tablesAreShownWithWhoSitsThereAndCanBeClosed() {
        organised(true, 0);
        visit.guest()
                .lists(new TableSummary(
                        new TableId("a".repeat(32)),
                        new TableName("Hall 1"),
                        Settings.DEFAULT,
                        List.of("Anna", "Ben"),
                        List.of(),
                        false,
                        false,
                        0,
                        Epoch.FIRST,
                        null,
                        LogVersion.FIRST));
        visit.later.run();

        assertThat(now().tables())
                .containsExactly(new OrganiserState.Row(
                        new TableId("a".repeat(32)),
                        "Hall 1",
                        "Anna and Ben",
                        List.of(
                                new DoorState.Seated("Anna", Optional.empty()),
                                new DoorState.Seated("Ben", Optional.empty()))));
        model.shuffle();
        model.close(new TableId("a".repeat(32)));
        assertThat(visit.guest().orders)
                .containsExactly(
                        new OrganiserCommand.Shuffle(), new OrganiserCommand.CloseTable(new TableId("a".repeat(32))));
    }
}
