package cantstop.engine;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Faces;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.dice.OpenThrow;
import cantstop.engine.identity.Person;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Decides about throws that several laptops make together: which take part, when the dice fall, and what happens if
/// one withholds its secret.
final class ThrowRules {
    private ThrowRules() {}

    static Decision decide(TableState state, Actor actor, Command.OfThrow step, List<Integer> faces) {
        return switch (step) {
            case Command.ThrowAgain _ -> again(state, actor, faces);
            case Command.EndThrow end -> end(state, actor, end);
            case Command.GiveThrowUp giveUp -> giveUp(state, actor, giveUp);
        };
    }

    /// A laptop opens a hand: the host, or that of a person with a seat.
    static Decision openHand(TableState state, Actor actor, HandOpening hand) {
        boolean own = switch (actor) {
            case Actor.Host _ -> hand.key().equals(state.hostKey());
            case Actor.Guest(Person person) ->
                hand.key().equals(person.key())
                        && !hand.key().equals(state.hostKey())
                        && state.seatOf(person).isPresent();
            case Actor.BotAt _ -> false;
        };
        if (!own) {
            return Decision.rejected(Refusal.Plain.NOT_SEATED);
        }
        return state.hands().admit(hand) && hand.isSound(state.id())
                ? Decision.accepted(new Event.HandOpened(hand))
                : Decision.rejected(Refusal.Plain.WRONG_HAND);
    }

    /// Begins a throw that a command needs.
    ///
    /// @param actor who sent the command
    /// @param numbers the hands that take part, ordered by the keys of their laptops
    /// @param own the host's secret
    static Decision begin(TableState state, Actor actor, List<Integer> numbers, Bytes own) {
        GameState game = state.playing().orElse(null);
        List<Hand> taking = numbers.stream()
                .flatMap(number -> state.hands().numbered(number).stream())
                .toList();
        int number = state.hands().lastThrow() + 1;
        if (game == null || taking.size() != numbers.size() || !mayThrow(state, taking, number, own)) {
            return Decision.rejected(Refusal.Plain.WRONG_THROW);
        }
        Seat seat = game.isThrowingForStart() ? null : game.mover();
        return Decision.accepted(new Event.Throwing(number, seat, source(game, actor), numbers, own));
    }

    private static boolean mayThrow(TableState state, List<Hand> taking, int number, Bytes own) {
        List<Hand> partners = state.partners();
        boolean known = taking.stream()
                .allMatch(hand -> partners.contains(hand) || hand.key().equals(state.hostKey()));
        boolean ordered = true;
        for (int place = 1; place < taking.size(); place++) {
            ordered &= taking.get(place - 1).key().compareTo(taking.get(place).key()) < 0;
        }
        Optional<Hand> host = taking.stream()
                .filter(hand -> hand.key().equals(state.hostKey()))
                .findFirst();
        return known
                && ordered
                && !partners.isEmpty()
                && host.filter(hand -> hand.fits(state.id(), number, own)).isPresent();
    }

    /// The source of the decision to roll. A throw that is made again keeps the original one.
    private static MoveSource source(GameState game, Actor actor) {
        return switch (game.phase()) {
            case Phase.Falling falling -> falling.by();
            case Phase.ToRoll _, Phase.ToChoose _, Phase.ToGoOn _, Phase.ForStart _, Phase.Finished _ ->
                switch (actor) {
                    case Actor.Guest _ -> MoveSource.PERSON;
                    case Actor.BotAt _ -> MoveSource.BOT;
                    case Actor.Host _ -> MoveSource.CLOCK;
                };
        };
    }

    /// A decided roll needs another throw. If all others are gone or withheld too often, the host makes it alone.
    private static Decision again(TableState state, Actor actor, List<Integer> faces) {
        GameState game = state.playing().orElse(null);
        if (!(actor instanceof Actor.Host)) {
            return Decision.rejected(Refusal.Plain.NOT_HOST);
        }
        if (game == null || !(game.phase() instanceof Phase.Falling falling) || falling.thrown() != null) {
            return Decision.rejected(Refusal.Plain.NO_THROW_NEEDED);
        }
        return faces.isEmpty()
                ? new Decision.NeedsDice(dice(falling).count())
                : Decision.accepted(fallen(game, falling, faces, List.of()));
    }

    /// All hands have shown: the dice fall.
    private static Decision end(TableState state, Actor actor, Command.EndThrow command) {
        Throw open = open(state, actor, command.number());
        if (open == null || !open.thrown().fit(state.id(), command.shown())) {
            return Decision.rejected(Refusal.Plain.WRONG_THROW);
        }
        Dice dice = dice(open.falling());
        int seat = dice.starting() ? Faces.START : open.game().mover().number();
        List<Integer> faces = open.thrown().faces(state.id(), seat, dice.count(), command.shown());
        return Decision.accepted(fallen(open.game(), open.falling(), faces, command.shown()));
    }

    /// Some hands have withheld their secrets.
    private static Decision giveUp(TableState state, Actor actor, Command.GiveThrowUp command) {
        Throw open = open(state, actor, command.number());
        List<Integer> missing = command.hands();
        boolean known = open != null
                && !missing.isEmpty()
                && missing.equals(open.thrown().others().stream()
                        .map(Hand::number)
                        .filter(missing::contains)
                        .toList());
        return known
                ? Decision.accepted(new Event.Withheld(command.number(), missing))
                : Decision.rejected(Refusal.Plain.WRONG_THROW);
    }

    /// A throw that is open, and the game that waits for it.
    private record Throw(GameState game, Phase.Falling falling, OpenThrow thrown) {}

    private static @Nullable Throw open(TableState state, Actor actor, int number) {
        GameState game = state.playing().orElse(null);
        if (game == null || !(actor instanceof Actor.Host) || !(game.phase() instanceof Phase.Falling falling)) {
            return null;
        }
        OpenThrow thrown = falling.thrown();
        return thrown != null && thrown.number() == number ? new Throw(game, falling, thrown) : null;
    }

    /// How many dice fall.
    private record Dice(int count, boolean starting) {}

    private static Dice dice(Phase.Falling falling) {
        return falling.before() instanceof Phase.ForStart(List<Seat> throwing)
                ? new Dice(StartRules.DICE_EACH * throwing.size(), true)
                : new Dice(Roll.DICE, false);
    }

    private static Event fallen(GameState game, Phase.Falling falling, List<Integer> faces, List<Bytes> shown) {
        if (falling.before() instanceof Phase.ForStart(List<Seat> throwing)) {
            return new Event.StartRolled(StartRules.thrown(throwing, faces), shown);
        }
        Roll roll = Roll.of(faces);
        return new Event.Rolled(game.mover(), roll, TurnRules.isBust(game, roll), falling.by(), shown);
    }
}
