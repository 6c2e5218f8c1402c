package cantstop.client.system.sound;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.theme.Motion;
import cantstop.client.model.party.EventAnimator;
import cantstop.client.model.profile.Loudness;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import cantstop.protocol.Reaction;
import cantstop.protocol.Utterance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What one hears at a table, and how loud.
class SoundtrackTest {
    private final FakeVisit visit = new FakeVisit();
    private final RecordingSpeaker speaker = new RecordingSpeaker();
    private final List<Runnable> later = new ArrayList<>();
    private Loudness loudness = new Loudness(100, 50, false, false);
    private final Soundtrack soundtrack =
            new Soundtrack(speaker, () -> loudness, () -> Motion.NORMAL, (wait, act) -> later.add(act));

    private void atTheTableOfBen() {
        visit.hosting().withBen();
        soundtrack.follow(visit.navigator.party().get());
        visit.annaStarts();
    }

    @Test
    void ownMovesAreHeardAsTheyHappen() {
        atTheTableOfBen();
        assertThat(speaker.heard()).containsExactly(Sound.MY_TURN);
        visit.annaRolls(3, 4, 5, 1);
        assertThat(speaker.heard()).containsExactly(Sound.ROLL);
        visit.annaTakes(6, 7);
        assertThat(speaker.heard()).containsExactly(Sound.CHOOSE);
        visit.annaStops();
        assertThat(speaker.played).containsExactly(new RecordingSpeaker.Played(Sound.STOP, 1));
    }

    @Test
    void atATableWithOthersTheirTurnsAreSilentAndMineIsCalled() {
        atTheTableOfBen();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        speaker.heard();
        visit.bensTurn(List.of(3, 4, 5, 1), 6, 7);
        assertThat(speaker.played).containsExactly(new RecordingSpeaker.Played(Sound.MY_TURN, 0.5));
    }

    @Test
    void whoeverWishesHearsTheOthersMoreSoftly() {
        atTheTableOfBen();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        speaker.heard();
        loudness = new Loudness(100, 50, false, true);
        visit.bensTurn(List.of(3, 4, 5, 1), 6, 7);
        assertThat(speaker.played.getFirst()).isEqualTo(new RecordingSpeaker.Played(Sound.ROLL, Soundtrack.OTHERS));
        assertThat(speaker.heard()).containsExactly(Sound.ROLL, Sound.CHOOSE, Sound.STOP, Sound.MY_TURN);
    }

    @Test
    void withBotsAloneEverythingIsHeard() {
        visit.hosting().withBot();
        soundtrack.follow(visit.navigator.party().get());
        visit.annaStarts();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        speaker.heard();
        visit.guest().dice(3, 4, 5, 1);
        visit.guest()
                .act(
                        new Actor.BotAt(Seat.of(3)),
                        new Command.Turn(visit.guest().table().sequence(), new TurnMove.RollDice()));
        visit.later.run();
        assertThat(speaker.heard()).contains(Sound.ROLL);
    }

    @Test
    void aBustIsHeardWhenTheDiceHaveSettled() {
        atTheTableOfBen();
        Slow stage = new Slow();
        visit.annaRolls(1, 1, 1, 2).annaTakes(2, 3).annaRolls(6, 6, 1, 1).annaTakes(2, 12);
        visit.party().playOn(stage);
        speaker.heard();
        later.clear();
        visit.annaRolls(5, 3, 5, 3);
        assertThat(speaker.heard()).containsExactly(Sound.ROLL);
        later.forEach(Runnable::run);
        assertThat(speaker.heard()).containsExactly(Sound.BUST);
        stage.finish();
        assertThat(speaker.heard()).doesNotContain(Sound.BUST);
    }

