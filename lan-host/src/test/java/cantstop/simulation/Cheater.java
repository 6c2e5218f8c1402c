package cantstop.simulation;

import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.GameState;
import cantstop.engine.Roll;
import cantstop.engine.TableState;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandChain;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.dice.OpenThrow;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.RequestId;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What leaves a laptop instead of what its honest program says.
final class Cheater {
    private static final Duration ALMOST = Duration.ofMillis(1_900);
    private static final Duration TOO_LONG = Duration.ofMillis(2_100);

    /// More at once would be a flood, which ends a connection.
    private static final int REMEMBERED = 3;

    private final Machine machine;
    private final Cheat cheat;
    private final Key key;
    private final Supplier<@Nullable TableState> seen;
    private final SplittableRandom random;
    private final Deque<ClientMessage.ShowHand> shown = new ArrayDeque<>();
    private @Nullable HandOpening opened;

    /// @param key of the laptop
    /// @param seen what is on its screen
    Cheater(Machine machine, Cheat cheat, Key key, Supplier<@Nullable TableState> seen) {
        this.machine = machine;
        this.cheat = cheat;
        this.key = key;
        this.seen = seen;
        random = new SplittableRandom(key.hashCode());
    }

    Cheat cheat() {
        return cheat;
    }

    /// Says something in its own way.
    void says(ClientMessage message, Consumer<ClientMessage> send) {
        if (message instanceof ClientMessage.ShowHand show) {
            shows(show, send);
        } else if (cheat == Cheat.OPENS_ABSURD_HANDS
                && message
                        instanceof
                        ClientMessage.Submit(
                                RequestId request,
                                TableId table,
                                Epoch epoch,
                                int profile,
                                Command.OpenHand(HandOpening hand))) {
            Command absurd = new Command.OpenHand(absurd(table, hand));
            send.accept(new ClientMessage.Submit(request, table, epoch, profile, absurd));
        } else {
            send.accept(message);
        }
    }

    private void shows(ClientMessage.ShowHand show, Consumer<ClientMessage> send) {
        switch (cheat) {
            case NONE, OPENS_ABSURD_HANDS, FORGES_ITS_COPY -> send.accept(show);
            case NEVER_SHOWS, IS_NOT_HEARD -> {}
            case SHOWS_FOR_ANOTHER_EVENT ->
                send.accept(new ClientMessage.ShowHand(
                        show.table(), show.number(), show.digest().after(new byte[1]), show.secret()));
            case ALTERS_SECRETS -> send.accept(altered(show));
            case SHOWS_LATE -> machine.after(ALMOST, () -> send.accept(show));
            case SHOWS_TOO_LATE -> machine.after(TOO_LONG, () -> send.accept(show));
            case REPEATS -> {
                shown.forEach(send);
                send.accept(show);
                send.accept(show);
            }
            case WITHHOLDS_AT_BUSTS -> {
                if (!isBust(show)) {
                    send.accept(show);
                }
            }
        }
        shown.addLast(show);
        if (shown.size() > REMEMBERED) {
            shown.removeFirst();
        }
    }

    private ClientMessage altered(ClientMessage.ShowHand show) {
        byte[] secret = show.secret().toArray();
        switch (random.nextInt(3)) {
            case 0 -> secret[random.nextInt(secret.length)] ^= (byte) (1 << random.nextInt(8));
            case 1 -> random.nextBytes(secret);
            default ->
                secret = shown.isEmpty()
                        ? new byte[secret.length]
                        : shown.getLast().secret().toArray();
        }
        return new ClientMessage.ShowHand(show.table(), show.number(), show.digest(), Bytes.of(secret));
    }

    private HandOpening absurd(TableId table, HandOpening hand) {
        HandOpening absurd = anotherThan(table, hand);
        opened = absurd;
        return absurd;
    }

    private HandOpening anotherThan(TableId table, HandOpening hand) {
        int kind = random.nextInt(opened == null ? 5 : 6);
        return switch (kind) {
            case 0 ->
                HandOpening.of(hand.publicKey(), flipped(hand.tip()), hand.first(), hand.length(), hand.signature());
            case 1 -> HandOpening.of(hand.publicKey(), hand.tip(), hand.first() + 1, hand.length(), hand.signature());
            case 2 -> signed(table, hand.first() + 1_000, HandChain.USUAL);
            case 3 -> signed(table, Math.max(1, hand.first() - 1), HandOpening.FEWEST);
            case 4 -> signed(new TableId(key.hex().substring(0, table.hex().length())), hand.first(), HandChain.USUAL);
            default -> Objects.requireNonNull(opened);
        };
    }

    /// Ends before there are enough throws left, begins after the next one, or is for another table.
    private HandOpening signed(TableId table, int first, int length) {
        HandChain chain = HandChain.make(table, key, first, length, random);
        return HandOpening.sign(table, Keys.signer(key), chain);
    }

    private static Bytes flipped(Bytes bytes) {
        byte[] other = bytes.toArray();
        other[0] ^= 1;
        return Bytes.of(other);
    }

    /// Whether it can know that its own roll is a bust: host and laptop alone make it.
    private boolean isBust(ClientMessage.ShowHand show) {
        TableState state = seen.get();
        Optional<GameState> playing = state == null ? Optional.empty() : state.playing();
        Optional<OpenThrow> open = playing.flatMap(GameState::openThrow);
        if (open.isEmpty()
                || playing.orElseThrow().isThrowingForStart()
                || open.orElseThrow().others().size() != 1) {
            return false;
        }
        GameState game = playing.orElseThrow();
        Roll roll = Roll.of(
                open.orElseThrow().faces(show.table(), game.mover().number(), Roll.DICE, List.of(show.secret())));
        return state.personOf(key)
                        .flatMap(state::seatOf)
                        .filter(game.mover()::equals)
                        .isPresent()
                && game.board().options(roll.index(), game.markers()) == 0;
    }
}
