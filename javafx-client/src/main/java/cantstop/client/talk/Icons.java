package cantstop.client.talk;

import cantstop.protocol.Reaction;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// How each reaction looks.
final class Icons {
    private Icons() {}

    static FontIcon of(Reaction reaction) {
        return new FontIcon(drawing(reaction));
    }

    private static Ikon drawing(Reaction reaction) {
        return switch (reaction) {
            case GO_ON -> BootstrapIcons.CHEVRON_DOUBLE_UP;
            case STOP -> BootstrapIcons.EXCLAMATION_OCTAGON_FILL;
            case CHICKEN -> BootstrapIcons.EGG_FILL;
            case OUCH -> BootstrapIcons.EMOJI_DIZZY_FILL;
            case BRAVO -> BootstrapIcons.HAND_THUMBS_UP_FILL;
            case LUCKY -> BootstrapIcons.SUIT_CLUB_FILL;
        };
    }
}
