package cantstop.client.extras.statistics;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The statistics: everybody on one side, and whoever is chosen in pictures.
public final class StatisticsScreen implements Screen {
    /// From this width on, in lines of what is said, a sample has room beside it.
    private static final double WIDE = 40;

    private final StatisticsModel model;
    private final Words words;
    private final Runnable back;
    private final ListView<StatisticsModel.Row> players = new ListView<>();
    private final Label state = Parts.paragraph("", "muted");
    private final BorderPane page = new BorderPane();
    private final BorderPane root = new BorderPane();
    private final Button leave;
    private final Button practise;
    private final Listening listening = new Listening();
    private Optional<PlayerPage> shown = Optional.empty();

    /// Statistics, not in view yet.
    ///
    /// @param back leads to where one came from
    /// @param begin starts a game that can be counted, where there is none yet
    public StatisticsScreen(StatisticsModel model, Words words, Runnable back, Runnable begin) {
        this.model = model;
        this.words = words;
        this.back = back;
        leave = Parts.button(words.say("back"), back);
        practise = Parts.button(words.say("home.practise"), begin, "accent", "start");
        // Comes into the scene with the first layout after everything has been counted.
        practise.sceneProperty().subscribe(scene -> {
            if (scene != null && leave.isFocused()) {
                practise.requestFocus();
            }
        });
        HBox head = new HBox(Parts.label(words.say("statistics.title"), "large"), Parts.spring(), leave);
        head.getStyleClass().addAll("row", "story-head");
        players.setCellFactory(list -> new PlayerCell(words));
        players.setAccessibleText(words.say("statistics.players"));
        players.getStyleClass().addAll("history-list", "statistics-players");
        players.getSelectionModel().selectedIndexProperty().subscribe(this::open);
        HBox both = new HBox(players, page);
        both.getStyleClass().add("history");
        HBox.setHgrow(page, Priority.ALWAYS);
        root.getStyleClass().add("screen");
        root.setTop(head);
        root.setCenter(both);
    }

    private List<StatisticsModel.Row> rows() {
        return model.rows().get().orElse(List.of());
    }

    private void show() {
        players.getItems().setAll(rows());
        boolean empty = rows().isEmpty();
        Parts.showIf(!empty, players);
        state.setText(words.say(counted() ? "statistics.none" : "statistics.counting"));
        if (!empty) {
            players.getSelectionModel().select(0);
            if (leave.isFocused()) {
                players.requestFocus();
            }
        } else if (counted()) {
            Scrolled none = new Scrolled(nothingYet());
            none.fill();
            page.setCenter(none);
        } else {
            page.setCenter(state);
        }
    }

    private boolean counted() {
        return model.rows().get().isPresent();
    }

    /// What waits to be filled, and the way to what can be counted.
    private Columns nothingYet() {
        state.getStyleClass().add("nothing-said");
        VBox said = new VBox(Parts.paragraph(words.say("statistics.none.title"), "huge"), state, practise);
        said.getStyleClass().add("nothing-words");
        BoardView board = new BoardView();
        board.wordsProperty().set(words);
        board.setFocusTraversable(false);
        board.getStyleClass().add("statistics-sample");
        Columns nothing = new Columns(said, board);
        nothing.getStyleClass().add("nothing-yet");
        // Below the words it would only be seen in part.
        nothing.widthProperty()
                .subscribe(width -> Parts.showIf(
                        width.doubleValue() > WIDE * state.getFont().getSize(), board));
        return nothing;
    }

    private void open() {
        int place = players.getSelectionModel().getSelectedIndex();
        if (place >= 0 && place < rows().size()) {
            PlayerPage opened = new PlayerPage(rows().get(place), model.usualRolls(), words);
            shown = Optional.of(opened);
            judge();
            Scrolled whole = new Scrolled(opened);
            whole.fill();
            page.setCenter(whole);
        }
    }

    private void judge() {
        shown.ifPresent(opened -> opened.judge(model.judged().get()));
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void activate() {
        listening.to(this::show, model.rows());
        listening.to(this::judge, model.judged());
        model.activate();
        show();
        (rows().isEmpty() ? leave : players).requestFocus();
    }

    @Override
    public void deactivate() {
        listening.stop();
        model.deactivate();
    }

    @Override
    public boolean escape() {
        back.run();
        return true;
    }
}
