package cantstop.client.play.talk;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.protocol.Reaction;
import javafx.css.PseudoClass;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The six reactions behind one button: each with its icon, its word and its key.
final class ReactionMenu extends MenuButton {
    /// The first one's key is F2: F1 tells what the keys are.
    private static final int FIRST_KEY = 2;

    static final PseudoClass WORDED = PseudoClass.getPseudoClass("worded");

    private final String said;

    /// All of them.
    ///
    /// @param done gives the keyboard back
    ReactionMenu(TalkModel model, Words words, Runnable done) {
        getStyleClass().addAll("round", "reaction-menu");
        setGraphic(Parts.drawing(BootstrapIcons.EMOJI_SMILE, "icon"));
        said = words.say("talk.reactions");
        setAccessibleText(said);
        setTooltip(new Tooltip(said));
        disableProperty().bind(model.talk().reactions().resting());
        int key = FIRST_KEY;
        for (Reaction reaction : Reaction.all()) {
            MenuItem item = new MenuItem(words.say("talk.key", model.word(reaction), "F" + key++), Icons.of(reaction));
            item.setOnAction(chosen -> {
                model.react(reaction);
                done.run();
            });
            getItems().add(item);
        }
    }

    /// Says what it is, if there is room.
    void caption(boolean room) {
        setText(room ? said : "");
        pseudoClassStateChanged(WORDED, room);
    }
}
