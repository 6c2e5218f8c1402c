package cantstop.client.system.sound;

import cantstop.engine.Event;
import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.List;
import java.util.Optional;

/// Which sound goes with an event, and for whom. Pure.
final class SoundChoice {
    private SoundChoice() {}

    /// What is heard when an event begins to be shown.
    static Optional<Sound> begin(Event event) {
        return switch (event) {
            case Event.Rolled _ -> Optional.of(Sound.ROLL);
            case Event.StartRolled _ -> Optional.of(Sound.ROLL);
            case Event.Chosen _, Event.TakenBack _ -> Optional.of(Sound.CHOOSE);
            case Event.Stopped(var _, List<?> won, boolean game, var _) -> Optional.of(stopped(won, game));
            case Event.PassedOver(var _, boolean kept, List<?> won, boolean game) ->
                kept ? Optional.of(stopped(won, game)) : Optional.empty();
            case Event.OfTable _, Event.Started _, Event.Throwing _, Event.Withheld _, Event.Over _ -> Optional.empty();
        };
    }

    /// What is heard when the dice have settled.
    static Optional<Sound> settled(Event event) {
        return event instanceof Event.Rolled(var _, var _, boolean bust, var _, var _) && bust
                ? Optional.of(Sound.BUST)
                : Optional.empty();
    }

    private static Sound stopped(List<?> won, boolean game) {
        if (game) {
            return Sound.WIN;
        }
        return won.isEmpty() ? Sound.STOP : Sound.COLUMN;
    }

    /// The seat that acts in the event, if any.
    static Optional<Seat> actor(Event event) {
        return switch (event) {
            case Event.Rolled(Seat seat, var _, var _, var _, var _) -> Optional.of(seat);
            case Event.Chosen(Seat seat, var _, var _) -> Optional.of(seat);
            case Event.TakenBack(Seat seat) -> Optional.of(seat);
            case Event.Stopped(Seat seat, var _, var _, var _) -> Optional.of(seat);
            case Event.PassedOver(Seat seat, var _, var _, var _) -> Optional.of(seat);
            case Event.Throwing(int _, Seat seat, var _, var _, var _) -> Optional.ofNullable(seat);
            case Event.StartRolled _, Event.Withheld _, Event.Started _, Event.Over _, Event.OfTable _ ->
                Optional.empty();
        };
    }

    /// Whether no other laptop is at this table: against bots, or several people at this one.
    static boolean isHereAlone(TableState table, Person me) {
        return table.chairs().stream()
                .noneMatch(chair -> chair.occupant() instanceof Occupant.Human(Person person)
                        && !person.key().equals(me.key()));
    }
}
