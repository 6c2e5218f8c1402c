package cantstop.engine;

import static cantstop.engine.PartyOfLaptops.guest;
import static cantstop.engine.PartyOfLaptops.laptop;
import static cantstop.engine.TestTable.HOST;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Hands;
import cantstop.engine.dice.Laptop;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Throws that several laptops make together: what the rules take, and what they refuse.
class ThrowRulesTest {
    private static final List<Integer> FOUR = List.of(1, 2, 3, 4);

    private static Decision wrongThrow() {
        return Decision.rejected(Refusal.Plain.WRONG_THROW);
    }

    private static Command.Turn roll(PartyOfLaptops party) {
        return new Command.Turn(party.state().sequence(), new TurnMove.RollDice());
    }

    @Test
    void aWholeGameOfThreeLaptopsIsLegal() {
        PartyOfLaptops party = PartyOfLaptops.playing(3);
        for (int turn = 0; turn < 20; turn++) {
            party.turn();
        }

        assertThat(Audit.firstIllegal(party.events())).isEmpty();
        assertThat(party.state().hands().lastThrow()).isGreaterThanOrEqualTo(21);
    }

    @Test
    void withoutOtherHandsTheHostThrowsAlone() {
        PartyOfLaptops party = PartyOfLaptops.seated(2).openHand(0);

        assertThat(party.ask(guest(0), new Command.Start())).isEqualTo(new Decision.NeedsDice(4));
        assertThat(Rules.decide(party.state(), guest(0), new Command.Start(), List.of(6, 6, 1, 1)))
                .isInstanceOf(Decision.Accepted.class);
    }

    @Test
    void besideAnotherHandTheHostMayNotThrowAlone() {
        PartyOfLaptops party = PartyOfLaptops.playing(2);

        assertThat(Rules.decide(party.state(), party.mover(), roll(party), FOUR))
                .isEqualTo(Decision.rejected(Refusal.Plain.NOT_ALONE));
        List<Event> forged = new ArrayList<>(party.events());
        forged.add(new Event.Rolled(party.game().mover(), Roll.of(FOUR), false, MoveSource.PERSON));
        assertThat(Audit.firstIllegal(forged)).map(Audit.Illegal::refusal).contains(Refusal.Plain.NOT_ALONE);
    }

    @Test
    void aThrowMayHaveOnlyTheHostInItWhereTheOthersAreAway() {
        PartyOfLaptops party = PartyOfLaptops.playing(2);
        int own = party.state().hands().of(laptop(0).key()).orElseThrow().number();

        Decision decision = Rules.decide(party.state(), party.mover(), roll(party), List.of(own), party.own());

        assertThat(decision).isInstanceOf(Decision.Accepted.class);
    }

    @Test
    void theHandsOfAThrowAreOrderedKnownAndHaveTheHostsAmongThem() {
        PartyOfLaptops party = PartyOfLaptops.playing(3);
        List<Integer> right = party.hands();
        List<Integer> turned = new ArrayList<>(right);
        Collections.reverse(turned);
        int own = party.state().hands().of(laptop(0).key()).orElseThrow().number();
        List<Integer> withoutHost =
                right.stream().filter(number -> number != own).toList();
        List<Integer> doubled = List.of(right.getFirst(), right.getFirst(), right.get(1), right.get(2));
        List<Integer> unknown = List.of(right.get(0), right.get(1), right.get(2), 99);

        for (List<Integer> wrong : List.of(turned, withoutHost, doubled, unknown, List.<Integer>of())) {
            assertThat(Rules.decide(party.state(), party.mover(), roll(party), wrong, party.own()))
                    .as("%s", wrong)
                    .isEqualTo(wrongThrow());
        }
        assertThat(Rules.decide(party.state(), party.mover(), roll(party), right, party.own()))
                .isInstanceOf(Decision.Accepted.class);
    }

    @Test
    void theHostsSecretIsTheOneOfTheThrow() {
        PartyOfLaptops party = PartyOfLaptops.playing(2);
        int number = party.state().hands().lastThrow() + 1;

        for (Bytes wrong : List.of(
                party.secret(0, number + 1), party.secret(1, number), Bytes.of(new byte[32]), Bytes.of(new byte[0]))) {
            assertThat(Rules.decide(party.state(), party.mover(), roll(party), party.hands(), wrong))
                    .isEqualTo(wrongThrow());
        }
    }

