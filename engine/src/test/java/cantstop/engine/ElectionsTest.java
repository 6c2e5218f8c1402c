package cantstop.engine;

import static cantstop.engine.PartyOfLaptops.laptop;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Anna's laptop is gone; Ben, Cleo and Dan each have a hand at the table, and one of their laptops wants to lead it.
class ElectionsTest {
    private static final int ANNA = 0;
    private static final int BEN = 1;
    private static final int CLEO = 2;
    private static final int DAN = 3;

    private final PartyOfLaptops party = PartyOfLaptops.playing(4);
    private final TableState state = party.state();
    private final Log log = logOf(party.events());

    private static Log logOf(List<Event> events) {
        Log log = new Log();
        events.forEach(event -> log.append(event, bytes(event)));
        return log;
    }

    private static byte[] bytes(Event event) {
        return event.toString().getBytes(StandardCharsets.UTF_8);
    }

    private Candidacy candidacy(int epoch, int host) {
        return new Candidacy(state.id(), new Epoch(epoch), laptop(host).key(), log.digest());
    }

    private Election votes(Candidacy candidacy, int... voters) {
        List<Vote> votes = Arrays.stream(voters)
                .mapToObj(voter -> Vote.cast(laptop(voter), candidacy))
                .toList();
        return new Election(candidacy.after(), votes);
    }

    private boolean isLegal(int epoch, int host, @Nullable Election election) {
        List<Event> events = new ArrayList<>(party.events());
        events.add(new Event.EpochBegan(new Epoch(epoch), laptop(host).key(), election));
        return Audit.firstIllegal(events).isEmpty();
    }

    @Test
    void thoseAreAskedWhoAreNotAtTheLastHostsLaptopAndCanSign() {
        assertThat(Elections.electors(state))
                .extracting(Person::key)
                .containsExactlyInAnyOrder(
                        laptop(BEN).key(), laptop(CLEO).key(), laptop(DAN).key());
    }

    @Test
    void noHostBeginsAnEpochByItself() {
        assertThat(isLegal(2, BEN, null)).isFalse();
        assertThat(isLegal(2, BEN, votes(candidacy(2, BEN), BEN))).isFalse();
    }

    @Test
    void moreThanHalfOfTheElectorsLetAHostGoOn() {
        assertThat(isLegal(2, BEN, votes(candidacy(2, BEN), BEN, CLEO))).isTrue();
        assertThat(isLegal(2, BEN, votes(candidacy(2, BEN), CLEO, DAN))).isTrue();
    }

    @Test
    void theLastHostAloneHandsTheTableOver() {
        assertThat(isLegal(2, BEN, votes(candidacy(2, BEN), ANNA))).isTrue();
        assertThat(isLegal(3, BEN, votes(candidacy(3, BEN), ANNA)))
                .as("it leaves no epoch out")
                .isFalse();
    }

    @Test
    void theLastHostsVoteIsNoneAmongThoseOfTheOthers() {
        assertThat(isLegal(2, BEN, votes(candidacy(2, BEN), ANNA, BEN))).isFalse();
    }

    @Test
    void nobodyVotesTwice() {
        assertThat(isLegal(2, BEN, votes(candidacy(2, BEN), BEN, CLEO, CLEO))).isFalse();
    }

    @Test
    void aStrangersVoteDoesNotCount() {
        Candidacy bens = candidacy(2, BEN);
        HandSigner stranger = cantstop.engine.dice.Laptop.of(99);
        Election election =
                new Election(bens.after(), List.of(Vote.cast(laptop(BEN), bens), Vote.cast(stranger, bens)));

        assertThat(isLegal(2, BEN, election)).isFalse();
    }

    @Test
    void aVoteIsForOneHostAndOneEpochAndOneTable() {
        assertThat(isLegal(2, BEN, votes(candidacy(2, CLEO), BEN, CLEO))).isFalse();
        assertThat(isLegal(2, BEN, votes(candidacy(3, BEN), BEN, CLEO))).isFalse();
        Candidacy elsewhere = new Candidacy(
                new TableId("f".repeat(32)), new Epoch(2), laptop(BEN).key(), log.digest());
        assertThat(isLegal(2, BEN, votes(elsewhere, BEN, CLEO))).isFalse();
    }

    @Test
    void aVoteIsForOneLog() {
        Event epoch = new Event.EpochBegan(new Epoch(2), laptop(BEN).key(), votes(candidacy(2, BEN), BEN, CLEO));
        Log longer = logOf(party.events());
        longer.append(new Event.LockChanged(true), new byte[1]);

        assertThatIllegalArgumentException().isThrownBy(() -> longer.append(epoch, bytes(epoch)));
        assertThatIllegalArgumentException().isThrownBy(() -> longer.prepare(List.of(epoch), ElectionsTest::bytes));
        assertThat(log.append(epoch, bytes(epoch)).sequence()).isEqualTo(log.sequence());
    }

    @Test
    void anElectedHostMayLeaveOutEpochsForWhichNobodyWasElected() {
        assertThat(isLegal(5, BEN, votes(candidacy(5, BEN), BEN, CLEO))).isTrue();
        int furthest = 1 + Elections.FURTHEST;
        assertThat(isLegal(furthest, BEN, votes(candidacy(furthest, BEN), BEN, CLEO)))
                .isTrue();
        assertThat(isLegal(furthest + 1, BEN, votes(candidacy(furthest + 1, BEN), BEN, CLEO)))
                .isFalse();
        assertThat(isLegal(1, BEN, votes(candidacy(1, BEN), BEN, CLEO))).isFalse();
    }

    @Test
    void whereNobodyElseCanSignAHostGoesOnWithoutVotes() {
        PartyOfLaptops alone = PartyOfLaptops.seated(3);
        List<Event> events = new ArrayList<>(alone.events());
        events.add(new Event.EpochBegan(new Epoch(2), laptop(BEN).key()));

        assertThat(Elections.areNeeded(alone.state())).isFalse();
        assertThat(Audit.firstIllegal(events)).isEmpty();
    }
}
