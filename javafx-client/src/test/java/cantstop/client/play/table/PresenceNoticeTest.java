package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Seat;
import cantstop.engine.bot.Bots;
import cantstop.protocol.Absence;
import cantstop.protocol.AwayPolicy;
import cantstop.protocol.HostMessage;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What is said of somebody who is not there, and what may be done about it: it is Ben's turn, and Anna looks on.
class PresenceNoticeTest {
    private static final Seat ANNAS = Seat.of(0);
    private static final Seat BENS = Seat.of(1);

    private final FakeVisit visit = new FakeVisit().hosting().withBen().withCleo();
    private Duration passed = Duration.ZERO;
    private final TableModel model = new TableModel(
            visit.party(),
            visit.words,
            () -> FakeVisit.ANNAS,
            () -> false,
            () -> visit.party().presence().away().get().heardAt() + passed.toNanos());

    @BeforeEach
    void itIsBensTurn() {
        visit.annaStarts().annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        model.activate();
    }

    private void hears(Absence.Kind kind, HostMessage.@Nullable Pause pause, Absence.Voice... voices) {
        Absence ben = new Absence(BENS, kind, Duration.ofSeconds(5), List.of(voices));
        visit.guest().notice(new HostMessage.Absences(FakeGuest.TABLE, List.of(ben), pause));
        visit.later.run();
    }

    private static HostMessage.Pause pause(long seconds, int majority) {
        return new HostMessage.Pause(BENS, Duration.ofSeconds(seconds), majority);
    }

    private PresenceNotice absent() {
        return model.absent().get().orElseThrow();
    }

    private List<String> labels() {
        return absent().choices().stream().map(PresenceNotice.Choice::label).toList();
    }

    @Test
    void whileEverybodyIsThereNothingIsSaid() {
        assertThat(model.absent().get()).isEmpty();
        assertThat(model.isCounting()).isFalse();
    }

    @Test
    void aLostConnectionIsCountedDownAndTheChoicesShowAtOnce() {
        hears(Absence.Kind.LOST, pause(60, 2));
        passed = Duration.ofMillis(18_500);
        model.tick();
        assertThat(absent().text()).isEqualTo("Ben lost the connection. Waiting 0:42 more");
        assertThat(labels()).containsExactly("Wait", "Let a bot play", "Skip turn (0 of 2 votes)");
        assertThat(absent().nudging()).isFalse();
        passed = Duration.ofSeconds(70);
        model.tick();
        assertThat(absent().text()).isEqualTo("Ben is still away. What now?");
    }

    @Test
    void onlyWhoIsAwayForMeIsCounted() {
        Absence anna = new Absence(ANNAS, Absence.Kind.IDLE, Duration.ofSeconds(5), List.of());
        visit.guest().notice(new HostMessage.Absences(FakeGuest.TABLE, List.of(anna), null));
        visit.later.run();
        assertThat(model.isCounting()).isFalse();

        hears(Absence.Kind.IDLE, null);
        assertThat(model.isCounting()).isTrue();
    }

    @Test
    void oneAloneIsNotOfferedASkip() {
        hears(Absence.Kind.LOST, pause(60, 0));
        assertThat(labels()).containsExactly("Wait", "Let a bot play");
    }

    @Test
    void whoWantsWhatIsSaidByName() {
        hears(
                Absence.Kind.LEFT,
                pause(0, 2),
                new Absence.Voice(Seat.of(2), AwayPolicy.BOT),
                new Absence.Voice(ANNAS, AwayPolicy.SKIP));
        assertThat(absent().text()).isEqualTo("Ben has left. What now?");
        assertThat(absent().wishes()).isEqualTo("Cleo votes for a bot and you vote to skip");
        assertThat(absent().choices())
                .filteredOn(PresenceNotice.Choice::chosen)
                .extracting(PresenceNotice.Choice::what)
                .containsExactly(AwayPolicy.SKIP);
        assertThat(absent().choices())
                .extracting(choice -> choice.voices().stream()
                        .map(badge -> badge.name().text())
                        .toList())
                .containsExactly(List.of(), List.of("Cleo"), List.of("Anna"));
        assertThat(labels()).contains("Skip turn (1 of 2 votes)");
    }

    @Test
    void whatIChooseIsAskedForTheOneWhoIsAway() {
        hears(Absence.Kind.LOST, pause(60, 2));
        model.suggest(AwayPolicy.BOT);
        assertThat(visit.guest().calls).endsWith("suggest 1 BOT");
    }

    @Test
    void whoeverThinksForAWhileIsLeftInPeaceAndMayLaterBeNudgedOrPlayedFor() {
        hears(Absence.Kind.IDLE, pause(40, 2));
        assertThat(model.absent().get()).isEmpty();
        passed = Duration.ofSeconds(40);
        model.tick();
        assertThat(absent().nudging()).isTrue();
        assertThat(labels()).hasSize(3);
        model.nudge();
        assertThat(visit.guest().calls).endsWith("nudge 1");
    }

    @Test
    void aBotThatPlaysCanBeSentAwayAgain() {
        visit.guest().act(new Actor.Host(), new Command.LetBotPlay(BENS, null, Bots.RULE_OF_28));
        hears(Absence.Kind.LOST, null, new Absence.Voice(ANNAS, AwayPolicy.BOT));
        assertThat(absent().text()).isEqualTo("A bot plays for Ben until they are back.");
        assertThat(labels()).containsExactly("Wait");
    }

    @Test
    void nothingIsSaidToTheOneWhoIsMeant() {
        Absence anna = new Absence(ANNAS, Absence.Kind.IDLE, Duration.ofSeconds(20), List.of());
        visit.guest()
                .notice(new HostMessage.Absences(
                        FakeGuest.TABLE, List.of(anna), new HostMessage.Pause(ANNAS, Duration.ofSeconds(40), 2)));
        visit.later.run();
        assertThat(model.absent().get()).isEmpty();
    }

    @Test
    void forHowLongSomebodyIsAwayStandsOnTheirPlate() {
        hears(Absence.Kind.LOST, null);
        assertThat(model.plates().get().get(1).role()).isEqualTo("connection lost");
        passed = Duration.ofSeconds(55);
        model.tick();
        assertThat(model.plates().get().get(1).role()).isEqualTo("away for 1 minute");
        hears(Absence.Kind.LEFT, null);
        assertThat(model.plates().get().get(1).role()).isEqualTo("left 1 minute ago");
    }

    @Test
    void aNudgeCallsMeUntilITouchSomething() {
        visit.guest().notice(new HostMessage.Nudged(FakeGuest.TABLE, BENS, Seat.of(2)));
        visit.later.run();
        assertThat(visit.party().presence().nudgedBy().get()).isEmpty();
        visit.guest().notice(new HostMessage.Nudged(FakeGuest.TABLE, BENS, ANNAS));
        visit.later.run();
        assertThat(visit.party().presence().nudgedBy().get()).contains(BENS);
        visit.party().presence().touched();
        assertThat(visit.party().presence().nudgedBy().get()).isEmpty();
        assertThat(visit.guest().calls).doesNotContain("touched");
    }
}
