package cantstop.client.extras.statistics;

import cantstop.client.model.coach.CoachThread;
import cantstop.engine.Event;
import cantstop.engine.Occupant;
import cantstop.engine.story.SkillAndLuck;
import cantstop.engine.story.Storyteller;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Has the latest games judged by the coach, one after the other, the newest first. FX thread only.
final class GameJudge {
    /// What is longer ago says little about how somebody plays now, and each game takes the coach a while.
    private static final int MOST = 12;

    private final ReadOnlyObjectWrapper<JudgedGames> judged =
            new ReadOnlyObjectWrapper<>(new JudgedGames(0, 0, Map.of()));
    private final Map<Occupant, SkillAndLuck> merits = new HashMap<>();
    private final Deque<Game> waiting = new ArrayDeque<>();
    private final CoachThread coachThread;
    private int all;
    private Runnable giveUp = () -> {};

    /// A finished game of a log.
    private record Game(List<Event> log, int number) {}

    GameJudge(CoachThread coachThread) {
        this.coachThread = coachThread;
    }

    /// What is known so far.
    ReadOnlyObjectProperty<JudgedGames> judged() {
        return judged.getReadOnlyProperty();
    }

    /// Judges the latest games of these logs.
    ///
    /// @param logs from their beginnings, the oldest first
    void begin(List<List<Event>> logs) {
        merits.clear();
        waiting.clear();
        for (List<Event> log : logs.reversed()) {
            for (int number = Storyteller.games(log); number > 0 && waiting.size() < MOST; number--) {
                waiting.add(new Game(log, number));
            }
        }
        all = waiting.size();
        tell();
        next();
    }

    /// Stops; what was found out stays.
    void stop() {
        giveUp.run();
        waiting.clear();
    }

    private void next() {
        Game game = waiting.poll();
        if (game != null) {
            giveUp = coachThread.judge(game.log(), game.number(), found -> {
                found.forEach((who, merit) -> merits.merge(who, merit, SkillAndLuck::plus));
                tell();
                next();
            });
        }
    }

    private void tell() {
        judged.set(new JudgedGames(all - waiting.size(), all, merits));
    }
}
