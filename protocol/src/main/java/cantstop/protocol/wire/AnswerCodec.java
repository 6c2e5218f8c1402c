package cantstop.protocol.wire;

import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.v1.SessionProto;
import java.util.Set;

/// The answers to requests.
final class AnswerCodec {
    private static final EnumCodec<Answer.Reason, SessionProto.DeclineReason> REASON = EnumCodec.of(
            Answer.Reason.class,
            SessionProto.DeclineReason.class,
            "DECLINE_REASON_",
            Set.of(Answer.Reason.NOT_CONNECTED));

    private AnswerCodec() {}

    static SessionProto.Answered write(HostMessage.Answered answered) {
        SessionProto.Answered.Builder wire =
                SessionProto.Answered.newBuilder().setRequest(answered.request().number());
        switch (answered.answer()) {
            case Answer.Accepted accepted ->
                wire.setAccepted(SessionProto.Accepted.newBuilder().setSequence(accepted.sequence()));
            case Answer.Rejected rejected -> wire.setRejected(RefusalCodec.write(rejected.reason()));
            case Answer.Repeated _ -> wire.setRepeated(SessionProto.Repeated.getDefaultInstance());
            case Answer.Opened opened ->
                wire.setOpened(SessionProto.TableOpened.newBuilder().setTable(Ids.table(opened.table())));
            case Answer.Declined declined -> wire.setDeclined(REASON.write(declined.reason()));
        }
        return wire.build();
    }

    static HostMessage read(SessionProto.Answered answered) {
        return new HostMessage.Answered(Numbers.request(answered.getRequest()), answer(answered));
    }

    private static Answer answer(SessionProto.Answered answered) {
        return switch (answered.getAnswerCase()) {
            case ACCEPTED ->
                new Answer.Accepted(Numbers.sequence(answered.getAccepted().getSequence()));
            case REJECTED ->
                RefusalCodec.isLater(answered.getRejected())
                        ? new Answer.Declined(Answer.Reason.NOT_ALLOWED)
                        : new Answer.Rejected(RefusalCodec.read(answered.getRejected()));
            case REPEATED -> new Answer.Repeated();
            case OPENED -> new Answer.Opened(Ids.table(answered.getOpened().getTable()));
            case DECLINED -> new Answer.Declined(REASON.read(answered.getDeclined(), Answer.Reason.NOT_ALLOWED));
            case ANSWER_NOT_SET -> throw Wire.unknown("answer");
        };
    }
}
