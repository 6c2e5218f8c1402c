package cantstop.host.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Epoch;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.HandTimers;
import cantstop.host.environment.HostInfo;
import cantstop.host.environment.HostSnapshot;
import cantstop.protocol.Datagram;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.LogVersion;
import cantstop.protocol.TableSummary;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AnnouncerTest {
    private static final Key KEY = new Key("a".repeat(64));
    private static final Key BEN = new Key("b".repeat(64));
    private static final Key CLEO = new Key("c".repeat(64));
    private static final HostAddress BENS_LAPTOP = new HostAddress("10.0.0.2", 40_000);

    private final HandTimers timers = new HandTimers();
    private final List<Datagram.Beacon> sent = new ArrayList<>();
    private final List<Datagram.Beacon> answers = new ArrayList<>();
    private final List<Audience.Count> counts = new ArrayList<>();
    private final List<HostAddress> copies = new ArrayList<>();
    private HostSnapshot party = new HostSnapshot(List.of(), Set.of());
    private boolean asleep;
    private Announcer announcer = announcer();

    private Announcer announcer() {
        DatagramSender sender = new DatagramSender() {
            @Override
            public Reach toAll(Datagram datagram) {
                sent.add((Datagram.Beacon) datagram);
                return new Reach(1, false);
            }

            @Override
            public void to(HostAddress where, Datagram datagram) {
                assertThat(where).isEqualTo(BENS_LAPTOP);
                answers.add((Datagram.Beacon) datagram);
            }

            @Override
            public void toListenersAt(String address, Datagram datagram) {
                throw new AssertionError("a host asks nobody");
            }
        };
        HostInfo info = new HostInfo(KEY, "Anna’s laptop", "cant-stop 1");
        return new Announcer(timers, sender, info, 7, 21_208, this::asked, counts::add, copies::add);
    }

    private void asked() {
        if (!asleep) {
            announcer.told(party);
        }
    }

    private static TableSummary table(String digit, int players, boolean playing) {
        return new TableSummary(
                new TableId(digit.repeat(32)),
                new TableName("Table " + digit),
                Settings.DEFAULT,
                Collections.nCopies(players, "x"),
                List.of(),
                playing,
                false,
                0,
                Epoch.FIRST,
                null,
                LogVersion.FIRST);
    }

    private static Datagram.Probe probe(Key guest, Datagram.Heard... heard) {
        return new Datagram.Probe(guest, List.of(heard), Optional.empty());
    }

    @Test
    void aBeaconGoesOutEverySecondWhilePeopleComeTogether() {
        announcer.start();
        timers.advance(Duration.ofSeconds(3));
        assertThat(sent).hasSize(4).allSatisfy(beacon -> {
            assertThat(beacon.host()).isEqualTo(KEY);
            assertThat(beacon.boot()).isEqualTo(7);
            assertThat(beacon.port()).isEqualTo(21_208);
            assertThat(beacon.interval()).isEqualTo(Limits.BEACON);
        });
    }

    @Test
    void whileAllTablesPlayItGoesOutRarelyAndSaysSo() {
        party = new HostSnapshot(List.of(table("1", 4, true)), Set.of(BEN));
        announcer.start();
        timers.advance(Limits.BEACON);
        sent.clear();
        timers.advance(Limits.BEACON_PLAYING.multipliedBy(2));
        assertThat(sent)
                .hasSize(2)
                .allSatisfy(beacon -> assertThat(beacon.interval()).isEqualTo(Limits.BEACON_PLAYING));
    }

    @Test
    void aLobbyThatIsOpenAgainIsAnnouncedEverySecondAgain() {
        party = new HostSnapshot(List.of(table("1", 4, true)), Set.of(BEN));
        announcer.start();
        timers.advance(Limits.BEACON_PLAYING.multipliedBy(2));
        party = new HostSnapshot(List.of(table("1", 4, false)), Set.of(BEN));
        timers.advance(Limits.BEACON_PLAYING);
        sent.clear();
        timers.advance(Limits.BEACON.multipliedBy(2));
        assertThat(sent).hasSize(2);
    }

    @Test
    void aHostWhoseThreadHangsSendsNoBeacon() {
        announcer.start();
        asleep = true;
        sent.clear();
        timers.advance(Duration.ofMinutes(1));
        assertThat(sent).isEmpty();
    }

    @Test
    void whoProbesIsAnsweredAtOnce() {
        party = new HostSnapshot(List.of(table("1", 1, false)), Set.of());
        announcer.start();
        announcer.heard(probe(BEN), BENS_LAPTOP);
        assertThat(answers)
                .singleElement()
                .satisfies(answer -> assertThat(answer.some())
                        .extracting(Datagram.Table::seated)
                        .containsExactly(1));
    }

    @Test
    void whoLooksForATableIsAnsweredOnlyWhereItIsAndHearsOfItFirst() {
        party = new HostSnapshot(List.of(table("1", 1, false), table("2", 4, true)), Set.of());
        announcer.start();
        announcer.heard(new Datagram.Probe(BEN, List.of(), Optional.of(new TableId("3".repeat(32)))), BENS_LAPTOP);
        assertThat(answers).isEmpty();
        announcer.heard(new Datagram.Probe(BEN, List.of(), Optional.of(new TableId("2".repeat(32)))), BENS_LAPTOP);
        assertThat(answers.getFirst().some().getFirst().id()).isEqualTo(new TableId("2".repeat(32)));
    }

    @Test
    void tablesWithAFreeSeatComeFirst() {
        party = new HostSnapshot(List.of(table("1", 4, true), table("2", 4, false), table("3", 1, false)), Set.of());
        announcer.start();
        assertThat(sent.getFirst().some().getFirst().id()).isEqualTo(new TableId("3".repeat(32)));
        assertThat(sent.getFirst().tables()).isEqualTo(3);
    }

    @Test
    void whoHearsTheHostAndWhoGotThroughIsCounted() {
        announcer.start();
        announcer.heard(probe(BEN), BENS_LAPTOP);
        assertThat(counts.getLast()).isEqualTo(Audience.Count.NOBODY);
        announcer.heard(probe(BEN, new Datagram.Heard(KEY, false)), BENS_LAPTOP);
        announcer.heard(probe(CLEO, new Datagram.Heard(KEY, false)), BENS_LAPTOP);
        assertThat(counts.getLast()).isEqualTo(new Audience.Count(2, 0, 0));

        announcer.heard(probe(CLEO, new Datagram.Heard(KEY, true)), BENS_LAPTOP);
        party = new HostSnapshot(List.of(), Set.of(BEN, KEY));
        timers.advance(Limits.BEACON);
        assertThat(counts.getLast()).isEqualTo(new Audience.Count(2, 1, 1));
    }

    @Test
    void guestsThatAreMadeUpAreNotCountedForEver() {
        announcer.start();
        for (int i = 0; i < 10_000; i++) {
            Key guest = new Key(String.format(Locale.ROOT, "%064x", i));
            announcer.heard(probe(guest, new Datagram.Heard(KEY, false)), BENS_LAPTOP);
        }
        assertThat(counts.getLast().heard()).isEqualTo(256);
    }

    @Test
    void afterItWasStoppedItIsSilent() {
        announcer.start();
        announcer.stop();
        sent.clear();
        timers.advance(Duration.ofMinutes(1));
        assertThat(sent).isEmpty();
    }

    @Test
    void aHostThatGivesItsProgramSaysWhereAtOnceAndUntilItStops() {
        announcer.start();
        assertThat(sent.getLast().page()).isEmpty();

        Datagram.Page page = new Datagram.Page(21_217, Optional.empty());
        announcer.giving(Optional.of(page));
        assertThat(sent).hasSize(2);
        assertThat(sent.getLast().page()).contains(page);
        announcer.told(party);
        assertThat(sent.getLast().page()).contains(page);

        announcer.giving(Optional.empty());
        assertThat(sent.getLast().page()).isEmpty();
    }

    @Test
    void aHostWithTheSameKeyIsNoticedOnceAndTheHostItselfIsNot() {
        announcer.start();
        announcer.heard(sent.getLast(), BENS_LAPTOP);
        assertThat(copies).isEmpty();

        Datagram.Beacon copy = withBoot(sent.getLast(), 8);
        announcer.heard(copy, BENS_LAPTOP);
        announcer.heard(copy, BENS_LAPTOP);

        assertThat(copies).containsExactly(new HostAddress("10.0.0.2", 21_208));
    }

    private static Datagram.Beacon withBoot(Datagram.Beacon one, long boot) {
        return new Datagram.Beacon(
                        one.versions(),
                        one.program(),
                        one.host(),
                        boot,
                        one.port(),
                        one.name(),
                        one.interval(),
                        one.guests(),
                        one.tables(),
                        one.some())
                .giving(one.page());
    }

    @Test
    void aTableCountsAsAttendedForAMomentAfterTheConnectionOfItsGuestBroke() {
        TableSummary table = table("1", 1, false);
        party = new HostSnapshot(List.of(table), Set.of(BEN), Set.of(table.id()));
        announcer.start();
        assertThat(counts.getLast().tables()).containsExactly(table.id());

        party = new HostSnapshot(List.of(table), Set.of());
        timers.advance(Duration.ofSeconds(5));
        assertThat(counts.getLast().tables()).containsExactly(table.id());

        timers.advance(Duration.ofSeconds(10));
        assertThat(counts.getLast().tables()).isEmpty();
    }

    @Test
    void aTableThatWentOnElsewhereCountsAsAttendedNoMore() {
        TableSummary table = table("1", 1, false);
        party = new HostSnapshot(List.of(table), Set.of(BEN), Set.of(table.id()));
        announcer.start();

        party = new HostSnapshot(List.of(), Set.of());
        timers.advance(Duration.ofSeconds(2));

        assertThat(counts.getLast().tables()).isEmpty();
    }
}
