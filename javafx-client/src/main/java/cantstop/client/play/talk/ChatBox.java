package cantstop.client.play.talk;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.protocol.HostMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The lines that were said, a place to type the next, and the people one need not hear.
final class ChatBox extends VBox {
    /// So many times its height has a sentence that stands by itself.
    private static final double ROOMY = 2.5;

    private final TalkModel model;
    private final Words words;
    private final Runnable done;
    private final ListView<String> lines = new ListView<>();
    private final TextField field = new TextField();
    private final Label told = Parts.line("small", "notice");
    private final Listening listening = new Listening();

    /// A box that follows nothing yet.
    ///
    /// @param done gives the keyboard back
    ChatBox(TalkModel model, Words words, Runnable done) {
        this.model = model;
        this.words = words;
        this.done = done;
        lines.getStyleClass().addAll("log", "chat");
        lines.setAccessibleText(words.say("talk.title"));
        Label none = Parts.label(words.say("talk.none"), "muted", "small");
        lines.setPlaceholder(none);
        // Squeezed between the edges it would say less than nothing.
        none.visibleProperty()
                .bind(lines.heightProperty().greaterThan(none.heightProperty().multiply(ROOMY)));
        lines.setMinHeight(0);
        lines.setCellFactory(list -> new SaidCell());
        VBox.setVgrow(lines, Priority.ALWAYS);
        told.managedProperty().bind(told.textProperty().isNotEmpty());
        field.setPromptText(words.say("talk.prompt"));
        field.setAccessibleText(words.say("talk.prompt"));
        field.setOnAction(entered -> send());
        // A menu button would swallow it.
        addEventFilter(KeyEvent.KEY_PRESSED, pressed -> {
            if (pressed.getCode() == KeyCode.ESCAPE) {
                pressed.consume();
                done.run();
            }
        });
        HBox.setHgrow(field, Priority.ALWAYS);
        HBox entry = new HBox(field, people());
        entry.getStyleClass().add("row");
        getChildren().addAll(lines, told, entry);
        getStyleClass().add("log-panel");
        setMinHeight(0);
    }

    /// As many lines as a sentence needs in the width that there is.
    private static final class SaidCell extends ListCell<String> {
        private SaidCell() {
            setWrapText(true);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(String said, boolean empty) {
            super.updateItem(said, empty);
            setText(empty ? null : said);
        }
    }

    private MenuButton people() {
        MenuButton people = new MenuButton(words.say("talk.people"));
        people.getStyleClass().add("quiet");
        people.setMinWidth(USE_PREF_SIZE);
        people.setOnShowing(shown -> people.getItems().setAll(items()));
        return people;
    }

    /// Whom one need not hear first; below a line, whom one can send away.
    private List<MenuItem> items() {
        List<TalkModel.Voice> others = model.others();
        List<MenuItem> items = new ArrayList<>();
        others.stream().filter(voice -> !voice.silent()).map(this::voice).forEach(items::add);
        List<MenuItem> away = others.stream()
                .filter(TalkModel.Voice::mayGo)
                .<MenuItem>map(this::away)
                .toList();
        if (!items.isEmpty() && !away.isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        items.addAll(away);
        return items;
    }

    /// It can't be taken back, so it asks in place, and says afterwards that it was done.
    private Menu away(TalkModel.Voice voice) {
        MenuItem sure = new MenuItem(words.say("talk.away.sure", voice.name()));
        sure.getStyleClass().add("destructive");
        sure.setOnAction(pressed -> {
            model.sendAway(voice.person());
            told.setText(words.say("talk.away.done", voice.name()));
        });
        Menu away = new Menu(words.say("talk.away", voice.name()), null, sure);
        away.getStyleClass().add("destructive");
        return away;
    }

    private CheckMenuItem voice(TalkModel.Voice voice) {
        CheckMenuItem item = new CheckMenuItem(words.say("talk.mute.name", voice.name()));
        item.setSelected(voice.muted());
        item.setOnAction(pressed -> model.talk().mute(voice.person(), item.isSelected()));
        return item;
    }

    private void send() {
        told.setText("");
        model.chat(field.getText());
        field.clear();
        done.run();
    }

    /// Takes the keyboard for a line.
    void write() {
        field.requestFocus();
    }

    /// Leaves out the place for what is said until somebody says something.
    ///
    /// @param whenSilent is told whether nobody has
    void shrink(Consumer<Boolean> whenSilent) {
        lines.getItems().subscribe(() -> {
            boolean silent = lines.getItems().isEmpty();
            Parts.showIf(!silent, lines);
            whenSilent.accept(silent);
        });
        Parts.showIf(false, lines);
        whenSilent.accept(true);
    }

    void activate() {
        listening.to(this::refresh, model.talk().lines());
        refresh();
    }

    void deactivate() {
        listening.stop();
    }

    /// The latest on top, as in the log.
    private void refresh() {
        List<HostMessage.Spoken> spoken = model.talk().lines();
        lines.getItems().setAll(spoken.reversed().stream().map(model::sentence).toList());
        lines.scrollTo(0);
    }
}
