package cantstop.client.play.talk;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// What happened, or what is said: one of the two is in view. Beside it stand two round buttons, for what one calls out
/// and for the chat.
public final class TalkPanel extends HBox {
    /// A log that is narrower, in em, tells nothing: the buttons go first, as they have keys.
    private static final double LEGIBLE = 10;

    /// A panel that is wider, in em, has room for words on the buttons.
    private static final double CAPTIONED = 36;

    private final TalkModel model;
    private final Words words;
    private final Region log;
    private final ChatBox chat;
    private final ToggleButton showChat = new ToggleButton();
    private final Runnable apart;
    private final HBox head;
    private final ReactionMenu reactions;
    private final StackPane body;
    private boolean captioned;
    private boolean elsewhere;
    private final Listening listening = new Listening();

    /// A panel with the log in view.
    ///
    /// @param log what happened, in sentences
    /// @param done returns the focus to the board
    /// @param apart opens what is said over the table, where it has no room beside the board
    public TalkPanel(TalkModel model, Words words, Region log, Runnable done, Runnable apart) {
        this.model = model;
        this.words = words;
        this.log = log;
        this.apart = apart;
        chat = new ChatBox(model, words, done);
        showChat.setGraphic(Parts.drawing(BootstrapIcons.CHAT_LEFT, "icon"));
        showChat.getStyleClass().setAll("toggle-button", "round", "chat-button");
        showChat.setOnAction(pressed -> {
            if (showChat.isSelected()) {
                openChat();
            } else {
                open(false);
            }
        });
        reactions = new ReactionMenu(model, words, done);
        head = new HBox(reactions, showChat);
        head.getStyleClass().add("talk-head");
        head.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        head.setMaxHeight(USE_PREF_SIZE);
        setMinWidth(0);
        body = new StackPane(log, chat);
        body.setMinSize(0, 0);
        HBox.setHgrow(body, Priority.ALWAYS);
        setMinHeight(0);
        getStyleClass().add("talk");
        getChildren().addAll(body, head);
        show(false);
    }

    /// Where not even the buttons have room, nothing is better than half of them. All of them have keys.
    @Override
    protected void layoutChildren() {
        head.setVisible(getHeight() >= headHeight() && head.isManaged());
        body.setVisible(getHeight() >= log.minHeight(-1));
        double legible = LEGIBLE * showChat.getFont().getSize();
        caption(getWidth() >= CAPTIONED * showChat.getFont().getSize());
        Parts.showIf(!elsewhere && getWidth() >= head.prefWidth(-1) + legible, reactions);
        super.layoutChildren();
    }

    /// While these are in view the reactions need no button here.
    public void leaveReactionsTo(CallOuts calls) {
        calls.visibleProperty().subscribe(seen -> {
            elsewhere = seen;
            requestLayout();
        });
    }

    private void caption(boolean room) {
        if (room != captioned) {
            captioned = room;
            reactions.caption(room);
            showUnread();
        }
    }

    /// How high it is with its buttons alone.
    public double leastHeight() {
        return headHeight();
    }

    /// How high it is with as much of the log as should be read.
    public double readHeight() {
        return Math.max(headHeight(), log.prefHeight(-1));
    }

    private double headHeight() {
        return head.isManaged() ? head.prefHeight(-1) : 0;
    }

    /// Hides the controls if no other laptop would receive what is said.
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
        showChat.setSelected(talk);
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
        String said = unread == 0 ? words.say("talk.title") : words.say("talk.unread", unread);
        showChat.setText(captioned ? said : unread == 0 ? "" : String.valueOf(unread));
        showChat.pseudoClassStateChanged(ReactionMenu.WORDED, captioned);
        showChat.setAccessibleText(said);
        showChat.setTooltip(new Tooltip(said));
    }
}
