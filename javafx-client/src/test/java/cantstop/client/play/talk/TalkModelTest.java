package cantstop.client.play.talk;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.protocol.Absence;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Reaction;
import cantstop.protocol.Utterance;
import cantstop.protocol.Watcher;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What can be said at the table, and what is heard.
class TalkModelTest {
    private final FakeVisit visit = new FakeVisit().hosting().withBen();
    private final TalkModel model = new TalkModel(visit.party(), visit.words, FakeVisit.ANNAS::name);

    @BeforeEach
    void follow() {
        model.activate();
    }

    private void benSays(Utterance what) {
        visit.guest()
                .notice(new HostMessage.Spoken(
                        FakeGuest.TABLE, FakeVisit.BEN, Seat.of(1), FakeVisit.BENS.name(), what));
        visit.later.run();
    }

    private static Utterance line(String text) {
        return new Utterance.Chat(new ChatText(text));
    }

    private List<String> heard() {
        return model.talk().lines().stream().map(model::sentence).toList();
    }

    private int unread() {
        return model.talk().unread().get();
    }

    @Test
    void whatITypeIsSaidAsALine() {
        model.chat("  Hello\n everybody ");
        model.chat("   ");

        assertThat(visit.guest().spoken).containsExactly(line("Hello everybody"));
        visit.later.run();
        assertThat(heard()).containsExactly("Anna: Hello everybody");
    }

    @Test
    void twoReactionsInABreathAreNotMoreThanAHostRelays() {
        model.react(Reaction.OUCH);
        model.react(Reaction.OUCH);

        assertThat(visit.guest().spoken).containsExactly(new Utterance.React(Reaction.OUCH));
        assertThat(model.talk().reactions().resting().get()).isTrue();
    }

    @Test
    void linesThatCameWhileNobodyLookedAreCounted() {
        benSays(line("one"));
        benSays(line("one"));
        benSays(new Utterance.React(Reaction.OUCH));
        assertThat(unread()).isEqualTo(2);

        model.talk().look(true);
        benSays(line("three"));
        assertThat(unread()).isZero();

        model.talk().look(false);
        benSays(line("four"));
        assertThat(unread()).isEqualTo(1);
    }

    @Test
    void whatISaidMyselfIsNotNewToMe() {
        model.chat("Hello");
        visit.later.run();

        assertThat(heard()).containsExactly("Anna: Hello");
        assertThat(unread()).isZero();
    }

    @Test
    void aNewcomerHearsWhatWasSaidBefore() {
        HostMessage.Spoken before =
                new HostMessage.Spoken(FakeGuest.TABLE, FakeVisit.BEN, null, FakeVisit.BENS.name(), line("early"));
        visit.guest().notice(new HostMessage.Conversation(FakeGuest.TABLE, List.of(before)));
        visit.later.run();

        assertThat(heard()).containsExactly("Ben: early");
        assertThat(unread()).isZero();
    }

    @Test
    void whomIMuteIHearNoMore() {
        benSays(line("before"));
        assertThat(model.others()).extracting(TalkModel.Voice::name).containsExactly("Ben");

        model.talk().mute(FakeVisit.BEN, true);
        benSays(line("after"));
        benSays(new Utterance.React(Reaction.CHICKEN));
        assertThat(heard()).isEmpty();
        assertThat(model.talk().latest().get().map(HostMessage.Spoken::what)).contains(line("before"));

        model.talk().mute(FakeVisit.BEN, false);
        benSays(line("again"));
        assertThat(heard()).containsExactly("Ben: again");
    }

    @Test
    void bustIsCalledAtSomebodyElsesTurnWhileTheyMayRollAndOnce() {
        visit.annaStarts();
        model.call();
        assertThat(visit.guest().spoken).as("at my own turn").isEmpty();

        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        assertThat(model.mayCall().get()).as("before Ben's first roll").isTrue();
        List.of(1, 2, 3, 4).forEach(die -> visit.guest().dice(die));
        visit.turn(FakeVisit.BEN, new TurnMove.RollDice());
        assertThat(model.mayCall().get()).as("while Ben chooses").isFalse();
        visit.turn(FakeVisit.BEN, new TurnMove.Choose(FakeVisit.columns(5, 5)));
        model.call();
        assertThat(visit.guest().spoken).containsExactly(new Utterance.CallBust());

        visit.guest().notice(new HostMessage.Calls(FakeGuest.TABLE, List.of(Seat.of(0)), Map.of()));
        visit.later.run();
        assertThat(model.mayCall().get()).as("once it is called").isFalse();
    }

    @Test
    void nobodyBetsOnWhomTheGameWaitsFor() {
        visit.annaStarts().annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();

        bensAbsence(Absence.Kind.LOST);
        assertThat(model.mayCall().get()).as("while Ben is disconnected").isFalse();

        bensAbsence(Absence.Kind.IDLE);
        assertThat(model.mayCall().get()).as("while Ben thinks").isTrue();
    }

