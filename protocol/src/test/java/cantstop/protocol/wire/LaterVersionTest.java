package cantstop.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.Utterance;
import cantstop.protocol.VersionRange;
import cantstop.protocol.v1.CommandProto;
import cantstop.protocol.v1.SessionProto;
import org.junit.jupiter.api.Test;

/// What a later version says with a constant that this one does not know ends no connection where it can be ignored.
class LaterVersionTest {
    private static final int LATER = 99;

    private static final SessionProto.Utterance SHRUG =
            SessionProto.Utterance.newBuilder().setReactionValue(LATER).build();

    @Test
    void aReactionIsHeardAndNotUnderstood() throws BreachException {
        HostMessage.Spoken heard = (HostMessage.Spoken) host(SessionProto.HostMessage.newBuilder()
                .setSpoken(SessionProto.Spoken.newBuilder()
                        .setTable(Ids.table(SampleEvents.TABLE))
                        .setWho(Ids.person(SampleEvents.ANNA))
                        .setName("Anna")
                        .setWhat(SHRUG)));

        assertThat(heard.what()).isEqualTo(new Utterance.Unknown());
    }

    @Test
    void aReactionReachesTheHostWhichAnswersIt() throws BreachException {
        ClientMessage said = ClientMessageCodec.decode(SessionProto.ClientMessage.newBuilder()
                .setSpeak(SessionProto.Speak.newBuilder()
                        .setRequest(1)
                        .setTable(Ids.table(SampleEvents.TABLE))
                        .setProfile(0)
                        .setAs("Anna")
                        .setWhat(SHRUG))
                .build()
                .toByteArray());

        assertThat(said)
                .isInstanceOfSatisfying(
                        ClientMessage.Speak.class,
                        speak -> assertThat(speak.what()).isEqualTo(new Utterance.Unknown()));
    }

    @Test
    void aReasonToDeclineOrToRefuseIsOneOfTheHosts() throws BreachException {
        HostMessage notAllowed =
                new HostMessage.Answered(new RequestId(1), new Answer.Declined(Answer.Reason.NOT_ALLOWED));

        assertThat(host(answer().setDeclinedValue(LATER))).isEqualTo(notAllowed);
        assertThat(host(answer().setRejected(CommandProto.Refusal.newBuilder().setPlainValue(LATER))))
                .isEqualTo(notAllowed);
    }

    @Test
    void aReasonToCloseIsAHostThatHasClosed() throws BreachException {
        HostMessage closing = host(SessionProto.HostMessage.newBuilder()
                .setClosing(SessionProto.Closing.newBuilder()
                        .setReasonValue(LATER)
                        .setVersions(VersionCodec.write(VersionRange.OURS))
                        .setProgram("9.9")
                        .setDetail("")));

        assertThat(closing)
                .isInstanceOfSatisfying(
                        HostMessage.Closing.class,
                        said -> assertThat(said.reason()).isEqualTo(HostMessage.CloseReason.SHUTTING_DOWN));
    }

    @Test
    void aReasonThatIsLeftOutIsABreachNevertheless() {
        assertThatExceptionOfType(BreachException.class)
                .isThrownBy(() -> host(answer().setDeclined(SessionProto.DeclineReason.DECLINE_REASON_UNSPECIFIED)));
    }

    private static SessionProto.Answered.Builder answer() {
        return SessionProto.Answered.newBuilder().setRequest(1);
    }

    private static HostMessage host(SessionProto.Answered.Builder answered) throws BreachException {
        return host(SessionProto.HostMessage.newBuilder().setAnswered(answered));
    }

    private static HostMessage host(SessionProto.HostMessage.Builder message) throws BreachException {
        return HostMessageCodec.decode(message.build().toByteArray());
    }
}
