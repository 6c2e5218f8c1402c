package cantstop.client.talk;

import cantstop.client.screen.Parts;
import cantstop.client.words.Words;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Reaction;
import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What happened, or what is said: one of the two is in view, and the reactions stay beside their names.
public final class TalkPanel extends VBox {
    private final TalkModel model;
    private final Words words;
    private final Runnable done;
    private final Region log;
    private final ListView<String> lines = new ListView<>();
    private final TextField field = new TextField();
    private final VBox chat = new VBox();
    private final ToggleButton showLog;
    private final ToggleButton showChat;
    private final MenuButton mute;
    private final HBox head;
    private final InvalidationListener refresh = change -> refresh();
    private final InvalidationListener count = change -> showUnread();

    /// A panel with the log in view.
    ///
    /// @param log what happened, in sentences
    /// @param done gives the keyboard back to the board
    public TalkPanel(TalkModel model, Words words, Region log, Runnable done) {
        this.model = model;
        this.words = words;
        this.log = log;
        this.done = done;
        showLog = tab(words.say("table.log"), false);
        showChat = tab(words.say("talk.title"), true);
        mute = new MenuButton(words.say("talk.mute"));
        mute.getStyleClass().add("quiet");
        mute.setOnShowing(shown -> listVoices());
        ToggleGroup either = new ToggleGroup();
        either.getToggles().addAll(showLog, showChat);
        either.selectToggle(showLog);
        head = new HBox(showLog, showChat, Parts.spring(), reactions());
        head.getStyleClass().addAll("row", "talk-head");
        StackPane body = new StackPane(log, chat());
        body.setMinHeight(0);
        VBox.setVgrow(body, Priority.ALWAYS);
        setMinHeight(0);
        getStyleClass().add("talk");
        getChildren().addAll(head, body);
        open(false);
    }

    /// Where not even the names have room, nothing is better than half of them.
    @Override
    protected void layoutChildren() {
        head.setVisible(getHeight() >= head.prefHeight(-1));
        super.layoutChildren();
    }

    private ToggleButton tab(String text, boolean talk) {
        ToggleButton tab = new ToggleButton(text);
        tab.getStyleClass().add("tab-button");
        tab.setMinWidth(USE_PREF_SIZE);
        tab.setOnAction(pressed -> open(talk));
        return tab;
    }

    private VBox chat() {
        lines.getStyleClass().addAll("log", "chat");
        lines.setAccessibleText(words.say("talk.title"));
        lines.setPlaceholder(Parts.label(words.say("talk.none"), "muted", "small"));
        lines.setMinHeight(0);
        VBox.setVgrow(lines, Priority.ALWAYS);
        field.setPromptText(words.say("talk.prompt"));
        field.setAccessibleText(words.say("talk.prompt"));
        field.setOnAction(entered -> send());
        field.setOnKeyPressed(pressed -> {
            if (pressed.getCode() == KeyCode.ESCAPE) {
                pressed.consume();
                done.run();
            }
        });
        HBox.setHgrow(field, Priority.ALWAYS);
        HBox entry = new HBox(field, mute);
        entry.getStyleClass().add("row");
        chat.getChildren().addAll(lines, entry);
        chat.getStyleClass().add("log-panel");
        return chat;
    }

    private HBox reactions() {
        HBox row = new HBox();
        row.getStyleClass().add("reactions");
        int key = 2;
        for (Reaction reaction : Reaction.all()) {
            Button button = new Button("", Icons.of(reaction));
            String name = model.word(reaction);
            button.getStyleClass().add("reaction");
            button.setAccessibleText(name);
            button.setTooltip(new Tooltip(words.say("talk.key", name, "F" + key++)));
            button.setOnAction(pressed -> {
                model.react(reaction);
                done.run();
            });
            row.getChildren().add(button);
        }
        Button call = Parts.button(words.say("talk.call"), model::call, "call");
        call.setTooltip(new Tooltip(words.say("talk.call.hint")));
        call.disableProperty().bind(model.mayCall().not());
        row.getChildren().add(call);
        return row;
    }

    /// Takes the keyboard for a line of chat.
    public void write() {
        showChat.setSelected(true);
        open(true);
        field.requestFocus();
    }

    private void open(boolean talk) {
        // One of the two is always in view: a second press on its name changes nothing.
        (talk ? showChat : showLog).setSelected(true);
        Parts.showIf(!talk, log);
        Parts.showIf(talk, chat);
        model.look(talk);
        if (talk) {
            lines.scrollTo(0);
        }
    }

    private void send() {
        model.chat(field.getText());
        field.clear();
        done.run();
    }

    private void listVoices() {
        mute.getItems().setAll(model.others().stream().map(this::voice).toList());
    }

    private CheckMenuItem voice(TalkModel.Voice voice) {
        CheckMenuItem item = new CheckMenuItem(words.say("talk.mute.name", voice.name()));
        item.setSelected(voice.muted());
        item.setOnAction(pressed -> model.talk().mute(voice.person(), item.isSelected()));
        return item;
    }

    public void activate() {
        model.activate();
        model.talk().lines().addListener(refresh);
        model.unread().addListener(count);
        refresh();
        showUnread();
    }

    public void deactivate() {
        model.deactivate();
        model.talk().lines().removeListener(refresh);
        model.unread().removeListener(count);
    }

    /// The latest on top, as in the log.
    private void refresh() {
        List<HostMessage.Spoken> spoken = model.talk().lines();
        lines.getItems().setAll(spoken.reversed().stream().map(model::sentence).toList());
        lines.scrollTo(0);
    }

    private void showUnread() {
        int unread = model.unread().get();
        showChat.setText(unread == 0 ? words.say("talk.title") : words.say("talk.unread", unread));
    }
}
