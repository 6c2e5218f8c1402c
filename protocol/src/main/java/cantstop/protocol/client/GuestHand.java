package cantstop.protocol.client;

import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.GameState;
import cantstop.engine.Person;
import cantstop.engine.TableId;
import cantstop.engine.TableState;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.HandChain;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.dice.OpenThrow;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The hand with which this laptop takes part in the throws of its table: opened once a person here has a seat, and
/// shown for each throw that is in the log. What was shown once for one throw is shown for no other, whatever a
/// host says; that is in memory alone, and after a restart the laptop opens a new hand.
final class GuestHand {
    /// Tables whose hands are kept: going back to one of them goes on with its hand.
    private static final int TABLES = 16;

    private final HandSigner signer;
    private final RandomGenerator random;
    private final Timers timers;
    private final Reconnector line;
    private final Requests requests;
    private final Map<TableId, Held> held = new LinkedHashMap<>();

    GuestHand(HandSigner signer, RandomGenerator random, Timers timers, Reconnector line, Requests requests) {
        this.signer = signer;
        this.random = random;
        this.timers = timers;
        this.line = line;
        this.requests = requests;
    }

    /// A hand at one table.
    private static final class Held {
        private final HandChain chain;
        private final HandOpening opening;
        private int watermark;
        private Digest shownFor;
        private boolean sent;
        private @Nullable Duration askedAt;

        Held(HandChain chain, HandOpening opening, int watermark, Digest shownFor) {
            this.chain = chain;
            this.opening = opening;
            this.watermark = watermark;
            this.shownFor = shownFor;
        }
    }

    /// The connection is another one: what was sent over the last one may be lost.
    void reconnects() {
        held.values().forEach(hand -> {
            hand.sent = false;
            hand.askedAt = null;
        });
    }

    /// Looks at the attended table, as far as host and guest agree on it.
    ///
    /// @param digests the running digest at a sequence
    void look(TableState state, LongFunction<Digest> digests) {
        Person seated = state.personOf(signer.key()).orElse(null);
        if (seated == null || state.hostKey().equals(signer.key())) {
            return;
        }
        Held hand = current(state);
        if (isOpen(state, hand)) {
            state.playing()
                    .flatMap(GameState::openThrow)
                    .ifPresent(open -> show(state, open, hand, digests.apply(state.decidedAt())));
        } else {
            open(state, seated, hand);
        }
    }

    /// The hand that is used here; a new one where the last one is nearly used up.
    private Held current(TableState state) {
        Held hand = held.get(state.id());
        int next = state.hands().lastThrow() + 1;
        if (hand != null && (hand.chain.last() - next >= HandOpening.FEWEST || takesPart(state, hand))) {
            return hand;
        }
        HandChain chain = HandChain.make(state.id().hex(), signer.key(), next, HandChain.USUAL, random);
        HandOpening opening = HandOpening.sign(state.id().hex(), signer, chain);
        Held fresh = hand == null
                ? new Held(chain, opening, 0, Digest.EMPTY)
                : new Held(chain, opening, hand.watermark, hand.shownFor);
        held.remove(state.id());
        held.put(state.id(), fresh);
        if (held.size() > TABLES) {
            held.remove(held.keySet().iterator().next());
        }
        return fresh;
    }

    private boolean takesPart(TableState state, Held hand) {
        return state.playing()
                .flatMap(GameState::openThrow)
                .flatMap(open -> mine(open, hand))
                .isPresent();
    }

    private Optional<Hand> mine(OpenThrow open, Held hand) {
        return open.handOf(signer.key()).filter(known -> known.opening().tip().equals(hand.chain.tip()));
    }

    private boolean isOpen(TableState state, Held hand) {
        return state.hands()
                .of(signer.key())
                .filter(known -> known.opening().tip().equals(hand.chain.tip()))
                .isPresent();
    }

    private void open(TableState state, Person seated, Held hand) {
        Duration now = timers.now();
        if (hand.askedAt == null || now.minus(hand.askedAt).compareTo(Limits.OPEN_HAND_PAUSE) >= 0) {
            hand.askedAt = now;
            line.send(new ClientMessage.Submit(
                    requests.number(),
                    state.id(),
                    state.epoch(),
                    seated.profile(),
                    new Command.OpenHand(hand.opening)));
        }
    }

    private void show(TableState state, OpenThrow open, Held hand, Digest digest) {
        boolean same = open.number() == hand.watermark && digest.equals(hand.shownFor);
        if (mine(open, hand).isEmpty() || (same ? hand.sent : open.number() <= hand.watermark)) {
            return;
        }
        hand.watermark = open.number();
        hand.shownFor = digest;
        hand.sent = true;
        line.send(new ClientMessage.ShowHand(state.id(), open.number(), digest, hand.chain.secret(open.number())));
    }
}
