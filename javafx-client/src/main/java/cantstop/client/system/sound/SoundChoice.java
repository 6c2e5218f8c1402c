package cantstop.client.system.sound;

import cantstop.client.kit.dice.Cast;
import cantstop.client.kit.theme.Moment;
import cantstop.client.kit.theme.Motion;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.StartThrow;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import java.util.List;
import java.util.Optional;
import javafx.util.Duration;

/// Which sound goes with an event, and for whom. Pure.
final class SoundChoice {
    private SoundChoice() {}

    /// The number of steps that make a runner's note one higher.
    private static final int STEPS_A_NOTE = 3;

    /// The most steps that a small bust costs.
    private static final int FEW_STEPS = 3;

    private static final int MANY_STEPS = 12;

    /// The cue for an event when its animation begins.
    ///
    /// @param motion how the dice are seen falling
    static Optional<Cue> begin(Event event, TableState before, TableState after, Motion motion) {
        return switch (event) {
            case Event.Rolled rolled ->
                Optional.of(thrown(cast(rolled, before), rolled.roll().dice(), motion, before));
            case Event.StartRolled(var thrown, var _) -> Optional.of(start(thrown.getFirst(), motion, before));
            case Event.Chosen _ -> Optional.of(Cue.of(Sound.CHOOSE, steps(after) / STEPS_A_NOTE));
            case Event.TakenBack _ -> Optional.of(Cue.of(Sound.CHOOSE));
            case Event.Stopped(var _, List<?> won, boolean game, var _) -> Optional.of(stopped(won, game, before));
            case Event.PassedOver(var _, boolean kept, List<?> won, boolean game) ->
                kept ? Optional.of(stopped(won, game, before)) : Optional.empty();
            case Event.OfTable _, Event.Started _, Event.Throwing _, Event.Withheld _, Event.Over _ -> Optional.empty();
        };
    }

    /// The cue when the dice have settled.
    static Optional<Cue> settled(Event event, TableState before) {
        int lost = steps(before);
        int heavy = lost <= FEW_STEPS ? 0 : lost < MANY_STEPS ? 1 : 2;
        return event instanceof Event.Rolled(var _, var _, boolean bust, var _, var _) && bust
                ? Optional.of(Cue.of(Sound.BUST, heavy))
                : Optional.empty();
    }

    /// The duration of the dice's fall.
    static Duration falling(Event event, TableState before, Motion motion) {
        return event instanceof Event.Rolled rolled
                ? motion.of(cast(rolled, before).millis())
                : motion.of(Moment.DICE);
    }

    private static Cast cast(Event.Rolled rolled, TableState before) {
        return Cast.of(before, rolled.roll());
    }

    private static Cue start(StartThrow first, Motion motion, TableState before) {
        List<Integer> faces = List.of(first.first(), first.second());
        return thrown(Cast.of(faces), faces, motion, before);
    }

    private static Cue thrown(Cast cast, List<Integer> faces, Motion motion, TableState before) {
        double speed = motion.of(cast.millis()).toMillis() / cast.millis();
        return Cue.thrown(cast.impacts(faces), speed, steps(before));
    }

    private static int steps(TableState table) {
        return table.playing().map(GameState::stepsAtStake).orElse(0);
    }

    private static Cue stopped(List<?> won, boolean game, TableState before) {
        if (game) {
            return Cue.of(Sound.WIN);
        }
        return won.isEmpty() ? Cue.atStake(Sound.STOP, steps(before)) : Cue.of(Sound.COLUMN);
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
