package cantstop.engine;

import org.jspecify.annotations.Nullable;

/// What somebody asks of a table. Commands about a turn name the state that their sender saw, so that an answer
/// to an old screen is refused and one sent twice counts once; the others can be sent twice without harm.
public sealed interface Command {
    /// Something about the people and the table, decided whether or not a game is being played.
    sealed interface OfTable extends Command {}

    /// A move of whoever's turn it is.
    ///
    /// @param seen the sequence of the state that was on the screen
    record Turn(long seen, TurnMove move) implements Command {}

    /// Take an empty seat. Whoever sits already is left where they are.
    ///
    /// @param seat which one, or null for the first empty one
    /// @param wish how they would like to look; a clash gets the nearest free badge
    record SitDown(@Nullable Seat seat, Badge wish) implements OfTable {}

    /// Look another way, as far as it is free.
    record ChangeBadge(Badge wish) implements OfTable {}

    /// Put a bot on an empty seat. The owner's.
    record SeatBot(Seat seat, BotLevel bot, Badge wish) implements OfTable {}

    /// Leave the seat; the squares stay.
    ///
    /// @param conceding whether the person gives the game up rather than goes
    record Leave(boolean conceding) implements OfTable {}

    /// Send away whoever sits there. The owner's.
    record Remove(Seat seat) implements OfTable {}

    /// Give a seat with all that stands on the board to somebody who has none. The owner's, or the seat's own
    /// person's.
    record GiveSeat(Seat seat, Person to, Badge wish) implements OfTable {}

    /// Make the person on this seat the owner. The owner's, and the host's where the owner is gone.
    record NameOwner(Seat seat) implements OfTable {}

    /// Play by other rules from the next game on. The owner's.
    record ChangeSettings(Settings settings) implements OfTable {}

    /// Open or lock the table. The owner's.
    record Lock(boolean locked) implements OfTable {}

    /// Begin a game. The owner's.
    record Start() implements Command {}

    /// End a game that only one person is left in, without a winner.
    record EndGame() implements OfTable {}

    /// Let a bot play for somebody away. Any seated person's, and the host's.
    record LetBotPlay(Seat seat, BotLevel bot) implements OfTable {}

    /// Play on one's own seat again: the person's, or the host's on seeing them back.
    record ComeBack(Seat seat) implements OfTable {}

    /// End the turn of somebody who isn't there. The host's, once those present have agreed.
    ///
    /// @param seen the sequence of the state they agreed on
    record PassOver(long seen) implements Command {}

    /// Go on for somebody whose time is up. The host's.
    ///
    /// @param seen the sequence of the state that the timer was set for
    record TimeUp(long seen) implements Command {}

    /// Throw the dice of the next round for the start. The host's.
    record ThrowForStart() implements Command {}

    /// Lead the table at another host. The host's.
    record BeginEpoch(int epoch, String hostKey) implements OfTable {}
}
