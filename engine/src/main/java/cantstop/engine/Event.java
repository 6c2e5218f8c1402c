package cantstop.engine;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An event at a table. Events carry outcomes, so that folding them needs no rules: a roll says whether it was a bust,
/// a stop says what it won.
public sealed interface Event {
    /// An event about the people and the table.
    sealed interface OfTable extends Event {}

    /// An event of a game, from [Started] to [Over].
    sealed interface OfGame extends Event {}

    /// The first event of every log.
    ///
    /// @param table the table's identity, which it keeps at every host: 32 lower-case hex digits
    /// @param name what the table is called
    /// @param settings the rules to begin with
    record Opened(TableId table, TableName name, Settings settings) implements OfTable {}

    /// From here on this host leads the table.
    ///
    /// @param epoch counts from 1
    /// @param hostKey the fingerprint of the host's key
    /// @param election the votes that let it begin; null for the first epoch, and in logs without voters
    /// @param instance of the host that logs it; null in logs of before there were instances
    record EpochBegan(
            Epoch epoch,
            Key hostKey,
            @Nullable Election election,
            @Nullable HostInstance instance) implements OfTable {
        /// One of an unknown instance.
        public EpochBegan(Epoch epoch, Key hostKey, @Nullable Election election) {
            this(epoch, hostKey, election, null);
        }

        /// One without votes.
        public EpochBegan(Epoch epoch, Key hostKey) {
            this(epoch, hostKey, null);
        }

        /// The same, logged by that instance.
        public EpochBegan by(HostInstance logging) {
            return new EpochBegan(epoch, hostKey, election, logging);
        }
    }

    /// The host that leads the table continues after it has read the log again, and may have sent more events than it
    /// read.
    record HostResumed(HostInstance instance) implements OfTable {}

    record OwnerChanged(Person owner) implements OfTable {}

    /// A person or bot took an empty seat; during a game they go on with its squares.
    record Sat(Seat seat, Occupant occupant, Badge badge) implements OfTable {}

    record BadgeChanged(Seat seat, Badge badge) implements OfTable {}

    /// A seat is empty now. Its squares and won columns stay.
    record Left(Seat seat, LeaveReason how) implements OfTable {}

    /// A seat went from one person to another, with everything on the board.
    record SeatGiven(Seat seat, Occupant occupant, Badge badge) implements OfTable {}

    /// A bot plays for a person who is away.
    record BotTookOver(Seat seat, BotLevel bot) implements OfTable {}

    /// The person who was away plays again.
    record PersonBack(Seat seat) implements OfTable {}

    record SettingsChanged(Settings settings) implements OfTable {}

    record LockChanged(boolean locked) implements OfTable {}

    /// A laptop takes part in the throws from here on, with this hand in the place of its last one.
    record HandOpened(HandOpening hand) implements OfTable {}

    /// A game began.
    ///
    /// @param players at least two seats in the order of play
    /// @param starter who begins: given for a rematch, null if dice decide
    record Started(List<Seat> players, @Nullable Seat starter) implements OfGame {
        public Started {
            players = List.copyOf(players);
        }
    }

    /// A roll is decided, or a round of dice for the start, and can't be taken back: the laptops in it show their
    /// secrets next, and the faces follow from them.
    ///
    /// @param number counts the throws of the table from 1
    /// @param seat who rolls; null for the start
    /// @param hands the numbers of the hands that take part, ordered by the keys of their laptops, the host's
    ///     among them
    /// @param own the host's secret
    record Throwing(int number, @Nullable Seat seat, MoveSource by, List<Integer> hands, Bytes own) implements OfGame {
        public Throwing {
            hands = List.copyOf(hands);
        }
    }

    /// Some laptops withheld their secrets. The others show new ones for the next throw.
    ///
    /// @param number of the throw
    /// @param hands the numbers of their hands
    record Withheld(int number, List<Integer> hands) implements OfGame {
        public Withheld {
            hands = List.copyOf(hands);
        }
    }

    /// A round of dice for the start; those tied for the highest throw again in a round of their own.
    ///
    /// @param shown the secrets from which the faces follow, see [Rolled]
    record StartRolled(List<StartThrow> throwsInOrder, List<Bytes> shown) implements OfGame {
        public StartRolled {
            throwsInOrder = List.copyOf(throwsInOrder);
            shown = List.copyOf(shown);
        }

        /// One whose dice the host threw alone.
        public StartRolled(List<StartThrow> throwsInOrder) {
            this(throwsInOrder, List.of());
        }
    }

    /// Four dice fell.
    ///
    /// @param bust whether nothing could be done with it, which ended the turn
    /// @param shown the secrets of the other hands of its [Throwing], in their order; none where the host
    ///     threw alone
    record Rolled(Seat seat, Roll roll, boolean bust, MoveSource by, List<Bytes> shown) implements OfGame {
        public Rolled {
            shown = List.copyOf(shown);
        }

        /// One whose dice the host threw alone.
        public Rolled(Seat seat, Roll roll, boolean bust, MoveSource by) {
            this(seat, roll, bust, by, List.of());
        }
    }

    /// An option was chosen.
    ///
    /// @param columns what was advanced, as in [Option#columns]
    record Chosen(Seat seat, List<Column> columns, MoveSource by) implements OfGame {
        public Chosen {
            columns = List.copyOf(columns);
        }
    }

    /// The last choice was taken back: the roll stands to be chosen from again.
    record TakenBack(Seat seat) implements OfGame {}

    /// The markers became squares and the turn ended.
    ///
    /// @param won the columns this won
    /// @param game whether it won the game
    record Stopped(Seat seat, List<Column> won, boolean game, MoveSource by) implements OfGame {
        public Stopped {
            won = List.copyOf(won);
        }
    }

    /// A turn ended because its player was away.
    ///
    /// @param kept whether the markers became squares, as at a stop, or came off
    /// @param won the columns this won
    /// @param game whether it won the game
    record PassedOver(Seat seat, boolean kept, List<Column> won, boolean game) implements OfGame {
        public PassedOver {
            won = List.copyOf(won);
        }
    }

    /// The game is over.
    ///
    /// @param winner who won, or null if the last person there ended it
    record Over(@Nullable Seat winner) implements OfGame {}
}
