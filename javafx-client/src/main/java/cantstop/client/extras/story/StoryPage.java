package cantstop.client.extras.story;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.paint.Caution;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.OneRow;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.screen.WideButton;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Event;
import cantstop.engine.Seat;
import cantstop.engine.story.Story;
import cantstop.engine.story.StoryStep;
import cantstop.engine.story.StoryTurn;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A story that has been told: what decided the game and the graph, which stay in view, and beside them the place that
/// is marked in it and what leads to others. Where there is no room beside, it follows below.
final class StoryPage extends StackPane {
    private static final int MOST_POINTS = 4;
    private static final int MOST_CHOICES = 3;

    /// The height of what any tab tells beside the graph, in em, at most: the board below keeps its size.
    private static final double TOLD = 20;

    /// Of one entry of it, and of the card around all.
    private static final double ENTRY = 4.2;

    private static final double AROUND = 2.6;

    /// The least room for two columns, in em.
    private static final double TWO_COLUMNS = 66;

    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    /// The width of the first of them, in hundredths.
    private static final double LEFT = 56;

    private final Story story;
    private final Words words;
    private final StoryWords said;
    private final Map<Seat, Badge> badges = new HashMap<>();
    private final Map<Seat, String> initials;
    private final ChanceGraph graph;
    private final MomentBoard board;
    private final Label at = Parts.paragraph("", "story-at");
    private final Label stands = Parts.paragraph("", "story-stands");
    private final Scrolled told;
    private final Map<String, VBox> pages = new LinkedHashMap<>();
    private final VBox page = new VBox();
    private final Map<Button, Integer> ways = new HashMap<>();
    private final VBox left;
    private final VBox right;
    private boolean beside;

    /// @param events the table's log from its beginning
    StoryPage(Story story, List<Event> events, Words words) {
        this.story = story;
        this.words = words;
        said = new StoryWords(words, story);
        for (Seat seat : story.players()) {
            Badge badge = SeatNames.badge(words, story.table().chair(seat));
            if (badge != null) {
                badges.put(seat, badge);
            }
        }
        initials = Initials.of(badges);
        graph = new ChanceGraph(
                story,
                badges,
                initials,
                words.say("story.graph.turn"),
                hundredths -> said.percent(hundredths / 100.0),
                said::at);
        board = new MomentBoard(story, events, words);
        graph.placeProperty().subscribe(place -> {
            at.setText(said.happened(place.intValue()));
            stands.setText(said.stands(place.intValue()));
            board.show(place.intValue());
            ways.keySet().forEach(this::mark);
        });
        List<StoryTurn> points = story.turningPoints(MOST_POINTS);
        graph.plant(points.stream().map(turn -> place(said.place(turn))).toList());
        left = new VBox(summary(), graph);
        VBox.setVgrow(graph, Priority.ALWAYS);
        pages.put(
                "story.points",
                entries("", points, "story.points.none", turn -> point(points.indexOf(turn) + 1, turn)));
        pages.put("story.accounts", new LuckCard(story, badges, initials, said, words));
        pages.put("story.choices", choices());
        left.getStyleClass().add("story-side");
        told = new Scrolled(page);
        told.setMinHeight(0);
        right = new VBox(tabs(), told, moment());
        right.getStyleClass().add("story-side");
    }

    /// What is told beside the graph, one page at a time, so that all of it is in view.
    private Node tabs() {
        OneRow tabs = new OneRow();
        tabs.getStyleClass().add("setting-answers");
        ToggleGroup group = new ToggleGroup();
        pages.forEach((title, told) -> {
            ToggleButton tab = Parts.choiceOf(group, words.say(title));
            tab.selectedProperty().subscribe(chosen -> {
                if (chosen) {
                    page.getChildren().setAll(told);
                }
            });
            tabs.getChildren().add(tab);
        });
        group.selectToggle(group.getToggles().getFirst());
        return tabs;
    }

    /// What one would call across the room, if there is anything.
    Optional<String> headline() {
        return said.headline();
    }

    /// Gives the keyboard to the graph.
    void begin() {
        graph.requestFocus();
    }

    @Override
    protected void layoutChildren() {
        arrange();
        super.layoutChildren();
    }

