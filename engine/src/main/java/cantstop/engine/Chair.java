package cantstop.engine;

import cantstop.engine.identity.Person;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A seat's state: who sits there and who plays for them.
///
/// @param seat which one
/// @param occupant whose seat it is, or null if it is empty
/// @param badge how its player looks; an empty seat keeps it as long as its squares stand on the board
/// @param standIn the bot that plays for a person who is away, or null
/// @param wins games won here by this occupant, the series' score
public record Chair(
        Seat seat,
        @Nullable Occupant occupant,
        @Nullable Badge badge,
        @Nullable BotLevel standIn,
        int wins) {
    static Chair empty(Seat seat) {
        return new Chair(seat, null, null, null, 0);
    }

    public boolean isEmpty() {
        return occupant == null;
    }

    /// Whether this is that person's seat, also while a bot plays for them.
    public boolean isOf(Person person) {
        return occupant instanceof Occupant.Human human && human.person().equals(person);
    }

    /// The person whose seat it is, also while a bot plays for them.
    public Optional<Person> person() {
        return occupant instanceof Occupant.Human(Person person) ? Optional.of(person) : Optional.empty();
    }

    public boolean isHuman() {
        return occupant instanceof Occupant.Human;
    }

    /// The bot that makes the moves here; null for none.
    public @Nullable BotLevel bot() {
        return occupant instanceof Occupant.Robot robot ? robot.level() : standIn;
    }

    Chair with(Occupant newOccupant, Badge newBadge) {
        return new Chair(seat, newOccupant, newBadge, null, 0);
    }

    Chair with(Badge newBadge) {
        return new Chair(seat, occupant, newBadge, standIn, wins);
    }

    Chair withStandIn(@Nullable BotLevel bot) {
        return new Chair(seat, occupant, badge, bot, wins);
    }

    Chair withWin() {
        return new Chair(seat, occupant, badge, standIn, wins + 1);
    }

    /// Without its occupant but with its badge.
    Chair left() {
        return new Chair(seat, null, badge, null, 0);
    }
}
