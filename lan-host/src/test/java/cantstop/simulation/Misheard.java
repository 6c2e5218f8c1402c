package cantstop.simulation;

import cantstop.engine.Command;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import java.util.function.ToLongFunction;

/// Planted: a host that forgets some of what a guest says.
final class Misheard {
    private Misheard() {}

    /// What the host takes a command for.
    ///
    /// @param told how many events the host has told of a table
    static ClientMessage of(Planted planted, ClientMessage message, ToLongFunction<TableId> told) {
        if (!(message instanceof ClientMessage.Submit said)) {
            return message;
        }
        Command heard = switch (said.command()) {
            case Command.Turn turn
            when planted == Planted.SCREEN_IS_FORGOTTEN ->
                new Command.Turn(told.applyAsLong(said.table()), turn.move());
            case Command.Remove remove
            when planted == Planted.PERSON_IS_FORGOTTEN -> new Command.Remove(remove.seat(), null);
            default -> said.command();
        };
        return new ClientMessage.Submit(said.request(), said.table(), said.epoch(), said.profile(), heard);
    }
}
