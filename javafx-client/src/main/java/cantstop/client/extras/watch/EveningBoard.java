package cantstop.client.extras.watch;

import cantstop.client.kit.paint.QrPicture;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.protocol.Invite;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What stands on the wall between two games: who won how often, and what one will tell of.
final class EveningBoard extends HBox {
    /// Of its frame, so that it never asks for more.
    private static final double CODE = 0.9;

    /// More would not be read.
    private static final int NAMES = 6;

    /// In pixels a square, before it is made as large as it is shown.
    private static final int SQUARE = 8;

    /// The wall.
    ///
    /// @param way how others get here; none where that can't be told
    EveningBoard(Feats feats, Optional<Invite> way, Words words) {
        getStyleClass().add("evening");
        VBox board = board(feats, words);
        HBox.setHgrow(board, Priority.ALWAYS);
        getChildren().add(board);
        way.ifPresent(invite -> getChildren().add(sign(invite, words)));
    }

    /// The way here, for those who have come to look.
    private static Node sign(Invite invite, Words words) {
        ImageView code = new ImageView(QrPicture.of(invite.toString(), SQUARE));
        code.setPreserveRatio(true);
        code.setSmooth(false);
        code.setAccessibleText(invite.toString());
        StackPane frame = new StackPane(code);
        frame.getStyleClass().add("evening-code");
        frame.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        code.fitWidthProperty().bind(frame.widthProperty().multiply(CODE));
        VBox sign = new VBox(
                Parts.label(words.say("lobby.addresses"), "evening-way"),
                Parts.label(invite.addresses().getFirst().toString(), "evening-address"),
                frame);
        sign.getStyleClass().add("evening-sign");
        sign.setMaxHeight(Region.USE_PREF_SIZE);
        return sign;
    }

    private static VBox board(Feats feats, Words words) {
        VBox board = new VBox();
        board.getStyleClass().add("evening-board");
        board.getChildren().add(Parts.label(words.say("end.series"), "evening-title"));
        GridPane wins = new GridPane();
        wins.getStyleClass().add("evening-wins");
        feats.wins().stream().limit(NAMES).forEach(feat -> {
            int row = wins.getRowCount();
            wins.add(Parts.label(feat.name(), "evening-name"), 0, row);
            wins.add(Parts.label(words.say("watch.wins", feat.count()), "evening-count"), 1, row);
        });
        if (feats.wins().isEmpty()) {
            board.getChildren().add(Parts.label(words.say("watch.waiting"), "evening-line"));
        } else {
            board.getChildren().add(wins);
        }
        feats.climb()
                .ifPresent(feat -> board.getChildren()
                        .add(Parts.label(words.say("watch.climb", feat.name(), feat.count()), "evening-line")));
        feats.crash()
                .ifPresent(feat -> board.getChildren()
                        .add(Parts.label(words.say("watch.crash", feat.name(), feat.count()), "evening-line")));
        return board;
    }
}