    /// Beside or below each other: known when both the room and the size of the type are.
    private void arrange() {
        boolean room = getWidth() >= TWO_COLUMNS * stands.getFont().getSize();
        if (room == beside && !getChildren().isEmpty()) {
            return;
        }
        beside = room;
        // The board below keeps its size whichever is told.
        told.setPrefHeight(beside ? told() * stands.getFont().getSize() : USE_COMPUTED_SIZE);
        getChildren().clear();
        if (beside) {
            Scrolled course = new Scrolled(left);
            course.setFitToHeight(true);
            GridPane sides = new GridPane();
            sides.getStyleClass().add("columns");
            for (double share : new double[] {LEFT, 100 - LEFT}) {
                ColumnConstraints width = new ColumnConstraints();
                width.setPercentWidth(share);
                sides.getColumnConstraints().add(width);
            }
            Scrolled moments = new Scrolled(right);
            moments.setFitToHeight(true);
            sides.addRow(0, course, moments);
            RowConstraints whole = new RowConstraints();
            whole.setPercentHeight(100);
            sides.getRowConstraints().add(whole);
            getChildren().setAll(sides);
        } else {
            VBox all = new VBox(left, right);
            all.getStyleClass().add("story-sides");
            getChildren().setAll(new Scrolled(all));
        }
    }

    /// How high what is told beside the graph is, in em: as its points or its players, whichever are more.
    private double told() {
        int points = story.turningPoints(MOST_POINTS).size();
        return Math.min(TOLD, Math.max(points, story.players().size()) * ENTRY + AROUND);
    }

    private VBox summary() {
        VBox lines = new VBox();
        lines.getStyleClass().add("story-news");
        Stream.concat(said.worth().stream(), Stream.of(said.dearest()))
                .forEach(sentence -> lines.getChildren().add(Parts.paragraph(sentence, "story-summary")));
        return lines;
    }

    /// The board of the place that is marked, and what happened there.
    private HBox moment() {
        VBox texts = new VBox(at, stands, Parts.paragraph(words.say("story.graph.keys"), "small", "muted"));
        texts.getStyleClass().add("story-texts");
        HBox.setHgrow(texts, Priority.ALWAYS);
        HBox then = new HBox(board.node(), texts);
        then.getStyleClass().addAll("row", "card", "story-moment");
        // The board is as large as what is told leaves room for.
        board.node().prefWidthProperty().bind(then.heightProperty());
        VBox.setVgrow(then, Priority.ALWAYS);
        return then;
    }

    /// The best of them and the worst.
    private VBox choices() {
        VBox all = new VBox();
        all.getStyleClass().add("story-sides");
        List<StoryStep.Decided> finest =
                story.finest().stream().limit(MOST_CHOICES).toList();
        if (!finest.isEmpty()) {
            all.getChildren().add(entries(words.say("story.finest"), finest, "story.noMistake", this::fine));
        }
        all.getChildren().add(mistakes());
        return all;
    }

    private Button fine(StoryStep.Decided decided) {
        return entry(words.say("said", said.when(decided), said.finest(decided)), decided);
    }

    private VBox mistakes() {
        return entries(
                words.say("story.mistakes"),
                story.mistakes().stream().limit(MOST_CHOICES).toList(),
                "story.noMistake",
                mistake -> entry(words.say("said", said.when(mistake), said.mistake(mistake)), mistake));
    }

    private <T> VBox entries(String title, List<T> things, String none, Function<T, Button> entry) {
        VBox card = Parts.card(title);
        things.forEach(thing -> card.getChildren().add(entry.apply(thing)));
        if (things.isEmpty()) {
            card.getChildren().add(Parts.paragraph(words.say(none), "muted"));
        }
        return card;
    }

    /// A turning point with its sign, which stands in the graph too.
    private Button point(int number, StoryTurn turn) {
        Button entry = entry(said.turningPoint(turn), said.place(turn));
        Node text = entry.getGraphic();
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox line = new HBox(new PictureView(new Caution(Integer.toString(number)), "point-sign"), text);
        line.getStyleClass().add("row");
        entry.setGraphic(line);
        return entry;
    }

    private int place(StoryStep step) {
        return story.steps().indexOf(step) + 1;
    }

    /// A sentence that leads to its place in the graph; what stands in a second line is said smaller.
    private Button entry(String said, StoryStep step) {
        List<String> each = said.lines().toList();
        VBox texts = new VBox(Parts.paragraph(each.getFirst(), "story-entry-said"));
        each.stream().skip(1).forEach(line -> texts.getChildren().add(Parts.paragraph(line, "muted")));
        String sentence = String.join(". ", each);
        Button entry = new WideButton(texts);
        entry.getStyleClass().add("story-entry");
        entry.setAccessibleText(sentence);
        ways.put(entry, place(step));
        mark(entry);
        entry.setOnAction(pressed -> {
            graph.mark(place(step));
            if (!beside) {
                graph.requestFocus();
            }
        });
        return entry;
    }

    /// Whose place the graph is at looks chosen.
    private void mark(Button way) {
        way.pseudoClassStateChanged(
                CHOSEN, Objects.equals(ways.get(way), graph.placeProperty().get()));
    }
}
