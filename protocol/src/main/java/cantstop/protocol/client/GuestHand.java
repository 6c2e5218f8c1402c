package cantstop.protocol.client;

import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.TableState;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.HandChain;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.dice.OpenThrow;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The hand with which this laptop takes part in the throws of its table: opened once a person here has a seat, and
/// shown for each throw that is in the log. A secret that was shown for one throw is shown for no
/// other, whatever a host asks. This is in memory alone: after a restart the laptop opens a new hand.
final class GuestHand {
    /// Tables whose hands are kept: going back to one of them goes on with its hand.
    private static final int TABLES = 16;

    /// Throws in a row without this laptop that raise an alarm.
    private static final int LEFT_OUT_TOO_OFTEN = 2;

    private final HandSigner signer;
    private final RandomGenerator random;
    private final Timers timers;
    private final Reconnector connection;
    private final Requests requests;
    private final Consumer<DiceAlarm> alarms;
    private final Map<TableId, Held> held = new LinkedHashMap<>();

    /// @param random makes the secrets; must be unpredictable
    /// @param alarms is told of what an honest host would not do
    GuestHand(
            HandSigner signer,
            RandomGenerator random,
            Timers timers,
            Reconnector connection,
            Requests requests,
            Consumer<DiceAlarm> alarms) {
        this.signer = signer;
        this.random = random;
        this.timers = timers;
        this.connection = connection;
        this.requests = requests;
        this.alarms = alarms;
    }

    /// A hand at one table.
    private static final class Held {
        private final HandChain chain;
        private final HandOpening opening;
        private int watermark;
        private Digest shownFor;
        private boolean sent;
        private int leftOut;
        private @Nullable Duration askedAt;

        Held(HandChain chain, HandOpening opening, int watermark, Digest shownFor) {
            this.chain = chain;
            this.opening = opening;
            this.watermark = watermark;
            this.shownFor = shownFor;
        }
    }

    /// Hears an event of the attended table as it happens.
    void happened(Event event, TableState after) {
        Held hand = held.get(after.id());
        if (hand == null || after.hostKey().equals(signer.key())) {
            return;
        }
        switch (event) {
            case Event.HandOpened(HandOpening opened)
            when opened.key().equals(signer.key()) && !opened.tip().equals(hand.chain.tip()) ->
                alarms.accept(DiceAlarm.FOREIGN_HAND);
            case Event.Throwing _ -> throwBegan(after, hand);
            case Event.Withheld(int number, List<Integer> missing)
            when hand.sent && number == hand.watermark && isAmong(missing, after) ->
                alarms.accept(DiceAlarm.SAID_TO_WITHHOLD);
            case Event.OfTable _, Event.OfGame _ -> {}
        }
    }

    /// Being left out once may be a race: the host did not know yet that this laptop is connected.
    private void throwBegan(TableState after, Held hand) {
        boolean takesPart = after.playing()
                .flatMap(GameState::openThrow)
                .flatMap(open -> open.handOf(signer.key()))
                .isPresent();
        boolean could = after.partners().stream().anyMatch(known -> known.key().equals(signer.key()))
                && !after.hands().withheld().containsKey(signer.key());
        hand.leftOut = could && !takesPart ? hand.leftOut + 1 : 0;
        if (hand.leftOut == LEFT_OUT_TOO_OFTEN) {
            alarms.accept(DiceAlarm.LEFT_OUT);
        }
    }

    private boolean isAmong(List<Integer> numbers, TableState state) {
        return state.hands()
                .of(signer.key())
                .filter(hand -> numbers.contains(hand.number()))
                .isPresent();
    }

    /// The connection is a new one: messages on the last one may be lost.
    void reconnects() {
        held.values().forEach(hand -> {
            hand.sent = false;
            hand.askedAt = null;
        });
    }

    /// Opens a hand or shows a secret where the attended table calls for it, as far as host and guest agree on the log.
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
        HandChain chain = HandChain.make(state.id(), signer.key(), next, HandChain.USUAL, random);
        HandOpening opening = HandOpening.sign(state.id(), signer, chain);
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
            connection.send(new ClientMessage.Submit(
                    requests.number(),
                    state.id(),
                    state.epoch(),
                    seated.profile(),
                    new Command.OpenHand(hand.opening)));
        }
    }

    private void show(TableState state, OpenThrow open, Held hand, Digest digest) {
        boolean same = open.number() == hand.watermark && digest.equals(hand.shownFor);
        if (mine(open, hand).isEmpty() || same && hand.sent) {
            return;
        }
        if (!same && open.number() <= hand.watermark) {
            alarms.accept(DiceAlarm.ASKED_TWICE);
            return;
        }
        hand.watermark = open.number();
        hand.shownFor = digest;
        hand.sent = true;
        connection.send(
                new ClientMessage.ShowHand(state.id(), open.number(), digest, hand.chain.secret(open.number())));
    }
}
