package cantstop.client.model.coach;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.client.fake.Later;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Occupant;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.Coach;
import cantstop.engine.story.SkillAndLuck;
import cantstop.engine.story.Story;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What the coach is asked is thought out elsewhere, and given up when nobody waits for it.
class CoachThreadTest {
    private final Later thread = new Later();
    private final Later fx = new Later();
    private final AtomicInteger hired = new AtomicInteger();
    private final CoachThread coachThread = new CoachThread(thread, fx, () -> {
        hired.incrementAndGet();
        return Bots.coach();
    });
    private final List<Optional<Coach.Advice>> heard = new ArrayList<>();
    private final List<Double> progress = new ArrayList<>();
    private final List<Story> stories = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();

    private static GameState decision() {
        return game(new FakeVisit().hosting().withBen().annaStarts().annaRolls(3, 4, 5, 1));
    }

    private static GameState game(FakeVisit visit) {
        return visit.party().state().get().playing().orElseThrow();
    }

    private CoachThread.Listener listener() {
        return new CoachThread.Listener(progress::add, stories::add, () -> failures.add("failed"));
    }

    private static List<Event> finished() {
        FakeVisit visit = FinishedGame.play(new FakeVisit().hosting().withBen(), 5);
        return visit.party().log().stream().map(LogEntry::event).toList();
    }

    @Test
    void nothingIsThoughtWhereOneAsksAndTheAnswerCrossesOver() {
        var _ = coachThread.advise(decision(), heard::add);
        assertThat(hired).hasValue(0);

        thread.run();
        assertThat(hired).hasValue(1);
        assertThat(heard).isEmpty();

        fx.run();
        assertThat(heard)
                .singleElement()
                .satisfies(advice -> assertThat(advice).containsInstanceOf(Coach.Advice.Options.class));
    }

    @Test
    void whatIsGivenUpBeforeItBeganIsNeverThoughtAbout() {
        coachThread.advise(decision(), heard::add).run();
        thread.run();
        fx.run();
        assertThat(hired).hasValue(0);
        assertThat(heard).isEmpty();
    }

    @Test
    void anAnswerThatIsOnItsWayWhenItIsGivenUpIsNotHeard() {
        Runnable giveUp = coachThread.advise(decision(), heard::add);
        thread.run();
        giveUp.run();
        fx.run();
        assertThat(heard).isEmpty();
    }

    @Test
    void whereThereIsNothingToSayTheAnswerIsNothing() {
        FakeVisit visit = FinishedGame.play(new FakeVisit().hosting().withBen(), 5);
        GameState over = Objects.requireNonNull(visit.party().state().get().game());
        var _ = coachThread.advise(over, heard::add);
        thread.run();
        fx.run();
        assertThat(heard).containsExactly(Optional.empty());
    }

    @Test
    @Tag("slow")
    void aStoryIsToldWithItsProgress() {
        var _ = coachThread.tell(finished(), 1, listener());
        thread.run();
        fx.run();
        assertThat(progress).isNotEmpty().isSorted().allMatch(share -> share > 0 && share <= 1);
        assertThat(stories).hasSize(1);
        assertThat(failures).isEmpty();
    }

    @Test
    void aStoryThatIsGivenUpEndsAtTheNextEvent() {
        Runnable giveUp = coachThread.tell(finished(), 1, listener());
        giveUp.run();
        thread.run();
        fx.run();
        assertThat(progress).isEmpty();
        assertThat(stories).isEmpty();
        assertThat(failures).isEmpty();
    }

    @Test
    void aLogThatHoldsNoSuchGameCantBeTold() {
        var _ = coachThread.tell(finished(), 2, listener());
        thread.run();
        fx.run();
        assertThat(failures).containsExactly("failed");
        assertThat(stories).isEmpty();
    }

    @Test
    @Tag("slow")
    void aGameIsJudgedOnceHoweverOftenOneAsks() {
        List<Map<Occupant, SkillAndLuck>> merits = new ArrayList<>();
        List<Event> finished = finished();
        var _ = coachThread.judge(finished, 1, merits::add);
        thread.run();
        fx.run();
        assertThat(merits).singleElement().satisfies(both -> assertThat(both).hasSize(2));
        assertThat(merits.getFirst().values()).allMatch(merit -> merit.games() == 1);

        var _ = coachThread.judge(finished, 1, merits::add);
        thread.run();
        fx.run();
        assertThat(merits).hasSize(2);
        assertThat(merits.getLast()).isSameAs(merits.getFirst());
    }

    @Test
    void aJudgementThatIsGivenUpIsNotHeardAndNotThoughtAbout() {
        List<Map<Occupant, SkillAndLuck>> merits = new ArrayList<>();
        coachThread.judge(finished(), 1, merits::add).run();
        thread.run();
        fx.run();
        assertThat(merits).isEmpty();
        assertThat(hired).hasValue(0);
    }

    @Test
    void itsOwnThreadIsNotTheOneThatAsks() {
        CompletableFuture<Thread> thinker = new CompletableFuture<>();
        CoachThread own = CoachThread.withItsOwnThread(task -> {
            thinker.complete(Thread.currentThread());
            task.run();
        });
        var _ = own.advise(decision(), heard::add);
        Awaitility.await().until(thinker::isDone);
        assertThat(thinker.join()).isNotSameAs(Thread.currentThread());
        assertThat(thinker.join().isDaemon()).isTrue();
    }
}
