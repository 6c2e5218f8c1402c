package cantstop.engine;

import static cantstop.engine.PartyOfLaptops.laptop;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Hand;
import cantstop.engine.succession.BestLog;
import cantstop.engine.succession.LogClaim;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Ben takes the table over from Anna's laptop and brings a log to which he has added throws of his own. He has
/// all that a guest knows: every secret that was ever shown, his own chain, and nothing of the others'.
class ForgedLogsTest {
    private static final int BEN = 1;
    private static final int CLEO = 2;

    private final PartyOfLaptops party = untilBensTurn();

    private static PartyOfLaptops untilBensTurn() {
        PartyOfLaptops party = PartyOfLaptops.playing(3);
        while (!party.mover().equals(PartyOfLaptops.guest(BEN))) {
            party.turn();
        }
        return party;
    }

    private Seat ben() {
        return party.game().mover();
    }

    private int next() {
        return party.state().hands().lastThrow() + 1;
    }

    private int number(int place) {
        return party.state().hands().of(laptop(place).key()).orElseThrow().number();
    }

    private void assertRefused(Event... added) {
        List<Event> forged = new ArrayList<>(party.events());
        forged.addAll(List.of(added));
        assertThat(Audit.firstIllegal(forged)).isPresent();
    }

    private Event.Rolled sixes(List<Bytes> shown) {
        return new Event.Rolled(ben(), new Roll(6, 6, 6, 6), false, MoveSource.PERSON, shown);
    }

    private Event.Throwing throwing(List<Integer> hands, Bytes own) {
        return new Event.Throwing(next(), ben(), MoveSource.PERSON, hands, own);
    }

    @Test
    void aRollWithoutAnyProofIsRefused() {
        assertRefused(sixes(List.of()));
    }

    @Test
    void aThrowWithAnInventedSecretOfTheHostIsRefused() {
        assertRefused(throwing(party.hands(), Bytes.of(new byte[32])));
    }

    @Test
    void aThrowWithASecretThatTheHostHasShownIsRefused() {
        Hand hosts = party.state().hands().of(laptop(0).key()).orElseThrow();
        assertRefused(throwing(party.hands(), hosts.shown()));
    }

    @Test
    void aThrowWithBensOwnSecretInTheHostsPlaceIsRefused() {
        assertRefused(throwing(party.hands(), party.secret(BEN, next())));
    }

    @Test
    void aThrowOfBensHandAloneIsRefused() {
        assertRefused(throwing(List.of(number(BEN)), party.secret(BEN, next())));
    }

    @Test
    void otherDiceThanThoseThatFollowAreRefused() {
        party.roll();
        assertRefused(sixes(party.others()));
    }

    @Test
    void aSecretOfCleoThatBenMadeUpIsRefused() {
        party.roll();
        List<Bytes> shown = new ArrayList<>(party.others());
        List<Hand> others = party.game().openThrow().orElseThrow().others();
        for (int place = 0; place < others.size(); place++) {
            if (others.get(place).number() == number(CLEO)) {
                shown.set(place, Bytes.of(new byte[32]));
            }
        }
        assertRefused(sixes(shown));
    }

    @Test
    void throwsAfterTheOthersWereSaidToHaveLeftAreNotGoneOnWith() {
        Log honest = log(party.events());
        party.accept(PartyOfLaptops.guest(CLEO), new Command.Leave(false));
        party.accept(PartyOfLaptops.guest(BEN), new Command.Leave(false));
        List<Event> forged = new ArrayList<>(party.events());
        // With nobody else there the host throws alone: any dice are legal.
        TableState state = Rules.evolve(Rules.unopened(), forged);
        Actor anna = new Actor.Guest(
                state.chair(state.playing().orElseThrow().mover()).person().orElseThrow());
        Command roll = new Command.Turn(state.sequence(), new TurnMove.RollDice());
        Decision rolled = Rules.decide(state, anna, roll, List.of(1, 1, 1, 1));
        forged.addAll(((Decision.Accepted) rolled).events());
        assertThat(Audit.firstIllegal(forged)).isEmpty();
        Log bens = log(forged);

        Optional<Log> best = BestLog.of(
                List.of(bens),
                List.of(claim(BEN, bens), claim(CLEO, honest)),
                Optional.empty(),
                laptop(BEN).key());

        assertThat(best.orElseThrow().events()).doesNotContainAnyElementsOf(((Decision.Accepted) rolled).events());
        assertThat(best.orElseThrow().sequence()).isGreaterThanOrEqualTo(honest.sequence());
    }

