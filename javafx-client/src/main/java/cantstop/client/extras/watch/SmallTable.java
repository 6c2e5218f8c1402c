package cantstop.client.extras.watch;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.SeatNames;
import cantstop.client.model.words.TableNames;
import cantstop.engine.TableState;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// One of the other tables: its board without numbers, and its name.
final class SmallTable extends VBox {
    private final Party party;
    private final Words words;
    private final BoardView board = new BoardView();
    private final Label name = Parts.label("", "small-table-name");
    private final Listening listening = new Listening();

    SmallTable(Party party, Words words) {
        this.words = words;
        this.party = party;
        board.wordsProperty().set(words);
        board.setFocusTraversable(false);
        board.setMinSize(0, 0);
        VBox.setVgrow(board, Priority.ALWAYS);
        getStyleClass().add("small-table");
        getChildren().addAll(board, name);
    }

    void activate() {
        listening.to(party.state(), (was, is) -> show(is));
        show(party.state().get());
    }

    void deactivate() {
        listening.stop();
    }

    private void show(TableState table) {
        name.setText(TableNames.of(words, table.name().text()));
        board.badgesProperty().set(SeatNames.looks(words, table.chairs()));
        board.gameProperty().set(table.game());
    }
}
