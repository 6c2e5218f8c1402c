package cantstop.engine.story;

import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Player;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.bot.Coach;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Makes the story of a finished game, event by event, so that the caller can show progress and stop. Confined
/// to one thread, as its coach is.
public final class Storyteller {
    private final List<Event> events;
    private final StoryBuilder telling;
    private final int last;
    private TableState state = Rules.unopened();
    private int next;

    private Storyteller(List<Event> events, int last, Coach coach) {
        this.events = events;
        this.last = last;
        int first = last;
        while (first > 0 && !(events.get(first) instanceof Event.Started)) {
            first--;
        }
        while (next <= first) {
            state = Rules.evolve(state, events.get(next++));
        }
        telling = new StoryBuilder(coach, next);
    }

    /// How many finished games a table's log holds.
    public static int games(List<Event> events) {
        return ends(events).size();
    }

    /// Prepares the story of one of a table's games.
    ///
    /// @param events a table's legal log from its beginning
    /// @param game 1 for the first finished game, to [#games]
    /// @throws IllegalArgumentException if there is no such game
    public static Storyteller of(List<Event> events, int game, Coach coach) {
        List<Integer> ends = ends(events);
        if (game < 1 || game > ends.size()) {
            throw new IllegalArgumentException("no game " + game + " of " + ends.size());
        }
        return new Storyteller(List.copyOf(events), ends.get(game - 1), coach);
    }

    /// A log cut off after one of its games.
    ///
    /// @param game 1 for the first finished game, to [#games]
    public static List<Event> upTo(List<Event> events, int game) {
        return List.copyOf(events.subList(0, ends(events).get(game - 1) + 1));
    }

    private static List<Integer> ends(List<Event> events) {
        List<Integer> ends = new ArrayList<>();
        for (int place = 0; place < events.size(); place++) {
            if (events.get(place) instanceof Event.Over) {
                ends.add(place);
            }
        }
        return ends;
    }

    /// How much of the game is done, 0 to 1.
    public double progress() {
        return isDone() ? 1 : telling.told(next) / (double) telling.told(last + 1);
    }

    public boolean isDone() {
        return next > last;
    }

    /// Handles one more event.
    public void goOn() {
        if (isDone()) {
            throw new IllegalStateException("it is told already");
        }
        Event event = events.get(next++);
        TableState after = Rules.evolve(state, event);
        GameState was = state.game();
        GameState is = after.game();
        if (event instanceof Event.OfGame inGame && was != null && is != null) {
            telling.tell(inGame, was, is, after.sequence());
        }
        state = after;
    }

    /// The finished story.
    ///
    /// @throws IllegalStateException before it is done
    public Story story() {
        GameState game = state.game();
        if (!isDone() || game == null) {
            throw new IllegalStateException("not told to its end yet");
        }
        List<Seat> players = game.players().stream().map(Player::seat).toList();
        List<Double> even = Collections.nCopies(players.size(), 1.0 / players.size());
        return new Story(state, players, telling.begin().orElse(even), telling.steps());
    }
}
