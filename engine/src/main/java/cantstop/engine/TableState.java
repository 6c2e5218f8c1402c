package cantstop.engine;

import cantstop.engine.dice.Hand;
import cantstop.engine.dice.Hands;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The state of a table: the fold of its log. Immutable.
///
/// @param sequence how many events it is the fold of
/// @param id the table's identity; zeros before the first event
/// @param name what the table is called
/// @param epoch the current epoch, from 1; each host that takes over begins the next
/// @param hostKey the fingerprint of that host's key
/// @param hosts the keys of the [#HOSTS] hosts that led it last, each once, the present one last
/// @param instance the host's instance; null in logs from before there were instances
/// @param owner who may change the table; null before the first person sits down
/// @param locked whether newcomers must knock
/// @param settings the rules of the next game
/// @param chairs the four seats in the order of play
/// @param game the game being played or the last one, null before the first
/// @param series who began the last game and who played it; null before the first
/// @param decidedAt the sequence of the last event that changed the pending decision of the game
/// @param hands the hands with which laptops take part in the throws
public record TableState(
        long sequence,
        TableId id,
        TableName name,
        Epoch epoch,
        Key hostKey,
        List<Key> hosts,
        @Nullable HostInstance instance,
        @Nullable Person owner,
        boolean locked,
        Settings settings,
        List<Chair> chairs,
        @Nullable GameState game,
        @Nullable Series series,
        long decidedAt,
        Hands hands) {
    /// So many hosts are remembered: far more than a party has laptops, and few beside the epochs of a made-up log.
    public static final int HOSTS = 64;

    /// A series of games between the same people.
    ///
    /// @param starter who began the last one
    /// @param players who played it, by seat
    public record Series(Seat starter, Map<Seat, Occupant> players) {
        public Series {
            players = Map.copyOf(players);
        }
    }

    /// The state before the first event.
    static final TableState UNOPENED = new TableState(
            0,
            new TableId("0".repeat(32)),
            new TableName("-"),
            Epoch.NONE,
            new Key("0".repeat(64)),
            List.of(),
            null,
            null,
            false,
            Settings.DEFAULT,
            Seat.all().stream().map(Chair::empty).toList(),
            null,
            null,
            0,
            Hands.NONE);

    public TableState {
        hosts = List.copyOf(hosts);
        chairs = List.copyOf(chairs);
    }

    public Chair chair(Seat seat) {
        return chairs.get(seat.number());
    }

    /// The seat of that person, also while a bot plays for them.
    public Optional<Seat> seatOf(Person person) {
        return chairs.stream()
                .filter(chair -> chair.isOf(person))
                .map(Chair::seat)
                .findFirst();
    }

    /// The seats with a person or a bot, in the order of play.
    public List<Seat> occupied() {
        return chairs.stream()
                .filter(chair -> !chair.isEmpty())
                .map(Chair::seat)
                .toList();
    }

    /// The people with a seat, in the order of the seats.
    public List<Person> people() {
        return peopleAfter(Optional.empty());
    }

    /// The people with a seat, once round the table: first the one who sits next after this seat, last the one
    /// on it.
    ///
    /// @param seat empty to begin with the first seat
    public List<Person> peopleAfter(Optional<Seat> seat) {
        int next = seat.map(Seat::number).orElse(-1) + 1;
        return IntStream.range(next, next + Seat.COUNT)
                .mapToObj(number -> chairs.get(number % Seat.COUNT))
                .flatMap(chair -> chair.person().stream())
                .toList();
    }

    /// The person with this key who has the first seat of those at that laptop.
    public Optional<Person> personOf(Key key) {
        return people().stream().filter(person -> person.key().equals(key)).findFirst();
    }

    /// The hands of other laptops than the host's that may take part in the next throw: those of people with a seat.
    /// Where there is one, the host may not throw alone.
    public List<Hand> partners() {
        return hands.open().stream()
                .filter(hand -> !hand.key().equals(hostKey))
                .filter(hand -> hands.mayThrow(hand) && personOf(hand.key()).isPresent())
                .toList();
    }

    /// Whether a game is being played: begun and not over.
    public boolean isPlaying() {
        return game != null && !game.isFinished();
    }

    /// The game that is being played.
    public Optional<GameState> playing() {
        return Optional.ofNullable(game).filter(current -> !current.isFinished());
    }

    public boolean isOwner(Person person) {
        return person.equals(owner);
    }

    /// The badges at the table, that of one seat left out.
    List<Badge> badgesBeside(@Nullable Seat except) {
        List<Badge> badges = new ArrayList<>();
        for (Chair chair : chairs) {
            if (chair.badge() != null && !chair.seat().equals(except)) {
                badges.add(chair.badge());
            }
        }
        return badges;
    }

    /// Who sits where, as a mutable copy.
    Map<Seat, Occupant> seating() {
        Map<Seat, Occupant> seating = new TreeMap<>();
        for (Chair chair : chairs) {
            if (chair.occupant() != null) {
                seating.put(chair.seat(), chair.occupant());
            }
        }
        return seating;
    }
}
