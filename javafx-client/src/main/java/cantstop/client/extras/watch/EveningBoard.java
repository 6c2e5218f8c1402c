package cantstop.client.extras.watch;

import cantstop.client.kit.board.Piece;
import cantstop.client.kit.board.SmallBoard;
import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.paint.QrPicture;
import cantstop.client.kit.paint.Wordmark;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.client.play.end.AwardSign;
import cantstop.engine.TableState;
import cantstop.protocol.Invite;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
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

    /// So many cups leave room for a name.
    private static final int MOST_SIGNS = 3;

    /// More of them have lower rows.
    private static final int FEW_NAMES = 4;

    private static final PseudoClass LEADING = PseudoClass.getPseudoClass("moving");
    private static final PseudoClass MANY = PseudoClass.getPseudoClass("many");

    /// In pixels a square, before it is made as large as it is shown.
    private static final int SQUARE = 8;

    /// The wall.
    ///
    /// @param table that is watched: how its last game ended, and who is there for the next one
    /// @param way how others get here; none where that can't be told
    EveningBoard(Feats feats, TableState table, Optional<Invite> way, Words words) {
        getStyleClass().add("evening");
        VBox board = board(feats, table, words);
        HBox.setHgrow(board, Priority.ALWAYS);
        getChildren().add(board);
        VBox side = new VBox(picture(table, words));
        side.getStyleClass().add("evening-side");
        way.ifPresent(invite -> side.getChildren().add(sign(invite, words)));
        getChildren().add(side);
    }

    /// How the last game ended, in the room that the way here leaves; before the first one, the game's name.
    private static Node picture(TableState table, Words words) {
        Picture shown = Optional.ofNullable(table.game())
                .<Picture>map(game -> new SmallBoard(game, SeatNames.looks(words, table.chairs())))
                .orElseGet(Wordmark::new);
        PictureView picture = new PictureView(shown, "evening-name");
        VBox.setVgrow(picture, Priority.ALWAYS);
        return picture;
    }

    /// Who plays next, as far as they are there.
    private static Label next(TableState table, Words words) {
        List<String> names = table.occupied().stream()
                .map(seat -> SeatNames.of(words, table, seat))
                .toList();
        Label next = Parts.label(
                names.isEmpty() ? "" : words.say("knock.next", words.list(names)), "evening-line", "evening-next");
        next.setMinWidth(0);
        return next;
    }

    /// The way here, for those who have come to look.
    private static Node sign(Invite invite, Words words) {
        ImageView code = new ImageView(QrPicture.of(invite.toString(), SQUARE));
        code.setPreserveRatio(true);
        code.setSmooth(false);
        code.setAccessibleText(invite.toString());
        StackPane frame = new StackPane(code);
        frame.getStyleClass().add("evening-code");
        frame.setMinSize(0, 0);
        frame.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        code.fitWidthProperty().bind(frame.widthProperty().multiply(CODE));
        VBox sign = new VBox(
                Parts.label(words.say("watch.join"), "evening-way"),
                Parts.label(invite.addresses().getFirst().toString(), "evening-address"),
                frame);
        sign.getStyleClass().add("evening-sign");
        sign.setMaxHeight(Region.USE_PREF_SIZE);
        return sign;
    }

    private static VBox board(Feats feats, TableState table, Words words) {
        VBox board = new VBox();
        board.getStyleClass().add("evening-board");
        Label title = Parts.label(words.say("end.series"), "evening-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = new HBox(title, next(table, words));
        head.getStyleClass().add("evening-head");
        board.getChildren().add(head);
        List<Feats.Feat> ranking = feats.ranking();
        board.pseudoClassStateChanged(MANY, ranking.size() > FEW_NAMES);
        if (ranking.isEmpty()) {
            board.getChildren().add(Parts.label(words.say("watch.waiting"), "evening-line"));
        }
        int most = ranking.stream().mapToInt(Feats.Feat::count).max().orElse(0);
        ranking.stream().limit(NAMES).forEach(feat -> {
            Node row = row(feat, feats.looks(), words);
            row.pseudoClassStateChanged(LEADING, feat.count() > 0 && feat.count() == most);
            VBox.setVgrow(row, Priority.ALWAYS);
            board.getChildren().add(row);
        });
        HBox told = new HBox();
        told.getStyleClass().add("evening-told");
        feats.climb()
                .ifPresent(
                        feat -> told.getChildren().add(told(AwardSign.CLIMB, words.say("watch.climb"), feat, words)));
        feats.crash()
                .ifPresent(
                        feat -> told.getChildren().add(told(AwardSign.ICARUS, words.say("watch.crash"), feat, words)));
        board.getChildren().add(told);
        return board;
    }

    /// A player's plate, and a cup for each game that they won, or how many.
    private static Node row(Feats.Feat feat, Map<String, Feats.Look> looks, Words words) {
        HBox row = new HBox();
        row.getStyleClass().addAll("watched-player", "evening-row");
        Feats.Look look = looks.get(feat.name());
        if (look != null) {
            StackPane ground = new StackPane(new Piece(look.badge(), look.initials()));
            ground.getStyleClass().add("piece-ground");
            row.getChildren().add(ground);
            row.pseudoClassStateChanged(Piece.of(look.badge().colour()), true);
        }
        Label wins = Parts.label(words.say("end.wins", feat.count()), "evening-count");
        wins.setMinWidth(Region.USE_PREF_SIZE);
        row.getChildren().addAll(Parts.label(feat.name(), "watched-name"), Parts.spring());
        if (feat.count() <= MOST_SIGNS) {
            row.getChildren().add(signs(feat.count()));
        }
        row.getChildren().add(wins);
        return row;
    }

    /// A cup for each game won.
    private static Node signs(int count) {
        HBox signs = new HBox();
        signs.getStyleClass().add("evening-wins");
        for (int win = 0; win < count; win++) {
            signs.getChildren().add(Parts.glyph("cup", "evening-win"));
        }
        return signs;
    }

    /// What one will tell of: a sign, what it is for, and whose it is.
    private static Node told(AwardSign sign, String what, Feats.Feat feat, Words words) {
        VBox lines = new VBox(
                Parts.label(what, "evening-line"),
                Parts.label(feat.name(), "evening-who"),
                Parts.label(words.say("watch.steps", feat.count()), "evening-line"));
        lines.getStyleClass().add("evening-lines");
        HBox tale = new HBox(new PictureView(sign, "evening-mark"), lines);
        tale.getStyleClass().add("evening-tale");
        HBox.setHgrow(tale, Priority.ALWAYS);
        return tale;
    }
}
