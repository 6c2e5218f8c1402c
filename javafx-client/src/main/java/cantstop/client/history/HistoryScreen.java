package cantstop.client.history;

import cantstop.client.board.BoardView;
import cantstop.client.board.BoardWords;
import cantstop.client.screen.Parts;
import cantstop.client.screen.Screen;
import cantstop.client.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.protocol.client.SeenGame;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// History: the copies on one side, and on the other the board of the one that is open, with a slider that goes through
/// it step by step.
public final class HistoryScreen implements Screen {
    private final HistoryModel model;
    private final Words words;
    private final ListView<SeenGame> list = new ListView<>();
    private final BoardView board = new BoardView();
    private final Slider slider = new Slider();
    private final Label sentence = Parts.paragraph("", "strong");
    private final Label verdict = Parts.paragraph("", "muted");
    private final Label problem = Parts.line("problem");
    private final Button goOn;
    private final HBox root = new HBox();
    private final InvalidationListener refresh = property -> show();

    public HistoryScreen(HistoryModel model, Words words, BoardWords boardWords) {
        this.model = model;
        this.words = words;
        goOn = Parts.button(words.say("history.goOn"), model::goOn, "accent");
        Button home = Parts.button(words.say("door.home"), model::goHome);
        home.setCancelButton(true);
        list.setCellFactory(view -> new Row());
        list.getStyleClass().add("history-list");
        list.setAccessibleText(words.say("history.title"));
        list.setPlaceholder(Parts.paragraph(words.say("history.empty"), "muted"));
        list.getSelectionModel().selectedItemProperty().addListener((property, was, is) -> {
            if (is != null) {
                model.open(is);
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox left = new VBox(Parts.label(words.say("history.title"), "large"), list, new HBox(home));
        left.getStyleClass().add("history-side");
        board.wordsProperty().set(boardWords);
        board.setFocusTraversable(false);
        board.setMinHeight(0);
        VBox.setVgrow(board, Priority.ALWAYS);
        slider.setAccessibleText(words.say("history.steps"));
        slider.setBlockIncrement(1);
        slider.valueProperty().addListener((property, was, is) -> step());
        HBox foot = new HBox(verdict, Parts.spring(), goOn);
        foot.getStyleClass().add("row");
        HBox.setHgrow(verdict, Priority.ALWAYS);
        VBox right = new VBox(board, sentence, slider, problem, foot);
        right.getStyleClass().add("history-game");
        HBox.setHgrow(right, Priority.ALWAYS);
        root.getStyleClass().addAll("screen", "history");
        root.getChildren().addAll(left, right);
    }

    private void show() {
        if (!list.getItems().equals(model.games().get())) {
            list.getItems().setAll(model.games().get());
        }
        Optional<Past> past = model.opened().get();
        past.ifPresent(open -> list.getSelectionModel().select(open.game()));
        slider.setDisable(past.isEmpty());
        slider.setMax(past.map(Past::length).orElse(0));
        slider.setValue(slider.getMax());
        verdict.setText(past.map(model::verdict).orElse(""));
        Parts.showIf(past.filter(model::mayGoOn).isPresent(), goOn);
        step();
    }

    private void step() {
        Optional<Past> past = model.opened().get();
        int step = (int) Math.round(slider.getValue());
        sentence.setText(past.map(open -> model.sentence(open, step)).orElse(""));
        past.map(open -> open.after(Math.min(step, open.length()))).ifPresent(this::show);
    }

    private void show(TableState state) {
        Map<Seat, Badge> badges = new HashMap<>();
        for (Seat seat : state.occupied()) {
            Badge badge = state.chair(seat).badge();
            if (badge != null) {
                badges.put(seat, badge);
            }
        }
        board.badgesProperty().set(badges);
        board.gameProperty().set(state.game());
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void activate() {
        model.games().addListener(refresh);
        model.listed().addListener(refresh);
        model.opened().addListener(refresh);
        model.activate();
        problem.setText(model.problem());
        show();
        list.requestFocus();
    }

    @Override
    public void deactivate() {
        model.games().removeListener(refresh);
        model.listed().removeListener(refresh);
        model.opened().removeListener(refresh);
    }

    /// One copy in the list.
    private final class Row extends ListCell<SeenGame> {
        @Override
        protected void updateItem(@Nullable SeenGame game, boolean empty) {
            super.updateItem(game, empty);
            setText(null);
            if (empty || game == null) {
                setGraphic(null);
                return;
            }
            VBox lines = new VBox(
                    Parts.label(game.name(), "strong"),
                    Parts.label(model.players(game), "small"),
                    Parts.label(model.line(game), "small", "muted"));
            setGraphic(lines);
            setAccessibleText(words.say("history.row", game.name(), model.players(game), model.line(game)));
        }
    }
}
