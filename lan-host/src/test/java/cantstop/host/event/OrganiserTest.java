package cantstop.host.event;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Settings;
import cantstop.engine.identity.TableId;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.Answer;
import cantstop.protocol.ChatText;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.OrganiserCode;
import cantstop.protocol.OrganiserCommand;
import cantstop.protocol.RequestId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Whoever organises a big party, and what they can do.
class OrganiserTest {
    private static final OrganiserCode CODE = new OrganiserCode("2345ABCD");
    private static final Answer DONE = new Answer.Accepted(0);
    private static final Answer NOT_ALLOWED = new Answer.Declined(Answer.Reason.NOT_ALLOWED);
    private static final Answer WRONG = new Answer.Declined(Answer.Reason.WRONG_CODE);

    private final Party party = new Party();
    private final TestGuest olga = party.guest('0');

    @BeforeEach
    void aPartyThatMayBeOrganised() {
        party.core.letOrganise(CODE);
    }

    private void olgaOrganises() {
        assertThat(olga.orders(new OrganiserCommand.ShowCode(CODE))).isEqualTo(DONE);
    }

    private TestGuest waits(char key) {
        TestGuest guest = party.guest(key);
        guest.says(new ClientMessage.WaitForSeat(0, TestGuest.badge("Guest " + key)));
        return guest;
    }

    private List<TestGuest> wait(int people) {
        List<TestGuest> guests = new ArrayList<>();
        for (int place = 0; place < people; place++) {
            guests.add(waits("123456789abcdef".charAt(place)));
        }
        return guests;
    }

    @Test
    void theFirstWhoShowsTheCodeOrganisesAndNobodyElse() {
        TestGuest late = party.guest('1');
        assertThat(late.orders(new OrganiserCommand.ShowCode(new OrganiserCode("ZZZZZZZZ"))))
                .isEqualTo(WRONG);
        olgaOrganises();

        assertThat(olga.lastHeard(HostMessage.Organised.class)).isEqualTo(new HostMessage.Organised(true, 0));
        assertThat(late.orders(new OrganiserCommand.ShowCode(CODE))).isEqualTo(WRONG);
        assertThat(late.orders(new OrganiserCommand.Shuffle())).isEqualTo(NOT_ALLOWED);
        olgaOrganises();
    }

    @Test
    void withoutACodeNobodyOrganises() {
        Party plain = new Party();
        TestGuest guest = plain.guest('1');
        guest.says(new ClientMessage.ListTables());

        assertThat(guest.orders(new OrganiserCommand.ShowCode(CODE))).isEqualTo(WRONG);
        assertThat(guest.heard(HostMessage.Organised.class)).isEmpty();
    }

    @Test
    void theOrganiserIsStillThatAfterAReconnect() {
        olgaOrganises();
        party.core.lost(olga);

        TestGuest again = party.guest('0');
        again.says(new ClientMessage.ListTables());

        assertThat(again.lastHeard(HostMessage.Organised.class).byYou()).isTrue();
        waits('1');
        assertThat(again.lastHeard(HostMessage.Organised.class).waiting()).isEqualTo(1);
    }

    @Test
    void everybodyHearsAnAnnouncementAlsoAtTheTables() {
        TestGuest player = party.owner(Settings.DEFAULT);
        olgaOrganises();
        assertThat(player.orders(new OrganiserCommand.Announce(new ChatText("Me!"))))
                .isEqualTo(NOT_ALLOWED);

        assertThat(olga.orders(new OrganiserCommand.Announce(new ChatText("Pizza!"))))
                .isEqualTo(DONE);

        HostMessage.Announced pizza = new HostMessage.Announced(new ChatText("Pizza!"));
        assertThat(player.heard(HostMessage.Announced.class)).containsExactly(pizza);
        assertThat(olga.heard(HostMessage.Announced.class)).containsExactly(pizza);
    }

