package cantstop.client.extras.watch;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.SeatNames;
import cantstop.client.model.words.TableNames;
import cantstop.engine.GameState;
import cantstop.engine.Player;
import cantstop.engine.TableState;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// One of the other tables: its board without numbers, and its name. Where it alone stands beside the large one, who
/// plays there, too.
final class SmallTable extends HBox {
    private final Party party;
    private final Words words;
    private final BoardView board = new BoardView();
    private final Label name = Parts.label("", "small-table-name");
    private final VBox players = new VBox();
    private final boolean alone;
    private final Listening listening = new Listening();

    SmallTable(Party party, Words words, boolean alone) {
        this.words = words;
        this.party = party;
        board.wordsProperty().set(words);
        board.setFocusTraversable(false);
        board.setMinSize(0, 0);
        this.alone = alone;
        getStyleClass().add("small-table");
        VBox said = new VBox(name);
        said.getStyleClass().add("small-table-said");
        said.setMinSize(0, 0);
        HBox.setHgrow(said, Priority.ALWAYS);
        if (alone) {
            board.prefWidthProperty().bind(heightProperty());
            players.getStyleClass().add("small-table-players");
            said.getStyleClass().add("small-table-beside");
            said.getChildren().add(players);
            getChildren().add(board);
        } else {
            VBox.setVgrow(board, Priority.ALWAYS);
            said.getChildren().addFirst(board);
        }
        getChildren().add(said);
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
        GameState game = table.game();
        board.gameProperty().set(game);
        if (alone && game != null) {
            players.getChildren()
                    .setAll(game.players().stream()
                            .map(player -> row(table, game, player))
                            .toList());
        }
    }

    private WatchedPlayer row(TableState table, GameState game, Player player) {
        WatchedPlayer row = new WatchedPlayer();
        row.show(table, game, player, words);
        return row;
    }
}
