package cantstop.browser.seat;

import cantstop.engine.Refusal;
import cantstop.protocol.Answer;
import cantstop.protocol.RequestId;
import java.util.Optional;

/// Answers of the host that people are told of.
final class AnswerView {
    private AnswerView() {}

    static Optional<Fields> of(RequestId request, Answer answer) {
        return switch (answer) {
            case Answer.Accepted _, Answer.Repeated _ -> Optional.empty();
            case Answer.Opened(var table) -> Optional.of(kind("opened", request).and("table", table.hex()));
            case Answer.Declined(var reason) ->
                Optional.of(kind("declined", request).and("reason", reason));
            case Answer.Rejected(var reason) -> Optional.of(refused(kind("declined", request), reason));
        };
    }

    private static Fields kind(String kind, RequestId request) {
        return Fields.with("kind", kind).and("request", request.number());
    }

    private static Fields refused(Fields fields, Refusal refusal) {
        return switch (refusal) {
            case Refusal.Plain plain -> fields.and("reason", plain);
            case Refusal.NotYourTurn(var mover) ->
                fields.and("reason", "NOT_YOUR_TURN").and("seat", mover);
            case Refusal.NotOffered(var columns) ->
                fields.and("reason", "NOT_OFFERED").and("columns", columns);
            case Refusal.MustRollOn(var where) ->
                fields.and("reason", "MUST_ROLL_ON")
                        .and(
                                "columns",
                                where.stream().map(Refusal.Sharing::column).toList());
            case Refusal.TooManyColumns(int most) ->
                fields.and("reason", "TOO_MANY_COLUMNS").and("most", most);
        };
    }
}
