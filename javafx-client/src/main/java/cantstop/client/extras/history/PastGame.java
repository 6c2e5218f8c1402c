package cantstop.client.extras.history;

import cantstop.client.kit.board.SmallBoard;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Occupant;
import cantstop.engine.Phase;
import cantstop.engine.Roll;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.protocol.client.LogFile;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenLog;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// One copy, opened: its log and the table after each of its events. Immutable.
///
/// @param game what the list says of it
/// @param log as far as it is good
/// @param states the first is the table before anything happened, the last how it was left
/// @param shown after so many steps it is shown first: how it was left, or the end of a game before
/// @param file the name of the file that it came in; none for a copy of this laptop's
record PastGame(SeenGame game, SeenLog log, List<TableState> states, int shown, Optional<String> file) {
    PastGame {
        states = List.copyOf(states);
    }

    static PastGame of(SeenGame game, SeenLog log) {
        List<TableState> states = states(log);
        return new PastGame(game, log, states, states.size() - 1, Optional.empty());
    }

    /// One of the games in it.
    static PastGame of(ListedGame listed, SeenLog log) {
        PastGame past = of(listed.copy(), log);
        return listed.isEarlier() ? past.shownAfter((int) listed.game().events()) : past;
    }

    private PastGame shownAfter(int steps) {
        return new PastGame(game, log, states, Math.clamp(steps, 0, length()), file);
    }

    /// One that came in a file.
    static PastGame ofFile(String file, SeenLog log, Instant then) {
        List<TableState> states = states(log);
        SeenGame game = SeenGame.of(states.getLast(), 0, then);
        return new PastGame(game, log, states, states.size() - 1, Optional.of(file));
    }

    private static List<TableState> states(SeenLog log) {
        List<TableState> states = new ArrayList<>();
        states.add(Rules.unopened());
        for (LogEntry entry : log.log().after(0)) {
            states.add(Rules.evolve(states.getLast(), entry.event()));
        }
        return states;
    }

    /// How the table was left.
    TableState end() {
        return states.getLast();
    }

    /// The board as it is shown first; none where no game was begun.
    Optional<SmallBoard> smallBoard(Words words) {
        TableState first = after(shown);
        return Optional.ofNullable(first.game())
                .map(game -> new SmallBoard(game, SeatNames.looks(words, first.chairs())));
    }

    /// How many steps there are.
    int length() {
        return states.size() - 1;
    }

    /// What happened at a step, from 1.
    Event event(int step) {
        return log.log().after(step - 1).getFirst().event();
    }

    /// The table after that many steps.
    TableState after(int steps) {
        return states.get(steps);
    }

    /// Which of the table's games that is, from 1.
    int gameAt(int steps) {
        long begun = IntStream.rangeClosed(1, steps)
                .filter(step -> event(step) instanceof Event.Started)
                .count();
        return Math.max(1, (int) begun);
    }

    /// The dice that lie there after that many steps; those that decided a game stay.
    Optional<Roll> dice(int steps) {
        if (steps > 0 && event(steps) instanceof Event.Rolled rolled) {
            return Optional.of(rolled.roll());
        }
        GameState shown = after(steps).game();
        if (shown != null && shown.isFinished()) {
            return dice(steps - 1);
        }
        return Optional.ofNullable(after(steps).game())
                .map(GameState::beforeRoll)
                .flatMap(game -> switch (game.phase()) {
                    case Phase.ToChoose(Roll roll) -> Optional.of(roll);
                    case Phase.ToGoOn(Roll roll, long _) -> Optional.of(roll);
                    case Phase.ForStart _, Phase.ToRoll _, Phase.Falling _, Phase.Finished _ -> Optional.empty();
                });
    }

    /// Whether its last game is over.
    boolean isOver() {
        GameState last = end().game();
        return last != null && last.isFinished();
    }

    /// Whether somebody may go on with it as host: nobody else goes along with one that had no seat there, and
    /// nothing is gone on with that is not whole. Practice that is over is begun anew, at home.
    boolean mayGoOnWith(Person host) {
        return file.isEmpty()
                && game.branch() == 0
                && log.flaw().isEmpty()
                && !(isOver() && game.cast().isPractice())
                && sits(host);
    }

    private boolean sits(Person somebody) {
        return end().occupied().stream()
                .anyMatch(seat -> end().chair(seat).occupant() instanceof Occupant.Human(var person)
                        && person.key().equals(somebody.key()));
    }

    /// What a file of it might be called.
    String fileName() {
        String plain = game.name().replaceAll("[^\\p{L}\\p{N} ]", "").strip();
        return (plain.isEmpty() ? "game" : plain) + "." + LogFile.ENDING;
    }
}
