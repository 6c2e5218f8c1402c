package cantstop.engine;

import java.util.List;

/// Why a command is refused: a value that each screen shows in its own language.
public sealed interface Refusal {
    /// Reasons that need no more words.
    enum Plain implements Refusal {
        /// The sender has no seat here.
        NOT_SEATED,
        /// Only the table's owner may.
        NOT_OWNER,
        /// Only the host itself may.
        NOT_HOST,
        /// The state has moved on since the command's screen was drawn.
        OUTDATED,
        /// The command names a state that has not been yet.
        AHEAD,
        /// No game is being played.
        NO_GAME,
        /// A game is being played.
        GAME_RUNNING,
        /// The dice for the start are still falling.
        NOT_STARTED_YET,
        /// An option must be chosen first.
        CHOOSE_FIRST,
        /// The dice must be rolled first.
        ROLL_FIRST,
        /// A turn begins with a roll; there is nothing to keep yet.
        NOTHING_TO_KEEP,
        /// This table does not allow taking back.
        NO_TAKING_BACK,
        /// No choice was made since the last roll.
        NOTHING_TO_TAKE_BACK,
        /// The seat is taken.
        SEAT_TAKEN,
        /// The seat is empty.
        SEAT_EMPTY,
        /// Every seat is taken.
        TABLE_FULL,
        /// That person has a seat here already.
        ALREADY_SEATED,
        /// A bot's seat can't be used for this.
        NOT_A_PERSON,
        /// A bot plays on this seat.
        BOT_PLAYS,
        /// No bot plays for that person.
        NO_BOT_PLAYS,
        /// It takes two to play.
        NEED_TWO_PLAYERS,
        /// Others still play.
        OTHERS_PLAY,
        /// There is no tie to throw again for.
        NO_THROW_NEEDED,
        /// This table has no timer.
        NO_TIMER,
        /// The epoch does not follow the one before it.
        WRONG_EPOCH,
        /// A roll is decided, and the dice have not fallen yet.
        DICE_FALLING,
        /// Other laptops take part in this throw: the host may not make it alone.
        NOT_ALONE,
        /// The hands, the number or the secrets of a throw are not those that it needs.
        WRONG_THROW,
        /// A hand that is not signed, is too short or too long, or was opened before.
        WRONG_HAND
    }

    /// It is another player's turn.
    record NotYourTurn(Seat mover) implements Refusal {}

    /// That option isn't offered.
    record NotOffered(List<Column> columns) implements Refusal {
        public NotOffered {
            columns = List.copyOf(columns);
        }
    }

    /// Forced move: markers stand on other players' squares.
    ///
    /// @param where each such marker's column, and whose squares are on its space; at least one
    record MustRollOn(List<Sharing> where) implements Refusal {
        public MustRollOn {
            where = List.copyOf(where);
        }
    }

    /// A marker on other players' squares.
    record Sharing(Column column, List<Seat> squaresOf) {
        public Sharing {
            squaresOf = List.copyOf(squaresOf);
        }
    }

    /// The target is too high for so many players.
    record TooManyColumns(int most) implements Refusal {}
}
