package cantstop.simulation;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Phase;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.HandChain;
import cantstop.engine.identity.Key;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// The hand of a host whose randomness a liar sees: what it could throw.
final class OverheardHand {
    private final Key hostKey;
    private byte[] drawn = {};

    OverheardHand(Key hostKey) {
        this.hostKey = hostKey;
    }

    /// The host's randomness: from it the host's hand is made.
    RandomGenerator overhears(SplittableRandom source) {
        return new RandomGenerator() {
            @Override
            public long nextLong() {
                return source.nextLong();
            }

            @Override
            public void nextBytes(byte[] bytes) {
                source.nextBytes(bytes);
                drawn = bytes.clone();
            }
        };
    }

    /// The host's own secret, where its hand is the one that was made last.
    Optional<Bytes> secret(TableState state, int number) {
        return state.hands().of(hostKey).filter(_ -> drawn.length == 32).flatMap(hand -> {
            HandChain chain = HandChain.make(
                    state.id(), hostKey, hand.opening().first(), hand.opening().length(), new RandomGenerator() {
                        @Override
                        public long nextLong() {
                            return 0;
                        }

                        @Override
                        public void nextBytes(byte[] bytes) {
                            System.arraycopy(drawn, 0, bytes, 0, bytes.length);
                        }
                    });
            return chain.tip().equals(hand.opening().tip()) && number <= chain.last()
                    ? Optional.of(chain.secret(number))
                    : Optional.empty();
        });
    }

    /// Two throws of the host alone, and what has to be between them.
    List<Event> throwsAlone(TableState before) {
        List<Event> forged = new ArrayList<>();
        TableState state = before;
        int throwsBegun = 0;
        while (throwsBegun < 2) {
            Optional<List<Event>> next = alone(state);
            if (next.isEmpty() || state.playing().isEmpty()) {
                return List.of();
            }
            for (Event event : next.get()) {
                throwsBegun += event instanceof Event.Throwing ? 1 : 0;
                state = Rules.evolve(state, event);
                forged.add(event);
            }
        }
        return forged;
    }

    private Optional<List<Event>> alone(TableState state) {
        GameState game = state.playing().orElseThrow();
        int number = state.hands().lastThrow() + 1;
        Optional<Bytes> own = secret(state, number);
        if (own.isEmpty()) {
            return Optional.empty();
        }
        Occupant mover = state.chair(game.mover()).occupant();
        Actor actor = mover instanceof Occupant.Human(var person)
                        && state.chair(game.mover()).bot() == null
                ? new Actor.Guest(person)
                : new Actor.BotAt(game.mover());
        List<Integer> host =
                state.hands().of(hostKey).stream().map(Hand::number).toList();
        Decision decision = switch (game.phase()) {
            case Phase.Falling falling
            when falling.thrown() != null ->
                Rules.decide(
                        state,
                        new Actor.Host(),
                        new Command.EndThrow(falling.thrown().number(), List.of()),
                        List.of());
            case Phase.Falling _ -> Rules.decide(state, new Actor.Host(), new Command.ThrowAgain(), host, own.get());
            case Phase.ForStart _ ->
                Rules.decide(state, new Actor.Host(), new Command.ThrowForStart(), host, own.get());
            case Phase.ToChoose _ ->
                Rules.decide(
                        state,
                        actor,
                        new Command.Turn(
                                state.sequence(),
                                new TurnMove.Choose(game.options().getFirst().columns())),
                        List.of());
            case Phase.ToRoll _, Phase.ToGoOn _ ->
                Rules.decide(
                        state, actor, new Command.Turn(state.sequence(), new TurnMove.RollDice()), host, own.get());
            case Phase.Finished _ -> Rules.decide(state, actor, new Command.Start(), List.of());
        };
        return decision instanceof Decision.Accepted(List<Event> events) ? Optional.of(events) : Optional.empty();
    }
}
