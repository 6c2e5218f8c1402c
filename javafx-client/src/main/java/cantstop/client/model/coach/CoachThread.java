package cantstop.client.model.coach;

import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.Coach;
import cantstop.engine.story.SkillAndLuck;
import cantstop.engine.story.Story;
import cantstop.engine.story.Storyteller;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/// Runs the coach: one question after the other on a thread of its own. Asked and answered on the FX thread.
public final class CoachThread {
    /// How often progress is reported; more would only keep the FX thread busy.
    private static final double TOLD = 0.02;

    private final Executor thread;
    private final Executor fx;
    private final Supplier<Coach> hiring;
    private final Map<List<Event>, Map<Occupant, SkillAndLuck>> judged = new HashMap<>();
    private @Nullable Coach coach;

    /// A coach that has not been asked yet.
    ///
    /// @param thread does one thing after the other, and not on the FX thread
    /// @param fx runs a task on the FX thread, later
    /// @param hiring makes the coach, when it is first needed
    public CoachThread(Executor thread, Executor fx, Supplier<Coach> hiring) {
        this.thread = thread;
        this.fx = fx;
        this.hiring = hiring;
    }

    /// The strongest bot's judgement on a thread of its own, which keeps no program alive.
    public static CoachThread withItsOwnThread(Executor fx) {
        return new CoachThread(
                Executors.newSingleThreadExecutor(
                        task -> Thread.ofPlatform().daemon().name("coach").unstarted(task)),
                fx,
                Bots::coach);
    }

    /// The coach's thread, which runs one task after the other; other slow work may run there too.
    public Executor thread() {
        return thread;
    }

    /// Asks what the mover's choices are worth.
    ///
    /// @param answer gets the advice; empty if the coach has none for the position
    /// @return cancels the question; no answer comes after that, and a computation that has not begun never does
    public Runnable advise(GameState game, Consumer<Optional<Coach.Advice>> answer) {
        AtomicBoolean wanted = new AtomicBoolean(true);
        thread.execute(() -> {
            if (wanted.get()) {
                Optional<Coach.Advice> advice = advice(game);
                heard(wanted, () -> answer.accept(advice));
            }
        });
        return () -> wanted.set(false);
    }

    private Optional<Coach.Advice> advice(GameState game) {
        try {
            return Optional.of(coach().advise(game));
        } catch (RuntimeException e) {
            LoggerFactory.getLogger(CoachThread.class).warn("the coach can't tell what to do: {}", e.toString());
            return Optional.empty();
        }
    }

    /// The listener of a story.
    ///
    /// @param progress gets the progress, 0 to 1
    /// @param done gets the story
    /// @param failed runs if the story can't be made
    public record Listener(DoubleConsumer progress, Consumer<Story> done, Runnable failed) {}

    /// Computes the story of a finished game.
    ///
    /// @param events a table's log from its beginning
    /// @param game 1 for the first finished game
    /// @return cancels it; no callback comes after that
    public Runnable tell(List<Event> events, int game, Listener listener) {
        AtomicBoolean wanted = new AtomicBoolean(true);
        thread.execute(() -> {
            try {
                tell(Storyteller.of(events, game, coach()), wanted, listener);
            } catch (RuntimeException e) {
                LoggerFactory.getLogger(CoachThread.class).warn("the story can't be told: {}", e.toString());
                heard(wanted, listener.failed());
            }
        });
        return () -> wanted.set(false);
    }

    /// Judges what dice and decisions did for each player of a finished game. What was judged once is remembered.
    ///
    /// @param events a table's log from its beginning
    /// @param game 1 for the first finished game
    /// @param done gets the result; an empty map if the game can't be judged
    /// @return cancels it; no callback comes after that
    public Runnable judge(List<Event> events, int game, Consumer<Map<Occupant, SkillAndLuck>> done) {
        AtomicBoolean wanted = new AtomicBoolean(true);
        thread.execute(() -> {
            if (!wanted.get()) {
                return;
            }
            List<Event> played = Storyteller.upTo(events, game);
            if (!judged.containsKey(played)) {
                merits(played, game, wanted).ifPresent(merits -> judged.put(played, merits));
            }
            Map<Occupant, SkillAndLuck> merits = judged.getOrDefault(played, Map.of());
            heard(wanted, () -> done.accept(merits));
        });
        return () -> wanted.set(false);
    }

    private Optional<Map<Occupant, SkillAndLuck>> merits(List<Event> events, int game, AtomicBoolean wanted) {
        try {
            Storyteller teller = Storyteller.of(events, game, coach());
            while (wanted.get() && !teller.isDone()) {
                teller.goOn();
            }
            return teller.isDone() ? Optional.of(SkillAndLuck.of(teller.story())) : Optional.empty();
        } catch (RuntimeException e) {
            LoggerFactory.getLogger(CoachThread.class).warn("the game can't be judged: {}", e.toString());
            return Optional.of(Map.of());
        }
    }

    private void tell(Storyteller teller, AtomicBoolean wanted, Listener listener) {
        double told = 0;
        while (wanted.get() && !teller.isDone()) {
            teller.goOn();
            double progress = teller.progress();
            if (progress - told >= TOLD) {
                told = progress;
                heard(wanted, () -> listener.progress().accept(progress));
            }
        }
        if (wanted.get()) {
            Story story = teller.story();
            heard(wanted, () -> listener.done().accept(story));
        }
    }

    private void heard(AtomicBoolean wanted, Runnable task) {
        fx.execute(() -> {
            if (wanted.get()) {
                task.run();
            }
        });
    }

    /// Made when it is first needed, as the nets take a moment to read. Called on the coach's thread only.
    private Coach coach() {
        Coach made = coach;
        if (made == null) {
            made = hiring.get();
            coach = made;
        }
        return made;
    }
}
