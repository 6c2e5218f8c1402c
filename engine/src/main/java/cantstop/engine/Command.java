package cantstop.engine;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What an [Actor] asks of a table. A command about a turn names the state that its sender saw: one made for an old
/// screen is refused, and one sent twice counts once. Other commands can be sent twice without harm. A command about
/// another person's seat names its occupant on that screen, and is refused if that has changed. Older programs leave
/// the occupant out: null stands for any.
public sealed interface Command {
    /// A command about the people and the table, decided whether or not a game is being played.
    sealed interface OfTable extends Command {}

    /// A move of the player whose turn it is.
    ///
    /// @param seen the sequence of the state that was on the screen
    record Turn(long seen, TurnMove move) implements Command {}

    /// Take an empty seat; refused to a person who has one.
    ///
    /// @param seat which one, or null for the first empty one
    /// @param wish the badge asked for; a clash gets the nearest free one
    record SitDown(@Nullable Seat seat, Badge wish) implements OfTable {}

    /// Change the badge, as far as it is free.
    record ChangeBadge(Badge wish) implements OfTable {}

    /// Put a bot on an empty seat. Only the owner may.
    record SeatBot(Seat seat, BotLevel bot, Badge wish) implements OfTable {}

    /// Leave the seat; the squares stay.
    ///
    /// @param conceding whether the person gives the game up and stays to watch
    record Leave(boolean conceding) implements OfTable {}

    /// A command about the occupant of a seat.
    sealed interface AboutSeat extends OfTable {
        Seat seat();

        /// The occupant on the sender's screen; null for any occupant.
        @Nullable
        Occupant whom();
    }

    /// Send the person or bot on a seat away. Only the owner may.
    record Remove(Seat seat, @Nullable Occupant whom) implements AboutSeat {}

    /// Give a seat and its squares to a person who has no seat. Only the owner and the seat's own person may.
    record GiveSeat(Seat seat, @Nullable Occupant whom, Person to, Badge wish) implements AboutSeat {}

    /// Make the person on this seat the owner. Only the owner may, and the host if the owner is gone.
    record NameOwner(Seat seat, @Nullable Occupant whom) implements AboutSeat {}

    /// Play by other rules from the next game on. Only the owner may.
    record ChangeSettings(Settings settings) implements OfTable {}

    /// Open or lock the table. Only the owner may.
    record Lock(boolean locked) implements OfTable {}

    /// Begin a game. Only the owner may.
    record Start() implements Command {}

    /// End a game that only one person is left in, without a winner.
    record EndGame() implements OfTable {}

    /// Let a bot play for a person who is away. Any seated person may, and the host.
    record LetBotPlay(Seat seat, @Nullable Occupant whom, BotLevel bot) implements AboutSeat {}

    /// End the bot's standing in. The seat's person may, and the host when that person is back.
    record ComeBack(Seat seat) implements OfTable {}

    /// End the turn of a player who is away, once those present have agreed. Only the host may.
    ///
    /// @param seen the sequence of the state they agreed on
    record PassOver(long seen) implements Command {}

    /// Go on for a player whose time is up. Only the host may.
    ///
    /// @param seen the sequence of the state that the timer was set for
    record TimeUp(long seen) implements Command {}

    /// Throw the dice of the next round for the start. Only the host may.
    record ThrowForStart() implements Command {}

    /// A step of a throw by several laptops. Only the host takes it.
    sealed interface OfThrow extends Command {}

    /// Throw again for a decided roll, after a laptop withheld its secret.
    record ThrowAgain() implements OfThrow {}

    /// End a throw with the secrets that the other hands showed.
    record EndThrow(int number, List<Bytes> shown) implements OfThrow {
        public EndThrow {
            shown = List.copyOf(shown);
        }
    }

    /// Give a throw up, as these hands withheld their secrets.
    record GiveThrowUp(int number, List<Integer> hands) implements OfThrow {
        public GiveThrowUp {
            hands = List.copyOf(hands);
        }
    }

    /// Take part in the throws from here on. A seated person's laptop may, and the host's.
    record OpenHand(HandOpening hand) implements OfTable {}

    /// Lead the table at another host, or as another instance of the host that leads it. Only the host may.
    ///
    /// @param election the votes for that host; null where none are needed
    /// @param instance of the host that goes on; null where it does not say so
    record BeginEpoch(
            Epoch epoch,
            Key hostKey,
            @Nullable Election election,
            @Nullable HostInstance instance) implements OfTable {
        /// One of an unknown instance.
        public BeginEpoch(Epoch epoch, Key hostKey, @Nullable Election election) {
            this(epoch, hostKey, election, null);
        }

        /// One without votes.
        public BeginEpoch(Epoch epoch, Key hostKey) {
            this(epoch, hostKey, null);
        }
    }
}
