package cantstop.client.play.end;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.Side;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import javafx.scene.Parent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The end screen: who won and what comes next, beside the final board.
public final class EndScreen implements Screen {
    private final Party party;
    private final EndPanel panel;
    private final BoardView board;
    private final HBox root = new HBox();
    private final Listening listening = new Listening();

    /// The end of the game that is seen.
    ///
    /// @param board the one that was played on, which stays in view; or a new one
    public EndScreen(Party party, EndPanel panel, BoardView board, Words words) {
        this.party = party;
        this.panel = panel;
        this.board = board;
        board.wordsProperty().set(words);
        HBox.setHgrow(board, Priority.ALWAYS);
        VBox.setVgrow(panel.node(), Priority.ALWAYS);
        root.getStyleClass().addAll("screen", "table-screen");
        root.getChildren().addAll(board, new Side(root, panel.node()));
        showBoard();
    }

    private void show() {
        if (panel.show()) {
            showBoard();
        }
    }

    private void showBoard() {
        panel.said().ifPresent(ending -> {
            board.badgesProperty().set(ending.badges());
            board.gameProperty().set(party.state().get().game());
        });
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void activate() {
        // The last preview and the view options of the game no longer apply.
        board.previewProperty().set(null);
        board.ghostProperty().set(null);
        board.liveColumnsProperty().set(false);
        listening.to(this::show, party.state(), party.connection(), party.talk().calls());
        panel.activate();
        show();
        panel.begin();
    }

    @Override
    public boolean escape() {
        panel.leave();
        return true;
    }

    @Override
    public void deactivate() {
        panel.deactivate();
        listening.stop();
    }
}
