package cantstop.client.play.talk;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What happened, or what is said: one of the two is in view, and the reactions stay beside their names.
public final class TalkPanel extends VBox {
    private final TalkModel model;
    private final Words words;
    private final Region log;
    private final ChatBox chat;
    private final ToggleButton showLog;
    private final ToggleButton showChat;
    private final Runnable apart;
    private final HBox head;
    private final Reactions reactions;
    private final StackPane body;
    private final Listening listening = new Listening();

    /// A panel with the log in view.
    ///
    /// @param log what happened, in sentences
    /// @param done gives the keyboard back to the board
    /// @param apart opens what is said over the table, where it has no room beside the board
    public TalkPanel(TalkModel model, Words words, Region log, Runnable done, Runnable apart) {
        this.model = model;
        this.words = words;
        this.log = log;
        this.apart = apart;
        chat = new ChatBox(model, words, done);
        showLog = tab(words.say("table.log"), () -> open(false));
        showChat = tab(words.say("talk.title"), this::openChat);
        ToggleGroup either = new ToggleGroup();
        either.getToggles().addAll(showLog, showChat);
        either.selectToggle(showLog);
        reactions = new Reactions(model, words, done);
        head = new HBox(showLog, showChat, Parts.spring(), reactions);
        head.getStyleClass().addAll("row", "talk-head");
        head.setMinWidth(0);
        setMinWidth(0);
        body = new StackPane(log, chat);
        body.setMinHeight(0);
        VBox.setVgrow(body, Priority.ALWAYS);
        setMinHeight(0);
        getStyleClass().add("talk");
        getChildren().addAll(head, body);
        show(false);
    }

    /// Where not even the names have room, nothing is better than half of them, and what has no room below its name is
    /// not named. The reactions have keys, too.
    @Override
    protected void layoutChildren() {
        boolean named = getHeight() >= head.prefHeight(-1);
        head.setVisible(named && head.isManaged());
        boolean read = getHeight() >= leastHeight();
        body.setVisible(read);
        Parts.showIf(read, showLog);
        reactions.setVisible(getWidth() >= head.prefWidth(-1));
        super.layoutChildren();
    }

    private static ToggleButton tab(String text, Runnable action) {
        ToggleButton tab = new ToggleButton(text);
        tab.getStyleClass().add("tab-button");
        tab.setMinWidth(USE_PREF_SIZE);
        tab.setOnAction(pressed -> action.run());
        return tab;
    }

    /// How high it is with a single line of the log.
    public double leastHeight() {
        return headHeight() + log.minHeight(-1);
    }

    /// How high it is with as much of the log as should be read.
    public double readHeight() {
        return headHeight() + log.prefHeight(-1);
    }

    private double headHeight() {
        return head.isManaged() ? head.prefHeight(-1) + getSpacing() : 0;
    }

    /// Where nobody hears what is said there is nothing to say it with.
    private void showHead() {
        boolean heard = model.heard().get();
        head.setManaged(heard);
        head.setVisible(heard);
        if (!heard) {
            open(false);
        }
    }

    /// Whether one can read a line and write one here; where the window is small or the zoom large one can't.
    private boolean hasRoom() {
        return getHeight() >= 3 * head.prefHeight(-1);
    }

    /// Takes the keyboard for a line of chat.
    public void write() {
        if (!model.heard().get()) {
            return;
        }
        openChat();
        if (hasRoom()) {
            chat.write();
        }
    }

    private void openChat() {
        open(hasRoom());
        if (!hasRoom()) {
            apart.run();
        }
    }

    private void open(boolean talk) {
        show(talk);
        model.talk().look(talk);
    }

    private void show(boolean talk) {
        // One of the two is always in view: a second press on its name changes nothing.
        (talk ? showChat : showLog).setSelected(true);
        Parts.showIf(!talk, log);
        Parts.showIf(talk, chat);
    }

    public void activate() {
        model.activate();
        chat.activate();
        model.talk().look(showChat.isSelected());
        listening.to(this::showUnread, model.talk().unread());
        showUnread();
        listening.to(this::showHead, model.heard());
        showHead();
    }

    public void deactivate() {
        model.deactivate();
        chat.deactivate();
        model.talk().look(false);
        listening.stop();
    }

    private void showUnread() {
        int unread = model.talk().unread().get();
        showChat.setText(unread == 0 ? words.say("talk.title") : words.say("talk.unread", unread));
    }
}