    @Test
    void nobodyHasLeftBecauseBenAloneSaysSo() {
        Log honest = log(party.events());
        party.accept(PartyOfLaptops.guest(CLEO), new Command.Leave(false));
        Log bens = log(party.events());

        Optional<Log> besideCleo = best(List.of(bens), claim(BEN, bens), claim(CLEO, honest));
        Optional<Log> withoutCleo = bestAtAnnas(List.of(bens), claim(BEN, bens), claim(0, honest));

        assertThat(besideCleo.orElseThrow().events()).isEqualTo(honest.events());
        assertThat(withoutCleo.orElseThrow().events()).isEqualTo(honest.events());
    }

    @Test
    void cleoHasLeftBecauseHerHostSaysSoWhileSheIsAway() {
        Log honest = log(party.events());
        party.accept(PartyOfLaptops.guest(CLEO), new Command.Leave(false));
        Log annas = log(party.events());

        Optional<Log> best = bestAtAnnas(List.of(annas), claim(0, annas), claim(BEN, honest));

        assertThat(best.orElseThrow().events()).isEqualTo(annas.events());
    }

    @Test
    void benHasLeftThoughHeAloneSaysSo() {
        Log honest = log(party.events());
        party.accept(PartyOfLaptops.guest(BEN), new Command.Leave(false));
        Log bens = log(party.events());

        Optional<Log> best = best(List.of(bens), claim(BEN, bens), claim(CLEO, honest));

        assertThat(best.orElseThrow().events()).isEqualTo(bens.events());
    }

    /// The host has begun a throw of all, which tells Ben its secret: he knows what would fall from that alone.
    @Test
    void aThrowThatBenMakesOfTheHostsSecretAloneIsNotGoneOnWith() {
        List<Event> before = party.events();
        Bytes own = party.own();
        party.roll();
        Log cleos = log(party.events());
        Log bens = log(thrownAlone(before, own));

        Optional<Log> best = best(List.of(bens, cleos), claim(BEN, bens), claim(CLEO, cleos));

        assertThat(best.orElseThrow().events()).isEqualTo(cleos.events());
    }

    @Test
    void norWhereTheOthersHaveForgottenThatTheyHadHands() {
        List<Event> before = party.events();
        Bytes own = party.own();
        party.roll();
        Log bens = log(thrownAlone(before, own));
        Log forgotten = log(before.stream()
                .takeWhile(event -> !(event instanceof Event.HandOpened))
                .toList());

        Optional<Log> best = best(List.of(bens), claim(BEN, bens), claim(CLEO, forgotten));

        assertThat(best.orElseThrow().events()).isEqualTo(before);
    }

    @Test
    void whoBringsMoreThanIsBelievedStandsBehindWhatIs() {
        party.turn();
        List<Event> before = party.events();
        Log shorter = log(before.subList(0, before.size() - 1));
        Bytes own = party.own();
        party.roll();
        Log bens = log(thrownAlone(before, own));

        Optional<Log> best = BestLog.of(
                List.of(bens),
                List.of(claim(BEN, bens), claim(CLEO, shorter)),
                Optional.of(shorter),
                laptop(BEN).key());

        assertThat(best.orElseThrow().events()).isEqualTo(before);
    }

    @Test
    void whatTheHostThrewAloneCountsInTheJournalOfTheTableThatItLeads() {
        List<Event> before = party.events();
        Bytes own = party.own();
        party.roll();
        Log honest = log(before);
        Log annas = log(thrownAlone(before, own));

        Optional<Log> best = BestLog.of(
                List.of(),
                List.of(claim(BEN, honest), claim(CLEO, honest)),
                Optional.of(annas),
                laptop(0).key());

        assertThat(best).contains(annas);
    }

    /// The host's secret alone makes the next throw.
    private List<Event> thrownAlone(List<Event> before, Bytes own) {
        List<Event> events = new ArrayList<>(before);
        events.add(new Event.Throwing(
                party.state().hands().lastThrow(), ben(), MoveSource.PERSON, List.of(number(0)), own));
        TableState open = Rules.evolve(Rules.unopened(), events);
        int number = open.hands().lastThrow();
        Decision fallen = Rules.decide(open, TestTable.HOST, new Command.EndThrow(number, List.of()), List.of());
        events.addAll(((Decision.Accepted) fallen).events());
        assertThat(Audit.firstIllegal(events)).isEmpty();
        return events;
    }

    private static Optional<Log> best(List<Log> logs, LogClaim... claims) {
        return BestLog.of(logs, List.of(claims), Optional.empty(), laptop(BEN).key());
    }

    private static Optional<Log> bestAtAnnas(List<Log> logs, LogClaim... claims) {
        return BestLog.of(logs, List.of(claims), Optional.empty(), laptop(0).key());
    }

    private static LogClaim claim(int place, Log log) {
        return new LogClaim(laptop(place).key(), log.sequence(), log.digest());
    }

    private static Log log(List<Event> events) {
        Log log = new Log();
        events.forEach(event -> log.append(event, event.toString().getBytes(StandardCharsets.UTF_8)));
        return log;
    }
}
