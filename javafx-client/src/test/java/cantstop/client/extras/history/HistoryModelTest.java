package cantstop.client.extras.history;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.stories.Steps;
import cantstop.engine.Actor;
import cantstop.engine.Audit;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenLog;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HistoryModelTest {
    private final FakeVisit visit = new FakeVisit();
    private final HistoryModel model = new HistoryModel(visit.navigator);

    private SeenGame aGame(int branch, Optional<SeenLog.Flaw> flaw) {
        visit.hosting().withBen().annaStarts().annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        SeenGame game = visit.seen.keep(branch, visit.party().log(), flaw);
        visit.navigator.leave();
        return game;
    }

    private PastGame opened() {
        visit.navigator.lookBack();
        model.activate();
        visit.later.run();
        return model.opened().get().orElseThrow();
    }

    @Test
    void theCopiesAreListedAndTheLatestIsOpen() {
        SeenGame game = aGame(0, Optional.empty());

        PastGame past = opened();

        assertThat(model.games().get()).containsExactly(game);
        assertThat(past.game()).isEqualTo(game);
        assertThat(model.inWords().line(game)).contains("unfinished");
        assertThat(model.inWords().players(game)).isEqualTo("Anna and Ben");
    }

    @Test
    void aCopyIsGoneThroughStepByStep() {
        aGame(0, Optional.empty());

        PastGame past = opened();

        assertThat(past.after(0).sequence()).isZero();
        assertThat(past.after(past.length())).isEqualTo(past.end());
        assertThat(past.end().isPlaying()).isTrue();
        assertThat(model.inWords().sentence(past, past.length())).contains("Anna");
        assertThat(model.inWords().sentence(past, 0)).isEmpty();
    }

    @Test
    void aTableIsGoneOnWithAsHostAndTheBoardIsInViewMeanwhile() {
        aGame(0, Optional.empty());
        PastGame past = opened();

        model.goOn();
        visit.later.run();

        assertThat(visit.hosts.gathered).containsExactly(FakeGuest.TABLE);
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.TABLE);
        assertThat(visit.party().state().get()).isEqualTo(past.end());
        visit.guest()
                .notice(new HostMessage.Gathering(
                        FakeGuest.TABLE, List.of(FakeVisit.ANNA), List.of(FakeVisit.BEN), 1, List.of()));
        visit.later.run();
        assertThat(visit.party().handOver().gathering().get()).isPresent();
    }

    @Test
    void aLoneCopySaysThatItCanNotBeProved() {
        aGame(0, Optional.empty());

        assertThat(model.inWords().verdict(opened()))
                .contains("follow the rules")
                .contains("One copy alone can’t prove");
    }

    @Test
    void anIllegalEventIsNamedAndTheCopyIsNotGoneOnWith() {
        Event.Over impossible = new Event.Over(null);
        aGame(0, Optional.of(new SeenLog.Flaw.Illegal(new Audit.Illegal(17, impossible, null))));

        PastGame past = opened();
        model.goOn();
        visit.later.run();

        assertThat(model.inWords().verdict(past)).contains("Event 17 can’t have happened");
        assertThat(model.mayGoOn(past)).isFalse();
        assertThat(visit.hosts.gathered).isEmpty();
    }

    @Test
    void aBranchIsShownAndNeverGoneOnWith() {
        SeenGame branch = aGame(2, Optional.empty());

        PastGame past = opened();

        assertThat(model.inWords().line(branch)).endsWith("another ending that didn’t count (2)");
        assertThat(model.inWords().verdict(past)).contains("The others played on without these last turns");
        assertThat(model.mayGoOn(past)).isFalse();
    }

    @Test
    void aTableThatWasOnlyWatchedIsNotGoneOnWith() {
        visit.hosting().withBen();
        visit.guest().act(new Actor.Guest(FakeVisit.ANNA), new Command.Leave(false));
        visit.later.run();
        List<LogEntry> log = List.copyOf(visit.party().log());
        visit.navigator.leave();
        visit.seen.keep(0, log, Optional.empty());

        assertThat(model.mayGoOn(opened())).isFalse();
    }

    @Test
    void practiceIsCalledByWhomItWasAgainstAndSaysWhoWon() {
        Steps.beatsTheBot(visit);
        SeenGame won = visit.seen.keep(0, visit.party().log(), Optional.empty());
        assertThat(model.inWords().title(won)).isEqualTo("Practice against Dreamer");
        assertThat(model.inWords().line(won)).endsWith(" · you won");

        visit.navigator.leave();
        Steps.practises(visit);
        SeenGame open = visit.seen.keep(0, visit.party().log(), Optional.empty());
        assertThat(model.inWords().title(open)).isEqualTo("Practice against Snail");
        assertThat(model.inWords().line(open)).endsWith(" · unfinished");
    }

    @Test
    void practiceSaysNothingOfOtherCopiesAndIsNotGoneOnWithWhenItIsOver() {
        Steps.beatsTheBot(visit);
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();

        PastGame over = opened();

        assertThat(model.inWords().verdict(over)).endsWith("events follow the rules.");
        assertThat(model.mayGoOn(over)).isFalse();
    }

    @Test
    void practiceIsGoneOnWithAtThisLaptopAlone() {
        Steps.practises(visit);
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();
        assertThat(model.inWords().wayOn(opened())).isEqualTo("Continue");

        model.goOn();
        visit.later.run();

        assertThat(visit.hosts.gathered).containsExactly(FakeGuest.TABLE);
        assertThat(visit.navigator.ownHost().isPractising()).as("on no network").isTrue();
    }

    @Test
    void atATableWhoseGameIsOverOneGoesOnWithAnotherGame() {
        FinishedGame.play(visit.hosting().withBen(), 5);
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();

        PastGame over = opened();

        assertThat(model.mayGoOn(over)).isTrue();
        assertThat(model.inWords().wayOn(over)).isEqualTo("Play again");
    }

    @Test
    void aGameWithOthersNamesItsWinner() {
        FinishedGame.play(visit.hosting().withBen(), 5);
        SeenGame over = visit.seen.keep(0, visit.party().log(), Optional.empty());
        assertThat(model.inWords().title(over)).isEqualTo("Anna’s game");
        assertThat(model.inWords().line(over)).endsWith(" · you won");

        FakeVisit others = FinishedGame.play(new FakeVisit().hosting().withBen().withCleo(), 2);
        SeenGame lost = visit.seen.keep(0, others.party().log(), Optional.empty());
        assertThat(model.inWords().line(lost)).endsWith(" · Ben won");
    }

    private static final Instant THEN = Instant.parse("2026-11-21T20:15:00Z");

    private HistoryModel at(Instant now) {
        return new HistoryModel(visit.navigator, Runnable::run, InstantSource.fixed(now));
    }

    private void lists(HistoryModel history) {
        visit.navigator.lookBack();
        history.activate();
        visit.later.run();
    }

    @Test
    void onlyFinishedGamesThatAreOlderThanAMonthAreOld() {
        FinishedGame.play(visit.hosting().withBen(), 1);
        SeenGame over = visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();
        aGame(1, Optional.empty());
        HistoryModel today = at(THEN.plus(Duration.ofDays(30)));
        HistoryModel tomorrow = at(THEN.plus(Duration.ofDays(31)));

        lists(today);
        lists(tomorrow);

        assertThat(today.old()).isEmpty();
        assertThat(tomorrow.old()).containsExactly(over);
    }

    @Test
    void whatWasDeletedIsNotInViewAnyMoreAndWhatItFreedIsSaid() {
        SeenGame game = aGame(0, Optional.empty());
        opened();

        model.delete(List.of(game));
        visit.later.run();

        assertThat(model.games().get()).isEmpty();
        assertThat(model.opened().get()).isEmpty();
        assertThat(model.notice().get()).isEqualTo("1 game deleted: 0.1 MB are free again.");
    }

    @Test
    void onlyWhatIsMeantIsDeleted() {
        SeenGame game = aGame(0, Optional.empty());
        SeenGame other = aGame(1, Optional.empty());
        opened();

        model.delete(List.of(other));
        visit.later.run();

        assertThat(model.games().get()).containsExactly(game);
        assertThat(model.opened().get()).map(PastGame::game).contains(game);
    }

    @Test
    void aDiskThatDeletesNothingIsSaid() {
        SeenGame game = aGame(0, Optional.empty());
        opened();
        visit.seen.failing = true;

        model.delete(List.of(game));
        visit.later.run();

        assertThat(model.games().get()).containsExactly(game);
        assertThat(model.notice().get()).startsWith("Nothing could be deleted");
    }

    @Test
    void eachFinishedGameOfATableIsListedAndHasItsStory() {
        FinishedGame.play(visit.hosting().withBen(), 2);
        FinishedGame.play(visit, 5);
        FinishedGame.begin(visit, 8, 3);
        SeenGame table = visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();

        opened();

        List<ListedGame> rows = model.games("");
        assertThat(rows).extracting(ListedGame::copy).containsOnly(table);
        assertThat(rows)
                .extracting(row -> model.inWords().line(row))
                .satisfiesExactly(
                        line -> assertThat(line).endsWith("unfinished\ngame 3 of 3"),
                        line -> assertThat(line).startsWith("game 2 of 3 · ").endsWith("won"),
                        line -> assertThat(line).startsWith("game 1 of 3 · ").endsWith("won"));

        model.open(rows.getLast());
        visit.later.run();

        assertThat(rows.getLast().isOpen(model.opened().get().orElseThrow())).isTrue();
        assertThat(model.told()).map(HistoryModel.Told::game).contains(1);
        PastGame past = model.opened().get().orElseThrow();
        assertThat(past.gameAt(past.shown())).isEqualTo(1);
        assertThat(past.gameAt(past.length())).isEqualTo(3);
    }
}
