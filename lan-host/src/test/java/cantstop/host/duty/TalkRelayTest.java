package cantstop.host.duty;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.protocol.Answer;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Reaction;
import cantstop.protocol.RequestId;
import cantstop.protocol.Utterance;
import org.junit.jupiter.api.Test;

class TalkRelayTest {
    private static final Answer.Declined TOO_MANY = new Answer.Declined(Answer.Reason.TOO_MANY_COMMANDS);

    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);
    private final TestGuest ben = party.joins('b', anna);
    private final TestGuest watcher = party.guest('c').attends(anna.table());

    private static Utterance.Chat line(String text) {
        return new Utterance.Chat(new ChatText(text));
    }

    @Test
    void whatIsSaidIsHeardByEverybodyThereWithTheNameOnTheSeat() {
        assertThat(anna.speaks(line("Hello"))).isInstanceOf(Answer.Accepted.class);

        assertThat(ben.lastHeard(HostMessage.Spoken.class))
                .isEqualTo(new HostMessage.Spoken(
                        anna.table(),
                        anna.person(),
                        Seat.of(0),
                        TestGuest.badge("Opener").name(),
                        line("Hello")))
                .isEqualTo(anna.lastHeard(HostMessage.Spoken.class))
                .isEqualTo(watcher.lastHeard(HostMessage.Spoken.class));
    }

    @Test
    void whoWatchesSpeaksUnderTheNameTheyGive() {
        watcher.speaks(line("May I play next?"));

        HostMessage.Spoken spoken = anna.lastHeard(HostMessage.Spoken.class);
        assertThat(spoken.seat()).isNull();
        assertThat(spoken.name().text()).isEqualTo("Somebody");
    }

    @Test
    void whoWatchesDoesNotSpeakUnderAPlayersName() {
        assertThat(watcher.speaksAs("\u041epener", line("I give up")))
                .isEqualTo(new Answer.Declined(Answer.Reason.NOT_ALLOWED));
        assertThat(anna.heard(HostMessage.Spoken.class)).isEmpty();
    }

    @Test
    void aPileOfMarksIsNotSaid() {
        assertThat(anna.speaks(line("x\u0321\u0322\u0323"))).isEqualTo(new Answer.Declined(Answer.Reason.NOT_ALLOWED));
    }

    @Test
    void thePeopleOfOneLaptopShareOneAllowance() {
        for (int times = 0; times < Limits.CHAT_BURST; times++) {
            watcher.speaks(line("quick"));
        }
        watcher.says(new cantstop.protocol.ClientMessage.Speak(
                new RequestId(99), anna.table(), 7, TestGuest.badge("Seventh").name(), line("quick")));
        assertThat(watcher.answerTo(new RequestId(99))).contains(TOO_MANY);
    }

    @Test
    void nothingThatIsSaidIsInTheLog() {
        long before = anna.replica().sequence();
        anna.speaks(line("Hello"));
        anna.speaks(new Utterance.React(Reaction.BRAVO));

        assertThat(anna.replica().sequence()).isEqualTo(before);
    }

    @Test
    void aNewcomerIsToldTheLastLinesAndNoReactions() {
        anna.speaks(line("first"));
        ben.speaks(new Utterance.React(Reaction.OUCH));
        for (int times = 0; times < Limits.CHAT_LINES; times++) {
            party.passesWith(Limits.CHAT_PAUSE, anna, ben, watcher);
            ben.speaks(line("line " + times));
        }

        TestGuest late = party.guest('d').attends(anna.table());

        assertThat(late.lastHeard(HostMessage.Conversation.class).lines())
                .hasSize(Limits.CHAT_LINES)
                .extracting(HostMessage.Spoken::what)
                .startsWith(line("line 0"))
                .endsWith(line("line " + (Limits.CHAT_LINES - 1)));
    }

    @Test
    void whoTalksTooFastIsToldAndOthersAreNot() {
        for (int times = 0; times < Limits.CHAT_BURST; times++) {
            assertThat(anna.speaks(line("quick"))).isInstanceOf(Answer.Accepted.class);
        }

        assertThat(anna.speaks(line("quick"))).isEqualTo(TOO_MANY);
        assertThat(ben.speaks(line("slow"))).isInstanceOf(Answer.Accepted.class);
        party.passesWith(Limits.CHAT_PAUSE, anna, ben, watcher);
        assertThat(anna.speaks(line("again"))).isInstanceOf(Answer.Accepted.class);
    }

    @Test
    void oneReactionInTwoSecondsIsEnough() {
        anna.speaks(new Utterance.React(Reaction.LUCKY));

        assertThat(anna.speaks(new Utterance.React(Reaction.LUCKY))).isEqualTo(TOO_MANY);
        assertThat(ben.heard(HostMessage.Spoken.class)).hasSize(1);
        party.passesWith(Limits.REACTION_PAUSE, anna, ben, watcher);
        assertThat(anna.speaks(new Utterance.React(Reaction.LUCKY))).isInstanceOf(Answer.Accepted.class);
    }

    @Test
    void whoAttendsNoTableIsNotHeardThere() {
        TestGuest elsewhere = party.guest('e');

        assertThat(elsewhere.speaks(line("Hello?"))).isEqualTo(new Answer.Declined(Answer.Reason.NOT_ATTENDING));
    }
}
