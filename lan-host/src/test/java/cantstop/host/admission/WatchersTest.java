package cantstop.host.admission;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.identity.Person;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Watcher;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Anna owns a table, Ben sits there, and others watch without a word.
class WatchersTest {
    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);
    private final TestGuest ben = party.joins('b', anna);

    private TestGuest watches(TestGuest guest, String name) {
        guest.says(new ClientMessage.Attend(anna.table(), 0, Digest.EMPTY, new PlayerName(name)));
        return guest;
    }

    private static Watcher called(TestGuest guest, String name) {
        return new Watcher(guest.person().key(), new PlayerName(name));
    }

    private static List<Watcher> toldTo(TestGuest guest) {
        return guest.lastHeard(HostMessage.Presence.class).watching();
    }

    @Test
    void theOwnerAloneIsToldWhoWatchesAndWhatTheyAreCalled() {
        TestGuest cleo = watches(party.guest('c'), "Cleo");
        TestGuest dan = party.guest('d').attends(anna.table());

        assertThat(toldTo(anna))
                .containsExactly(called(cleo, "Cleo"), new Watcher(dan.person().key(), null));
        assertThat(ben.heard(HostMessage.Presence.class))
                .allSatisfy(said -> assertThat(said.watching()).isEmpty());
        assertThat(toldTo(cleo)).isEmpty();
    }

    @Test
    void theOwnerSendsAwayWhoHasSaidNothing() {
        TestGuest cleo = watches(party.guest('c'), "Cleo");

        Person whom = new Person(toldTo(anna).getFirst().key(), 0);
        anna.says(new ClientMessage.SendAway(anna.table(), 0, whom));

        assertThat(cleo.lastHeard(HostMessage.TableStopped.class).reason()).isEqualTo(HostMessage.StopReason.SENT_AWAY);
        assertThat(toldTo(anna)).isEmpty();
    }

    @Test
    void whoCannotBeSentAwayIsNotNamed() {
        party.guest(Party.HOST_KEY.hex().charAt(0)).attends(anna.table());
        TestGuest cleo = watches(party.guest('c'), "Cleo");
        assertThat(toldTo(anna)).containsExactly(called(cleo, "Cleo"));

        cleo.sits();

        assertThat(toldTo(anna)).isEmpty();
    }

    @Test
    void whoGivesAnotherNameKeepsTheirPlace() {
        TestGuest cleo = watches(party.guest('c'), "Cleo");
        TestGuest dan = watches(party.guest('d'), "Dan");

        cleo.forgetsWhatItHeard();
        watches(cleo, "Cleopatra");

        assertThat(cleo.heard(HostMessage.Presence.class)).hasSize(1);
        assertThat(toldTo(anna)).containsExactly(called(cleo, "Cleopatra"), called(dan, "Dan"));
    }

    private List<TestGuest> crowd(int size) {
        List<TestGuest> crowd = new ArrayList<>();
        for (int guest = 0; guest < size; guest++) {
            crowd.add(watches(party.guest(guest), "Guest " + guest));
        }
        return crowd;
    }

    private void passesForACrowd(List<TestGuest> crowd) {
        party.passesWith(
                HostLimits.CROWD_PAUSE,
                Stream.concat(Stream.of(anna, ben), crowd.stream()).toArray(TestGuest[]::new));
    }

    @Test
    void ofACrowdTheOwnerIsToldTheFirstFiftyAndNoOftenerThanTheOthersHowManyTheyAre() {
        List<TestGuest> crowd = crowd(300);
        passesForACrowd(crowd);

        assertThat(toldTo(anna)).hasSize(Limits.WATCHERS).startsWith(called(crowd.getFirst(), "Guest 0"));
        assertThat(anna.heard(HostMessage.Presence.class)).hasSizeLessThan(25);
    }

    @Test
    void whoTakesThePlaceOfAnotherInACrowdIsToldToTheOwnerAfterAPauseAndToNobodyElse() {
        List<TestGuest> crowd = crowd(30);
        passesForACrowd(crowd);
        anna.forgetsWhatItHeard();
        ben.forgetsWhatItHeard();

        party.core.lost(crowd.getFirst());
        TestGuest zoe = watches(party.guest(99), "Zoe");
        assertThat(anna.heard(HostMessage.Presence.class)).isEmpty();
        passesForACrowd(Stream.concat(crowd.stream().skip(1), Stream.of(zoe)).toList());

        assertThat(toldTo(anna))
                .startsWith(called(crowd.get(1), "Guest 1"))
                .endsWith(called(zoe, "Zoe"))
                .hasSize(30);
        assertThat(ben.heard(HostMessage.Presence.class)).isEmpty();
    }

    @Test
    void aNewOwnerIsToldAtOnceAlsoOfACrowd() {
        List<TestGuest> crowd = crowd(30);
        passesForACrowd(crowd);
        assertThat(toldTo(ben)).isEmpty();

        anna.asks(new Command.NameOwner(Seat.of(1), new Occupant.Human(ben.person())));

        assertThat(toldTo(ben)).hasSize(30).startsWith(called(crowd.getFirst(), "Guest 0"));
    }
}