    private void bensAbsence(Absence.Kind kind) {
        Absence ben = new Absence(Seat.of(1), kind, Duration.ofSeconds(5), List.of());
        visit.guest().notice(new HostMessage.Absences(FakeGuest.TABLE, List.of(ben), null));
        visit.later.run();
    }

    @Test
    void againstBotsAloneNobodyHearsWhatIsSaid() {
        FakeVisit alone = new FakeVisit().hosting().withBot();
        alone.annaStarts();
        TalkModel quiet = new TalkModel(alone.party(), alone.words, FakeVisit.ANNAS::name);
        quiet.activate();
        assertThat(quiet.heard().get()).isFalse();

        FakeVisit others = new FakeVisit().hosting().withBen();
        others.annaStarts();
        TalkModel heard = new TalkModel(others.party(), others.words, FakeVisit.ANNAS::name);
        heard.activate();
        assertThat(heard.heard().get()).isTrue();
    }

    private void cleoSaysWithoutASeat(String text) {
        visit.guest()
                .notice(new HostMessage.Spoken(
                        FakeGuest.TABLE, FakeVisit.CLEO, null, FakeVisit.CLEOS.name(), line(text)));
        visit.later.run();
    }

    private static TalkModel.Voice cleo(boolean muted, boolean mayGo) {
        return new TalkModel.Voice(FakeVisit.CLEO, "Cleo", false, muted, mayGo);
    }

    private static Watcher watcher(Person person, @Nullable String name) {
        return new Watcher(person.key(), name == null ? null : new PlayerName(name));
    }

    private static TalkModel.Voice silent(Person person, String name) {
        return new TalkModel.Voice(person, name, true, false, true);
    }

    @Test
    void whoHasSaidSomethingWhileWatchingIsMutedAndHeardAgain() {
        cleoSaysWithoutASeat("hey");
        assertThat(model.others()).contains(cleo(false, true));

        model.talk().mute(FakeVisit.CLEO, true);
        cleoSaysWithoutASeat("hey!");

        assertThat(heard()).isEmpty();
        assertThat(model.others()).contains(cleo(true, true));
    }

    @Test
    void theOwnerSendsAwayWhoWatchesAndNobodyWhoSits() {
        cleoSaysWithoutASeat("hey");
        assertThat(model.others()).extracting(TalkModel.Voice::mayGo).containsExactly(false, true);

        model.sendAway(FakeVisit.CLEO);

        assertThat(visit.guest().calls).contains("sendAway c");
        assertThat(model.others()).doesNotContain(cleo(false, true));
    }

    @Test
    void whoWatchedAndSitsDownIsListedOnce() {
        cleoSaysWithoutASeat("hey");
        visit.withCleo();

        assertThat(model.others()).hasSize(2).noneMatch(TalkModel.Voice::mayGo);
    }

    @Test
    void whoWatchesInSilenceIsListedWithANumberAndAnyNameThatTheyGave() {
        Person first = new Person(new Key("8".repeat(64)), 0);
        Person second = new Person(new Key("9".repeat(64)), 0);

        visit.guest().watch(watcher(first, null), watcher(FakeVisit.CLEO, "Cleo"), watcher(second, null));
        visit.later.run();

        assertThat(model.others())
                .endsWith(
                        silent(first, visit.words.say("talk.nameless", 1)),
                        silent(FakeVisit.CLEO, visit.words.say("talk.named", 2, "Cleo")),
                        silent(second, visit.words.say("talk.nameless", 3)));
    }

    @Test
    void whoWatchesAndTalksIsListedOnce() {
        cleoSaysWithoutASeat("hey");
        visit.guest().watch(watcher(FakeVisit.CLEO, "Cleopatra"));
        visit.later.run();

        assertThat(model.others()).hasSize(2).endsWith(cleo(false, true));
    }

    @Test
    void whoWatchesABotsGameInSilenceHearsWhatIsSaid() {
        FakeVisit alone = new FakeVisit().hosting().withBot();
        TalkModel heard = new TalkModel(alone.party(), alone.words, FakeVisit.ANNAS::name);
        heard.activate();

        alone.guest().watch(watcher(FakeVisit.CLEO, "Cleo"));
        alone.later.run();

        assertThat(heard.heard().get()).isTrue();
    }

    @Test
    void nobodyWatchesATableThatIsAttendedAnew() {
        visit.guest().watch(watcher(FakeVisit.CLEO, "Cleo"));
        visit.later.run();

        visit.guest().branches(visit.guest().table().sequence());
        visit.later.run();

        assertThat(model.others()).noneMatch(TalkModel.Voice::silent);
    }

    @Test
    void onlyTheOwnerMaySendAway() {
        FakeVisit guest = new FakeVisit().atBens().listing(FakeGuest.TABLE);
        TalkModel atBens = new TalkModel(guest.party(), guest.words, FakeVisit.ANNAS::name);
        guest.guest()
                .notice(new HostMessage.Spoken(
                        FakeGuest.TABLE, FakeVisit.CLEO, null, FakeVisit.CLEOS.name(), line("hey")));
        guest.later.run();

        assertThat(atBens.others()).contains(cleo(false, false));
    }
}
