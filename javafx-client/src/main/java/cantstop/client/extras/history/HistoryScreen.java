package cantstop.client.extras.history;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.play.table.LogLine;
import cantstop.client.play.table.TableAnimator;
import cantstop.engine.Event;
import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// History: the copies on one side, and on the other the board of the one that is open, which can be gone through step
/// by step, turn by turn or by itself.
public final class HistoryScreen implements Screen {
    /// So many sentences stand below the last one.
    private static final int LATEST = 12;

    /// Of the width; the rest is the board's.
    private static final double WIDEST_LIST = 0.36;

    private final HistoryModel model;
    private final Words words;
    private final ListView<ListedGame> list = new ListView<>();
    private final TextField filter = new TextField();
    private final Button open;
    private final ReplayStage replay;
    private final TableAnimator stage;
    private final ReplayBar bar;
    private final Label verdict = Parts.paragraph("", "muted");
    private final ToggleButton details;
    private final Label problem = Parts.line("problem");
    private final Label notice = Parts.line("notice");
    private final Button goOn;
    private final Button keep;
    private final Button save;
    private final Button story;
    private final StackPane storyPlace;
    private final Tooltip whyNot;
    private final Button delete;
    private final HBox root = new HBox();
    private final Listening listening = new Listening();
    private Map<Integer, List<Milestones.Mark>> marks = Map.of();
    private int seen;

    /// History, not in view yet.
    ///
    /// @param motion how things move on this screen
    /// @param going goes on as host with the one that is open
    /// @param tell opens the story of a game of a table's log
    /// @param statistics opens the statistics
    /// @param deleting asks which games to delete
    public HistoryScreen(
            HistoryModel model,
            Words words,
            Supplier<Motion> motion,
            Runnable going,
            BiConsumer<List<Event>, Integer> tell,
            Runnable statistics,
            Runnable deleting) {
        this.model = model;
        this.words = words;
        replay = new ReplayStage(words, Parts.button(words.say("home"), model::goHome));
        stage = new TableAnimator(
                replay.board(),
                replay.dice(),
                () -> model.replay().speed().get().isWatched() ? motion.get() : Motion.NONE);
        open = Parts.button(words.say("history.open"), this::chooseWhatToOpen);
        goOn = Parts.button("", going, "accent");
        keep = Parts.button(words.say("history.keep"), model::keep, "accent");
        save = Parts.button(words.say("history.save"), this::chooseWhereToSave);
        story = Parts.button(
                words.say("end.story"), () -> model.told().ifPresent(told -> tell.accept(told.events(), told.game())));
        whyNot = new Tooltip(words.say("history.noStory"));
        delete = Parts.button(words.say("history.delete"), deleting);
        details = Parts.saying(new ToggleButton(), words.say("history.details"));
        details.setGraphic(Parts.drawing(BootstrapIcons.INFO_CIRCLE_FILL, "icon"));
        details.getStyleClass().addAll("quiet", "icon-button");
        details.selectedProperty().subscribe(this::showVerdict);
        VBox.setVgrow(replay, Priority.ALWAYS);
        storyPlace = new StackPane(story);
        FlowPane ways = new FlowPane(details, storyPlace, save, keep, goOn);
        ways.getStyleClass().add("flow");
        bar = new ReplayBar(model.replay(), words, ways);
        notice.textProperty().bind(model.notice());
        VBox game = new VBox(replay, bar, problem, notice);
        game.getStyleClass().add("history-game");
        // Where type is large the board keeps a size at which it can be read, and what is below it is scrolled to.
        Scrolled right = new Scrolled(game);
        right.setFitToHeight(true);
        // However long a sentence there is: the list stays as wide as it is.
        right.setPrefWidth(0);
        HBox.setHgrow(right, Priority.ALWAYS);
        root.getStyleClass().addAll("screen", "history");
        root.getChildren().addAll(side(statistics), right);
    }

