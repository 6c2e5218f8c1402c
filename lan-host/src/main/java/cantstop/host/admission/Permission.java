package cantstop.host.admission;

import cantstop.engine.BotLevel;
import cantstop.engine.Chair;
import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.bot.Bot;
import cantstop.engine.identity.Person;
import cantstop.host.table.TableView;
import cantstop.protocol.Answer;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Declines commands that no guest may give, before the rules decide: commands of the host, commands about a player
/// who is present, and bots that this host does not know.
public final class Permission {
    private final Function<BotLevel, Optional<Bot>> bots;

    public Permission(Function<BotLevel, Optional<Bot>> bots) {
        this.bots = bots;
    }

    /// Why the command is declined; null where it is not.
    public Answer.@Nullable Reason refusal(Command command, TableView table) {
        return switch (command) {
            case Command.PassOver _ -> Answer.Reason.NOT_ALLOWED;
            case Command.TimeUp _ -> Answer.Reason.NOT_ALLOWED;
            case Command.ThrowForStart _ -> Answer.Reason.NOT_ALLOWED;
            case Command.BeginEpoch _ -> Answer.Reason.NOT_ALLOWED;
            case Command.LetBotPlay let when isThere(let.seat(), table) -> Answer.Reason.NOT_ALLOWED;
            case Command.LetBotPlay let -> unlessKnown(let.bot());
            case Command.SeatBot seat -> unlessKnown(seat.bot());
            default -> null;
        };
    }

    private Answer.@Nullable Reason unlessKnown(BotLevel level) {
        return bots.apply(level).isPresent() ? null : Answer.Reason.UNKNOWN_BOT;
    }

    private static boolean isThere(Seat seat, TableView table) {
        Chair chair = table.state().chair(seat);
        return chair.occupant() instanceof Occupant.Human(Person person)
                && table.attendees().has(person);
    }
}