    @Test
    void nothingOfTheGameGoesOnWhileTheDiceFall() {
        PartyOfLaptops party = PartyOfLaptops.playing(2).turn();
        Actor mover = party.mover();
        party.roll();
        long seen = party.state().sequence();

        for (Command command : List.of(
                new Command.Turn(seen, new TurnMove.Stop()),
                new Command.Turn(seen, new TurnMove.RollDice()),
                new Command.Turn(seen, new TurnMove.TakeBack()))) {
            assertThat(party.ask(mover, command)).isEqualTo(Decision.rejected(Refusal.Plain.DICE_FALLING));
        }
        for (Command command : List.of(new Command.TimeUp(seen), new Command.PassOver(seen))) {
            assertThat(party.ask(HOST, command)).isEqualTo(Decision.rejected(Refusal.Plain.DICE_FALLING));
        }
        assertThat(party.ask(guest(0), new Command.Start())).isEqualTo(Decision.rejected(Refusal.Plain.GAME_RUNNING));
        assertThat(party.ask(HOST, new Command.ThrowAgain()))
                .isEqualTo(Decision.rejected(Refusal.Plain.NO_THROW_NEEDED));
    }

    @Test
    void theLastOneThereCannotEndTheGameWhileTheDiceFall() {
        PartyOfLaptops party = PartyOfLaptops.playing(2).roll();
        Actor mover = party.mover();
        party.accept(mover.equals(guest(0)) ? guest(1) : guest(0), new Command.Leave(false));

        assertThat(party.ask(mover, new Command.EndGame())).isEqualTo(Decision.rejected(Refusal.Plain.DICE_FALLING));
    }

    @Test
    void leavingWhileTheDiceFallEndsTheTurnWithoutKeeping() {
        PartyOfLaptops party = PartyOfLaptops.playing(2);
        // A choice first, so that there is something to keep.
        while (!(party.game().phase() instanceof Phase.ToChoose)) {
            party.roll().show();
        }
        List<Column> columns = party.game().options().getFirst().columns();
        party.accept(party.mover(), new Command.Turn(party.state().sequence(), new TurnMove.Choose(columns)));
        Seat mover = party.game().mover();
        party.roll().accept(party.mover(), new Command.Leave(false));

        assertThat(party.events().getLast()).isEqualTo(new Event.PassedOver(mover, false, List.of(), false));
        assertThat(party.game().phase()).isEqualTo(new Phase.ToRoll());
        assertThat(Audit.firstIllegal(party.events())).isEmpty();
    }

    @Test
    void whoWithholdsIsNamedAndTheDecisionToRollStands() {
        PartyOfLaptops party = PartyOfLaptops.playing(3).roll();
        int number = party.game().openThrow().orElseThrow().number();
        int missing = party.state().hands().of(laptop(2).key()).orElseThrow().number();

        party.accept(HOST, new Command.GiveThrowUp(number, List.of(missing)));

        assertThat(party.game().phase())
                .isInstanceOfSatisfying(
                        Phase.Falling.class,
                        falling -> assertThat(falling.thrown()).isNull());
        assertThat(party.ask(party.mover(), new Command.Turn(party.state().sequence(), new TurnMove.Stop())))
                .isEqualTo(Decision.rejected(Refusal.Plain.DICE_FALLING));
        party.begin(HOST, new Command.ThrowAgain()).show();
        assertThat(Audit.firstIllegal(party.events())).isEmpty();
    }

    @Test
    void aThrowIsGivenUpOnlyForHandsThatHadToShow() {
        PartyOfLaptops party = PartyOfLaptops.playing(2).roll();
        int number = party.game().openThrow().orElseThrow().number();
        int own = party.state().hands().of(laptop(0).key()).orElseThrow().number();
        int other = party.state().hands().of(laptop(1).key()).orElseThrow().number();

        for (Command command : List.of(
                new Command.GiveThrowUp(number, List.of()),
                new Command.GiveThrowUp(number, List.of(own)),
                new Command.GiveThrowUp(number, List.of(other, other)),
                new Command.GiveThrowUp(number + 1, List.of(other)),
                new Command.GiveThrowUp(number, List.of(77)))) {
            assertThat(party.ask(HOST, command)).as("%s", command).isEqualTo(wrongThrow());
        }
        assertThat(party.ask(guest(1), new Command.GiveThrowUp(number, List.of(other))))
                .isEqualTo(wrongThrow());
    }

