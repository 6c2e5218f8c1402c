package cantstop.protocol.wire;

import static cantstop.protocol.wire.SampleEvents.TABLE;

import cantstop.engine.Column;
import cantstop.engine.Refusal;
import cantstop.engine.Seat;
import cantstop.protocol.Answer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// One of every kind of answer and refusal.
final class SampleAnswers {
    private static final Seat FIRST = Seat.of(0);
    private static final Seat FOURTH = Seat.of(3);

    private SampleAnswers() {}

    static List<Answer> all() {
        List<Answer> all = new ArrayList<>(List.of(
                new Answer.Accepted(0),
                new Answer.Accepted(Long.MAX_VALUE),
                new Answer.Repeated(),
                new Answer.Opened(TABLE)));
        refusals().forEach(refusal -> all.add(new Answer.Rejected(refusal)));
        Arrays.stream(Answer.Reason.values())
                .filter(reason -> reason != Answer.Reason.NOT_CONNECTED)
                .forEach(reason -> all.add(new Answer.Declined(reason)));
        return all;
    }

    private static List<Refusal> refusals() {
        List<Refusal> all = new ArrayList<>(List.of(Refusal.Plain.values()));
        all.addAll(List.of(
                new Refusal.NotYourTurn(FIRST),
                new Refusal.NotOffered(List.of(Column.SIX, Column.EIGHT)),
                new Refusal.MustRollOn(List.of(new Refusal.Sharing(Column.SEVEN, List.of(FIRST)))),
                new Refusal.MustRollOn(List.of(
                        new Refusal.Sharing(Column.TWO, List.of(FIRST, Seat.of(1), Seat.of(2))),
                        new Refusal.Sharing(Column.SIX, List.of(FIRST)),
                        new Refusal.Sharing(Column.TWELVE, List.of(Seat.of(1), FOURTH)))),
                new Refusal.TooManyColumns(3)));
        return all;
    }
}