    private VBox side(Runnable statistics) {
        list.setCellFactory(view -> new HistoryRow(model, words));
        list.getStyleClass().add("history-list");
        // A list takes Esc for itself, to end an edit that there never is.
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        list.setAccessibleText(words.say("history.title"));
        list.setPlaceholder(Parts.paragraph(words.say("history.empty"), "muted"));
        list.getSelectionModel().selectedItemProperty().subscribe((was, is) -> {
            if (is != null && model.opened().get().filter(is::isOpen).isEmpty()) {
                model.open(is);
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        filter.setPromptText(words.say("history.filter"));
        filter.setAccessibleText(words.say("history.filter"));
        filter.textProperty().subscribe(this::show);
        Label head = Parts.label(words.say("history.title"), "large");
        FlowPane ways = new FlowPane(open, Parts.button(words.say("statistics.title"), statistics), delete);
        ways.getStyleClass().addAll("flow", "history-ways");
        // What is said of a copy takes its room from the list, and nothing else moves.
        VBox left = new VBox(head, filter, list, verdict, ways);
        left.getStyleClass().add("history-side");
        left.maxWidthProperty().bind(root.widthProperty().multiply(WIDEST_LIST));
        return left;
    }

    private void pressed(KeyEvent pressed) {
        if (pressed.getCode() == KeyCode.ESCAPE) {
            pressed.consume();
            model.goHome();
        }
    }

    private void chooseWhatToOpen() {
        choose(
                "history.open",
                chooser -> chooser.showOpenDialog(root.getScene().getWindow()),
                file -> model.open(file.toPath()));
    }

    private void chooseWhereToSave() {
        choose(
                "history.save",
                chooser -> {
                    model.opened().get().map(PastGame::fileName).ifPresent(chooser::setInitialFileName);
                    return chooser.showSaveDialog(root.getScene().getWindow());
                },
                file -> model.save(file.toPath()));
    }

    private void choose(String what, Function<FileChooser, @Nullable File> asking, Consumer<File> then) {
        FileChooser chooser = FileDialogs.chooser(words, what);
        Optional.ofNullable(asking.apply(chooser)).ifPresent(then);
    }

    private void show() {
        List<ListedGame> shown = model.games(filter.getText());
        if (!list.getItems().equals(shown)) {
            list.getItems().setAll(shown);
        }
        delete.setDisable(model.games().get().isEmpty());
        // An empty list shows no focus: what there is to do then is to open a file.
        list.setFocusTraversable(!shown.isEmpty());
        if (shown.isEmpty() && list.isFocused() && model.listed().get()) {
            open.requestFocus();
        }
        Optional<PastGame> past = model.opened().get();
        if (past.filter(open -> open.file().isEmpty()).isPresent()) {
            shown.stream()
                    .filter(row -> row.isOpen(past.get()))
                    .findFirst()
                    .ifPresent(list.getSelectionModel()::select);
        } else {
            list.getSelectionModel().clearSelection();
        }
        bar.show(
                past.map(PastGame::length).orElse(0),
                past.map(open -> PastTurn.of(open, words)).orElse(List.of()));
        marks = past.map(open -> TurningPoints.of(open, model.inWords(), words).stream()
                        .collect(Collectors.groupingBy(mark -> open.gameAt(mark.step()))))
                .orElse(Map.of());
        Parts.showIf(past.isPresent(), details);
        showVerdict();
        goOn.setText(past.map(model.inWords()::wayOn).orElse(""));
        Parts.showIf(past.filter(model::mayGoOn).isPresent(), goOn);
        Parts.showIf(past.filter(model::mayKeep).isPresent(), keep);
        save.setDisable(!model.maySave());
        step();
    }

    /// What happened last, and what did before it.
    private List<LogLine> told(PastGame open, int step) {
        return IntStream.iterate(step, at -> at > Math.max(0, step - LATEST), at -> at - 1)
                .filter(at -> !model.inWords().sentence(open, at).isEmpty())
                .mapToObj(at -> LogLine.of(model.inWords().sentence(open, at), open.event(at), open.after(at), words))
                .toList();
    }

    private void step() {
        stage.finish();
        int step = model.replay().step().get();
        Optional<PastGame> past = model.opened().get();
        offerStory(model.told().isPresent());
        replay.say(past.map(open -> told(open, step)).orElse(List.of()));
        // Those of another game at the table would contradict the board.
        bar.mark(past.map(open -> marks.get(open.gameAt(step))).orElse(List.of()));
        past.filter(open -> step <= open.length()).ifPresent(open -> {
            boolean follows = step == seen + 1 && step > 0;
            replay.show(open.after(step));
            if (follows) {
                stage.play(open.event(step), open.after(step - 1), open.after(step), false, () -> {});
            } else {
                replay.board().gameProperty().set(open.after(step).game());
                replay.dice().show(open.dice(step).orElse(null));
            }
            replay.dice()
                    .bustProperty()
                    .set(step > 0 && open.event(step) instanceof Event.Rolled rolled && rolled.bust());
        });
        seen = step;
    }

    /// A disabled button shows no tooltip: if a game has no story yet, the pane around the button says why.
    private void offerStory(boolean told) {
        story.setDisable(!told);
        if (told) {
            story.setAccessibleText(null);
            Tooltip.uninstall(storyPlace, whyNot);
        } else {
            story.setAccessibleText(words.say("said", words.say("end.story"), whyNot.getText()));
            Tooltip.install(storyPlace, whyNot);
        }
    }

    /// That all is well is a detail. What is wrong with a copy, that it is one of two, and what can be said for one
    /// from another player is said at once.
    private void showVerdict() {
        Optional<PastGame> past = model.opened().get();
        boolean doubtful = past.filter(
                        open -> open.log().flaw().isPresent() || open.file().isPresent())
                .isPresent();
        HistoryWords said = model.inWords();
        verdict.setText(past.map(doubtful || details.isSelected() ? said::verdict : said::branched)
                .orElse(""));
        Parts.showIf(!verdict.getText().isEmpty(), verdict);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void activate() {
        listening.to(this::show, model.rows(), model.listed(), model.opened());
        listening.to(this::step, model.replay().step());
        model.activate();
        problem.setText(model.problem());
        show();
        list.requestFocus();
    }

    @Override
    public boolean escape() {
        model.goHome();
        return true;
    }

    @Override
    public void deactivate() {
        bar.rest();
        listening.stop();
    }
}