    @Test
    void whoWithholdsTwiceIsNotAskedAgainInThatGame() {
        PartyOfLaptops party = PartyOfLaptops.playing(2);
        for (int time = 0; time < Hands.PATIENCE; time++) {
            party.begin(time == 0 ? party.mover() : HOST, time == 0 ? roll(party) : new Command.ThrowAgain());
            int number = party.game().openThrow().orElseThrow().number();
            int other = party.state().hands().of(laptop(1).key()).orElseThrow().number();
            party.accept(HOST, new Command.GiveThrowUp(number, List.of(other)));
        }

        assertThat(party.state().partners()).isEmpty();
        // The host throws alone then, and the roll still has to be made.
        Decision alone = Rules.decide(party.state(), HOST, new Command.ThrowAgain(), FOUR);
        assertThat(alone).isInstanceOfSatisfying(Decision.Accepted.class, accepted -> party.apply(accepted.events()));
        assertThat(Audit.firstIllegal(party.events())).isEmpty();
    }

    @Test
    void everyAlteredSecretIsFound() {
        PartyOfLaptops party = PartyOfLaptops.playing(3);
        Laptop elsewhere = laptop(1);
        SplittableRandom random = new SplittableRandom(24);
        int found = 0;
        for (int trial = 0; trial < 10_000; trial++) {
            if (trial % 500 == 0) {
                party.turn().roll();
            }
            List<Bytes> right = party.others();
            int number = party.game().openThrow().orElseThrow().number();
            Bytes wrong = altered(right.getFirst(), trial, random, party, elsewhere, number);
            List<Bytes> shown = List.of(wrong, right.get(1));
            found += party.ask(HOST, new Command.EndThrow(number, shown)).equals(wrongThrow()) ? 1 : 0;
            if (trial % 500 == 499) {
                party.show();
                leaveTurn(party);
            }
        }

        assertThat(found).isEqualTo(10_000);
    }

    private static void leaveTurn(PartyOfLaptops party) {
        if (party.game().phase() instanceof Phase.ToChoose) {
            List<Column> columns = party.game().options().getFirst().columns();
            party.accept(party.mover(), new Command.Turn(party.state().sequence(), new TurnMove.Choose(columns)));
            party.accept(party.mover(), new Command.Turn(party.state().sequence(), new TurnMove.Stop()));
        }
    }

    private static Bytes altered(
            Bytes right, int trial, SplittableRandom random, PartyOfLaptops party, Laptop elsewhere, int number) {
        byte[] bytes = right.toArray();
        switch (trial % 5) {
            case 0 -> random.nextBytes(bytes);
            case 1 -> bytes[random.nextInt(32)] ^= (byte) (1 << random.nextInt(8));
            case 2 -> bytes = nextIndex(party, right, number).toArray();
            case 3 -> bytes = party.others().get(1).toArray();
            default ->
                bytes = elsewhere
                        .chain(new TableId("f".repeat(32)), 1, 64)
                        .secret(1)
                        .toArray();
        }
        return Bytes.of(bytes);
    }

    /// The secret for the throw after this one of the laptop whose secret this is.
    private static Bytes nextIndex(PartyOfLaptops party, Bytes right, int number) {
        int place = party.secret(1, number).equals(right) ? 1 : 2;
        return party.secret(place, number + 1);
    }

    @Test
    void anotherRollThanTheOneThatFollowsIsIllegal() {
        PartyOfLaptops party = PartyOfLaptops.playing(2).roll();
        List<Event> before = party.events();
        party.show();
        Event.Rolled fell = (Event.Rolled) party.events().getLast();
        List<Integer> dice = new ArrayList<>(fell.roll().dice());
        dice.set(0, dice.getFirst() % 6 + 1);
        List<Event> forged = new ArrayList<>(before);
        forged.add(new Event.Rolled(fell.seat(), Roll.of(dice), fell.bust(), fell.by(), fell.shown()));

        assertThat(Audit.firstIllegal(forged)).isPresent();
    }
}
