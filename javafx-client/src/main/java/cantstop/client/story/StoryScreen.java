package cantstop.client.story;

import cantstop.client.board.Initials;
import cantstop.client.board.Piece;
import cantstop.client.coach.Study;
import cantstop.client.screen.Parts;
import cantstop.client.screen.Screen;
import cantstop.client.screen.Scrolled;
import cantstop.client.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Event;
import cantstop.engine.Seat;
import cantstop.engine.story.Step;
import cantstop.engine.story.Story;
import cantstop.engine.story.Turn;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The story of a game. While it is being told its progress is shown, and leaving gives it up.
public final class StoryScreen implements Screen {
    private static final int MOST_POINTS = 4;
    private static final int MOST_MISTAKES = 12;

    private final Study study;
    private final Words words;
    private final List<Event> events;
    private final int game;
    private final Runnable back;
    private final ProgressBar progress = new ProgressBar(0);
    private final VBox page = new VBox();
    private final Button home;
    private final BorderPane root = new BorderPane();
    private Runnable giveUp = () -> {};
    private boolean told;

    /// A story that has not been told yet.
    ///
    /// @param events a table's log from its beginning
    /// @param game 1 for the first finished game in it
    /// @param back leads to where one came from
    public StoryScreen(Study study, Words words, List<Event> events, int game, Runnable back) {
        this.study = study;
        this.words = words;
        this.events = List.copyOf(events);
        this.game = game;
        this.back = back;
        home = Parts.button(words.say("story.back"), back);
        HBox head = new HBox(Parts.label(words.say("story.title"), "large"), Parts.spring(), home);
        head.getStyleClass().addAll("row", "lobby-head");
        progress.setAccessibleText(words.say("story.telling"));
        VBox waiting = new VBox(Parts.paragraph(words.say("story.telling"), "muted"), progress);
        waiting.getStyleClass().add("story-page");
        page.getStyleClass().add("story-page");
        page.getChildren().setAll(waiting);
        root.getStyleClass().addAll("screen", "story");
        root.setTop(head);
        root.setCenter(new Scrolled(page));
    }

    private void show(Story story) {
        told = true;
        StoryWords said = new StoryWords(words, story);
        Map<Seat, Badge> badges = new HashMap<>();
        for (Seat seat : story.players()) {
            Badge badge = story.table().chair(seat).badge();
            if (badge != null) {
                badges.put(seat, badge);
            }
        }
        Map<Seat, String> initials = Initials.of(badges);
        ChanceGraph graph = new ChanceGraph(
                story, badges, initials, hundredths -> said.percent(hundredths / 100.0), said::at);
        VBox left = new VBox(summary(said), graph(graph, said));
        VBox right = new VBox(
                points(story, said, graph), accounts(story, said, badges, initials), mistakes(story, said, graph));
        left.getStyleClass().add("lobby-side");
        right.getStyleClass().add("lobby-side");
        GridPane sides = Parts.columns(left, right);
        sides.getColumnConstraints().getFirst().setPercentWidth(56);
        sides.getColumnConstraints().getLast().setPercentWidth(44);
        page.getChildren().setAll(sides);
        graph.requestFocus();
    }

    private static Node summary(StoryWords said) {
        VBox lines = Parts.card("");
        said.summary().forEach(sentence -> lines.getChildren().add(Parts.paragraph(sentence, "story-summary")));
        return lines;
    }

    private Node graph(ChanceGraph graph, StoryWords said) {
        Label at = Parts.paragraph("", "story-at");
        graph.placeProperty().subscribe(place -> at.setText(said.at(place.intValue())));
        VBox.setVgrow(graph, Priority.ALWAYS);
        return Parts.card(
                words.say("story.graph"), graph, at, Parts.paragraph(words.say("story.graph.keys"), "small", "muted"));
    }

    private Node points(Story story, StoryWords said, ChanceGraph graph) {
        VBox card = Parts.card(words.say("story.points"));
        List<Turn> points = story.turningPoints(MOST_POINTS);
        if (points.isEmpty()) {
            card.getChildren().add(Parts.paragraph(words.say("story.points.none"), "muted"));
        }
        for (Turn turn : points) {
            Step last = turn.steps().getLast();
            card.getChildren().add(entry(said.turningPoint(turn), story, last, graph));
        }
        return card;
    }

    private Node mistakes(Story story, StoryWords said, ChanceGraph graph) {
        List<Step.Decided> mistakes = story.mistakes();
        VBox card = Parts.card(words.say("story.mistakes", mistakes.size()));
        mistakes.stream()
                .limit(MOST_MISTAKES)
                .forEach(mistake -> card.getChildren()
                        .add(entry(
                                words.say("story.entry", said.when(mistake), said.mistake(mistake)),
                                story,
                                mistake,
                                graph)));
        if (mistakes.isEmpty()) {
            card.getChildren().add(Parts.paragraph(words.say("story.noMistake"), "muted"));
        }
        return card;
    }

    /// A sentence that leads to its place in the graph.
    private static Node entry(String sentence, Story story, Step step, ChanceGraph graph) {
        Label text = Parts.paragraph(sentence);
        Button entry = new cantstop.client.screen.WideButton(text);
        entry.getStyleClass().add("story-entry");
        entry.setAccessibleText(sentence);
        entry.setOnAction(pressed -> graph.mark(story.steps().indexOf(step) + 1));
        return entry;
    }

    private Node accounts(Story story, StoryWords said, Map<Seat, Badge> badges, Map<Seat, String> initials) {
        VBox card = Parts.card(words.say("story.accounts"));
        for (Seat seat : story.players()) {
            Piece piece = new Piece();
            Badge badge = badges.get(seat);
            if (badge != null) {
                piece.show(badge, initials.getOrDefault(seat, ""));
            }
            piece.getStyleClass().add("pick-piece");
            StackPane ground = new StackPane(piece);
            ground.getStyleClass().add("piece-ground");
            ground.setMinWidth(StackPane.USE_PREF_SIZE);
            Label account = Parts.paragraph(said.account(seat));
            HBox.setHgrow(account, Priority.ALWAYS);
            HBox row = new HBox(ground, account);
            row.getStyleClass().add("row");
            card.getChildren().add(row);
        }
        return card;
    }

    private void failed() {
        told = true;
        page.getChildren().setAll(Parts.paragraph(words.say("story.failed")));
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void activate() {
        home.requestFocus();
        if (!told) {
            giveUp = study.tell(events, game, new Study.Listener(progress::setProgress, this::show, this::failed));
        }
    }

    @Override
    public void deactivate() {
        giveUp.run();
    }

    @Override
    public boolean escape() {
        back.run();
        return true;
    }
}
