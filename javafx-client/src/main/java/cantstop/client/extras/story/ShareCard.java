package cantstop.client.extras.story;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.client.play.end.Ending;
import cantstop.engine.Badge;
import cantstop.engine.Event;
import cantstop.engine.Seat;
import cantstop.engine.story.Awards;
import cantstop.engine.story.Story;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A game as one picture to show around: the board, who won, the headline, the graph and the medals. It is always of
/// the same size, however large the window and its type are.
final class ShareCard extends HBox {
    static final double WIDTH = 1200;
    static final double HEIGHT = 675;

    private static final int MOST_SIGNS = 4;
    private static final int MOST_MEDALS = 3;

    private final BoardView board = new BoardView();

    /// @param events the table's log from its beginning
    ShareCard(Story story, List<Event> events, Words words) {
        StoryWords said = new StoryWords(words, story);
        Map<Seat, Badge> badges = SeatNames.looks(words, story.table().chairs());
        Map<Seat, String> initials = Initials.of(badges);
        board.wordsProperty().set(words);
        board.badgesProperty().set(badges);
        board.gameProperty().set(story.table().game());
        board.setFocusTraversable(false);
        board.getStyleClass().add("share-board");
        ChanceGraph graph = new ChanceGraph(
                story,
                badges,
                initials,
                words.say("story.graph.turn"),
                hundredths -> said.percent(hundredths / 100.0),
                said::at);
        graph.setFocusTraversable(false);
        graph.plant(story.turningPoints(MOST_SIGNS).stream()
                .map(turn -> story.steps().indexOf(said.place(turn)) + 1)
                .toList());
        VBox.setVgrow(graph, Priority.ALWAYS);
        VBox texts = new VBox();
        said.winner().ifPresent(seat -> texts.getChildren().add(plate(seat, badges, initials, words)));
        texts.getChildren().add(Parts.paragraph(said.summary().getFirst(), "story-summary"));
        texts.getChildren().add(graph);
        HBox medals = new HBox();
        medals.getStyleClass().add("share-medals");
        Ending.awards(Map.of(), Awards.of(events), story.table(), words).stream()
                .limit(MOST_MEDALS)
                .forEach(award -> medals.getChildren().add(medal(award)));
        Parts.showIf(!medals.getChildren().isEmpty(), medals);
        texts.getChildren().addAll(medals, Parts.label(words.say("app.title"), "share-name"));
        texts.getStyleClass().add("share-texts");
        HBox.setHgrow(texts, Priority.ALWAYS);
        getStyleClass().add("share-card");
        getChildren().addAll(board, texts);
        setMinSize(WIDTH, HEIGHT);
        setPrefSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
    }

    private static Region plate(Seat seat, Map<Seat, Badge> badges, Map<Seat, String> initials, Words words) {
        HBox plate = new HBox();
        Optional.ofNullable(badges.get(seat)).ifPresent(badge -> {
            Piece piece = new Piece(badge, initials.getOrDefault(seat, ""));
            piece.getStyleClass().add("piece-of-winner");
            StackPane ground = new StackPane(piece);
            ground.getStyleClass().add("piece-ground");
            ground.setMinWidth(USE_PREF_SIZE);
            plate.getChildren()
                    .addAll(
                            ground,
                            Parts.paragraph(words.say("end.won", badge.name().text()), "huge"));
        });
        plate.getStyleClass().addAll("row", "champion", "own-plate");
        return plate;
    }

    private static Region medal(Ending.Award award) {
        VBox lines =
                new VBox(Parts.label(award.name(), "card-title"), Parts.paragraph(award.rest(), "small", "share-why"));
        HBox medal = new HBox(new PictureView(award.sign(), "share-sign"), lines);
        medal.getStyleClass().addAll("row", "share-medal");
        HBox.setHgrow(medal, Priority.ALWAYS);
        return medal;
    }

    /// The picture as it is shown around. The card must be on a scene, whose theme it wears.
    WritableImage picture() {
        board.settle();
        SnapshotParameters whole = new SnapshotParameters();
        whole.setViewport(new Rectangle2D(0, 0, WIDTH, HEIGHT));
        return snapshot(whole, null);
    }
}
