package cantstop.host.table;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.protocol.Answer;
import java.util.function.Consumer;

/// A command on its way through a table: who asks, for what, and who waits for the answer.
///
/// @param reply hears exactly one answer
public record Submission(Actor actor, Command command, Consumer<Answer> reply) {
    /// A command of the host itself: for the clock, the dice at the start, or a player who came back. A refusal means
    /// that it is no longer needed.
    public static Submission ofHost(Command command) {
        return ofHost(command, _ -> {});
    }

    /// A command of the host with a listener for the answer.
    public static Submission ofHost(Command command, Consumer<Answer> reply) {
        return new Submission(new Actor.Host(), command, reply);
    }

    void answer(Answer answer) {
        reply.accept(answer);
    }

    void decline(Answer.Reason reason) {
        reply.accept(new Answer.Declined(reason));
    }

    /// Whether it is a command about the turn, which is refused while dice are falling.
    boolean isOfTurn() {
        return switch (command) {
            case Command.Turn _ -> true;
            case Command.TimeUp _ -> true;
            case Command.PassOver _ -> true;
            case Command.ThrowForStart _ -> true;
            default -> false;
        };
    }
}