    @Test
    void aBustIsHeardAsHeavyAsWhatItCost() {
        atTheTableOfBen();
        visit.annaRolls(1, 1, 1, 2).annaTakes(2, 3).annaRolls(6, 6, 1, 1).annaTakes(2, 12);
        speaker.cues.clear();
        visit.annaRolls(5, 3, 5, 3);
        // Four steps are more than a shrug, and no disaster.
        assertThat(speaker.cues).last().isEqualTo(Cue.of(Sound.BUST, 1));
    }

    @Test
    void aBustThatIsSkippedIsHeardAtOnceAndOnce() {
        atTheTableOfBen();
        Slow stage = new Slow();
        visit.annaRolls(1, 1, 1, 2).annaTakes(2, 3).annaRolls(6, 6, 1, 1).annaTakes(2, 12);
        visit.party().playOn(stage);
        speaker.heard();
        later.clear();
        visit.annaRolls(5, 3, 5, 3);
        stage.finish();
        assertThat(speaker.heard()).containsExactly(Sound.ROLL, Sound.BUST);
        later.forEach(Runnable::run);
        assertThat(speaker.heard()).isEmpty();
    }

    @Test
    void aColumnAndAWinHaveTheirOwn() {
        atTheTableOfBen();
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
        speaker.heard();
        visit.annaStops();
        assertThat(speaker.heard()).containsExactly(Sound.COLUMN);
        visit.bensTurn(List.of(3, 4, 5, 2), 7, 7);
        visit.annaRolls(1, 2, 1, 2).annaTakes(3, 3).annaRolls(1, 2, 1, 2).annaTakes(3, 3);
        visit.annaRolls(1, 2, 6, 1).annaTakes(3, 7);
        speaker.heard();
        visit.annaStops();
        assertThat(speaker.heard()).containsExactly(Sound.WIN);
    }

    @Test
    void reactionsAreHeardAndChatIsNot() {
        atTheTableOfBen();
        speaker.heard();
        says(new Utterance.Chat(new ChatText("Hello")));
        assertThat(speaker.heard()).isEmpty();
        says(new Utterance.React(Reaction.OUCH));
        assertThat(speaker.heard()).containsExactly(Sound.REACTION);
    }

    @Test
    void whoeverKnocksIsHeardOnceByTheOwner() {
        atTheTableOfBen();
        speaker.heard();
        Knocker cleo = new Knocker(FakeVisit.CLEO, FakeVisit.CLEOS, KnockPurpose.COME_IN, null);
        visit.guest().notice(new HostMessage.Knocks(FakeGuest.TABLE, List.of(cleo)));
        visit.later.run();
        assertThat(speaker.heard()).containsExactly(Sound.KNOCK);
        visit.guest().notice(new HostMessage.Knocks(FakeGuest.TABLE, List.of(cleo)));
        visit.guest().notice(new HostMessage.Knocks(FakeGuest.TABLE, List.of()));
        visit.later.run();
        assertThat(speaker.heard()).isEmpty();
    }

    @Test
    void whoeverIsMutedHearsNothing() {
        loudness = new Loudness(100, 50, true, false);
        atTheTableOfBen();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        assertThat(speaker.heard()).isEmpty();
    }

    @Test
    void aPartyThatWasLeftIsSilent() {
        atTheTableOfBen();
        speaker.heard();
        soundtrack.follow(Optional.empty());
        visit.annaRolls(3, 4, 5, 1);
        assertThat(speaker.heard()).isEmpty();
    }

    private void says(Utterance what) {
        visit.guest()
                .notice(new HostMessage.Spoken(
                        FakeGuest.TABLE, FakeVisit.BEN, Seat.of(1), FakeVisit.BENS.name(), what));
        visit.later.run();
    }

    /// A stage that shows an event until it is told to end.
    private static final class Slow implements EventAnimator {
        private Runnable end = () -> {};

        @Override
        public void play(Event event, TableState before, TableState after, boolean hurried, Runnable done) {
            end = done;
        }

        @Override
        public void finish() {
            Runnable ending = end;
            end = () -> {};
            ending.run();
        }
    }
}
