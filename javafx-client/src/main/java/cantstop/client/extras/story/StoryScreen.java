package cantstop.client.extras.story;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import cantstop.client.model.coach.CoachThread;
import cantstop.engine.Event;
import cantstop.engine.story.Story;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The story of a game. While it is being told its progress is shown, and leaving gives it up.
public final class StoryScreen implements Screen {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    /// From this width on, in em, the title is as large as on other screens.
    private static final double WIDE = 80;

    private final CoachThread coachThread;
    private final Words words;
    private final List<Event> events;
    private final int game;
    private final Runnable back;
    private final WindowLayers layers;
    private final Button share;
    private final ProgressBar progress = new ProgressBar(0);
    private final Label title;
    private final Button home;
    private final BorderPane root = new BorderPane();
    private Runnable giveUp = () -> {};
    private boolean told;

    /// A story that has not been told yet.
    ///
    /// @param events a table's log from its beginning
    /// @param game 1 for the first finished game in it
    /// @param layers where the picture of the game is shown
    /// @param back leads to where one came from
    public StoryScreen(
            CoachThread coachThread, Words words, List<Event> events, int game, WindowLayers layers, Runnable back) {
        this.coachThread = coachThread;
        this.words = words;
        this.events = List.copyOf(events);
        this.game = game;
        this.layers = layers;
        this.back = back;
        share = Parts.button(words.say("share.title"), () -> {}, "share-button");
        share.setDisable(true);
        home = Parts.button(words.say("back"), back);
        title = Parts.paragraph(words.say("story.title"), "large");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox head = new HBox(title, share, home);
        head.getStyleClass().addAll("row", "story-head");
        progress.setAccessibleText(words.say("story.telling"));
        progress.getStyleClass().add("story-progress");
        VBox waiting = new VBox(Parts.paragraph(words.say("story.telling"), "muted"), progress);
        waiting.getStyleClass().add("story-side");
        root.getStyleClass().addAll("screen", "story");
        root.setTop(head);
        root.widthProperty()
                .subscribe(width -> root.pseudoClassStateChanged(
                        NARROW, width.doubleValue() < WIDE * home.getFont().getSize()));
        root.setCenter(waiting);
    }

    private void show(Story story) {
        told = true;
        share.setDisable(false);
        share.setOnAction(pressed -> layers.lay(ShareOverlay.of(story, coachThread, words, events, layers::dismiss)));
        StoryPage page = new StoryPage(story, events, words);
        page.headline().ifPresent(title::setText);
        root.setCenter(page);
        // What is scrolled is part of the scene only once its pane has been laid out.
        root.applyCss();
        root.layout();
        root.applyCss();
        page.begin();
    }

    private void failed() {
        told = true;
        root.setCenter(new Scrolled(Parts.card("", Parts.paragraph(words.say("story.failed")))));
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void activate() {
        home.requestFocus();
        if (!told) {
            giveUp = coachThread.tell(
                    events, game, new CoachThread.Listener(progress::setProgress, this::show, this::failed));
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
