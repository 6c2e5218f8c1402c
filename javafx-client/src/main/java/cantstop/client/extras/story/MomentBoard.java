package cantstop.client.extras.story;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Event;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.engine.story.Story;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;

/// The board as it stood at the marked place of the graph.
final class MomentBoard {
    private final Story story;
    private final List<TableState> states = new ArrayList<>();
    private final BoardView board = new BoardView();

    /// @param events the table's log from its beginning
    MomentBoard(Story story, List<Event> events, Words words) {
        this.story = story;
        TableState state = Rules.unopened();
        states.add(state);
        for (Event event : events) {
            state = Rules.evolve(state, event);
            states.add(state);
        }
        board.wordsProperty().set(words);
        board.festiveProperty().set(false);
        board.setFocusTraversable(false);
        board.getStyleClass().add("story-board");
        board.badgesProperty().set(SeatNames.looks(words, story.table().chairs()));
    }

    Region node() {
        return board;
    }

    /// Shows how it stood after so many steps of the story.
    void show(int place) {
        if (story.steps().isEmpty()) {
            return;
        }
        // Before the first roll it stood as it does after the event before that.
        long sequence = place == 0
                ? story.steps().getFirst().moment().sequence() - 1
                : story.steps().get(place - 1).moment().sequence();
        board.gameProperty()
                .set(states.get((int) Math.min(sequence, states.size() - 1)).game());
    }
}