    @Test
    void aClosedTableStopsAndIsFoundNoMore() {
        TestGuest player = party.owner(Settings.DEFAULT);
        olga.says(new ClientMessage.ListTables());
        olgaOrganises();

        assertThat(olga.orders(new OrganiserCommand.CloseTable(player.table()))).isEqualTo(DONE);

        assertThat(player.lastHeard(HostMessage.TableStopped.class).reason()).isEqualTo(HostMessage.StopReason.CLOSED);
        assertThat(player.asks(new Command.Lock(true))).isEqualTo(new Answer.Declined(Answer.Reason.STOPPED));
        assertThat(olga.lastHeard(HostMessage.Tables.class).tables()).isEmpty();
        TestGuest late = party.guest('1').attends(player.table());
        assertThat(late.answerTo(RequestId.ATTENDING)).contains(new Answer.Declined(Answer.Reason.NO_SUCH_TABLE));
        party.core.lost(player);
        party.passes(HostLimits.ASLEEP_AFTER);
        assertThat(party.core.status().tables()).isZero();
        assertThat(olga.lastHeard(HostMessage.Tables.class).tables()).isEmpty();
    }

    @Test
    void aTableThatSleepsCanBeClosedAndOneThatIsNotHereCannot() {
        TestGuest player = party.owner(Settings.DEFAULT);
        party.core.lost(player);
        party.passesWith(HostLimits.ASLEEP_AFTER.plusSeconds(1), olga);
        olgaOrganises();

        assertThat(olga.orders(new OrganiserCommand.CloseTable(player.table()))).isEqualTo(DONE);
        assertThat(olga.orders(new OrganiserCommand.CloseTable(new TableId("0".repeat(32)))))
                .isEqualTo(new Answer.Declined(Answer.Reason.NO_SUCH_TABLE));
    }

    @Test
    void thoseWhoWaitAreSeatedAtTablesOfThreeAndFour() {
        olgaOrganises();
        List<TestGuest> waiting = wait(10);
        assertThat(olga.lastHeard(HostMessage.Organised.class).waiting()).isEqualTo(10);

        assertThat(olga.orders(new OrganiserCommand.Shuffle())).isEqualTo(DONE);

        Set<TableId> tables = new HashSet<>();
        for (TestGuest guest : waiting) {
            assertThat(guest.heard(HostMessage.Placed.class)).containsExactly(new HostMessage.Placed(guest.table()));
            assertThat(guest.state().seatOf(guest.person())).isPresent();
            assertThat(guest.state().occupied()).hasSizeBetween(3, 4);
            tables.add(guest.table());
        }
        assertThat(tables).hasSize(3);
        assertThat(olga.lastHeard(HostMessage.Organised.class).waiting()).isZero();
        assertThat(waiting.getFirst().state().name().text()).startsWith("Test host ");
    }

    @Test
    void whoGoesToATableOrIsLostWaitsNoMore() {
        olgaOrganises();
        TestGuest opener = waits('1').opens(Settings.DEFAULT);
        TestGuest watcher = waits('2').attends(opener.table());
        party.core.lost(waits('3'));
        TestGuest last = waits('4');

        olga.orders(new OrganiserCommand.Shuffle());

        assertThat(last.heard(HostMessage.Placed.class))
                .as("nobody plays alone")
                .isEmpty();
        assertThat(watcher.heard(HostMessage.Placed.class)).isEmpty();
        assertThat(olga.lastHeard(HostMessage.Organised.class).waiting()).isEqualTo(1);
        watcher.says(new ClientMessage.WaitForSeat(0, TestGuest.badge("Sits somewhere")));
        assertThat(olga.lastHeard(HostMessage.Organised.class).waiting()).isEqualTo(1);
    }

    @Test
    void whereATableCannotBeKeptItsPeopleWaitOn() {
        olgaOrganises();
        List<TestGuest> waiting = wait(3);
        party.journal.hold();

        olga.orders(new OrganiserCommand.Shuffle());
        party.journal.fail();
        assertThat(olga.lastHeard(HostMessage.Organised.class).waiting()).isEqualTo(3);

        party.journal.release();
        olga.orders(new OrganiserCommand.Shuffle());
        assertThat(waiting)
                .allMatch(guest -> guest.heard(HostMessage.Placed.class).size() == 1);
    }
}
