package cantstop.host.admission;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import org.junit.jupiter.api.Test;

/// Anna owns a table, and Cleo comes to it in a browser.
class BrowserGuestsTest {
    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);

    private TestGuest cleoInABrowser() {
        return party.stranger('c').inABrowser().hello().attends(anna.table());
    }

    private static Command sitting() {
        return new Command.SitDown(null, TestGuest.badge("Cleo"));
    }

    @Test
    void everybodySeesWhoCameWithoutTls() {
        TestGuest cleo = cleoInABrowser().sits();

        HostMessage.Presence told = anna.lastHeard(HostMessage.Presence.class);

        assertThat(told.present()).containsExactly(anna.person(), cleo.person());
        assertThat(told.browsers()).containsExactly(cleo.person());
    }

    @Test
    void whoComesBackWithTheProgramIsMarkedNoLonger() {
        cleoInABrowser().sits();

        party.guest('c').attends(anna.table());

        assertThat(anna.lastHeard(HostMessage.Presence.class).browsers()).isEmpty();
    }

    @Test
    void theOwnerMayLeaveBrowsersOut() {
        anna.asks(new Command.ChangeSettings(Settings.DEFAULT.withBrowsers(false)));
        TestGuest cleo = cleoInABrowser();

        assertThat(cleo.asks(sitting())).isEqualTo(new Answer.Declined(Answer.Reason.NO_BROWSERS));
        assertThat(party.guest('d').attends(anna.table()).sits().state().occupied())
                .hasSize(2);
    }

    @Test
    void noKnockOpensASeatThatTheOwnerKeepsFromBrowsers() {
        anna.asks(new Command.ChangeSettings(Settings.DEFAULT.withBrowsers(false)));
        TestGuest cleo = cleoInABrowser();

        cleo.says(new ClientMessage.Knock(anna.table(), 0, TestGuest.badge("Cleo"), KnockPurpose.NEXT, null));

        assertThat(cleo.lastHeard(HostMessage.Replied.class))
                .isEqualTo(new HostMessage.Replied(anna.table(), KnockPurpose.NEXT, false));
    }

    @Test
    void whoSitsAlreadyStays() {
        TestGuest cleo = cleoInABrowser().sits();

        anna.asks(new Command.ChangeSettings(Settings.DEFAULT.withBrowsers(false)));

        assertThat(anna.state().personOf(cleo.person().key())).contains(cleo.person());
        assertThat(cleo.asks(new Command.Lock(true))).isInstanceOf(Answer.Rejected.class);
    }

    @Test
    void noTableIsHandedOverToABrowser() {
        TestGuest cleo = cleoInABrowser().sits();

        anna.says(new ClientMessage.HandOver(anna.table(), new HandOverStep.NameSuccessor(cleo.person())));

        assertThat(anna.lastHeard(HostMessage.Succession.class).stage())
                .isEqualTo(HostMessage.SuccessionStage.CALLED_OFF);
        assertThat(cleo.heard(HostMessage.Succession.class)).isEmpty();
    }
}
