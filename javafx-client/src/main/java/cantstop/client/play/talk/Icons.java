package cantstop.client.play.talk;

import cantstop.client.kit.screen.Parts;
import cantstop.protocol.Reaction;
import javafx.scene.control.Label;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// How each reaction looks.
final class Icons {
    private Icons() {}

    static Label of(Reaction reaction) {
        return Parts.drawing(drawing(reaction), "reaction-icon");
    }

    private static Ikon drawing(Reaction reaction) {
        return switch (reaction) {
            case GO_ON -> BootstrapIcons.DICE_6_FILL;
            case STOP -> BootstrapIcons.EXCLAMATION_OCTAGON_FILL;
            case CHICKEN -> BootstrapIcons.EGG_FILL;
            case OUCH -> BootstrapIcons.EMOJI_DIZZY_FILL;
            case BRAVO -> BootstrapIcons.HAND_THUMBS_UP_FILL;
            case LUCKY -> BootstrapIcons.SUIT_CLUB_FILL;
        };
    }
}
