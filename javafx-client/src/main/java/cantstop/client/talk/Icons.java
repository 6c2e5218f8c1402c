package cantstop.client.talk;

import cantstop.protocol.Reaction;
import javafx.scene.control.Label;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// How each reaction looks.
final class Icons {
    private Icons() {}

    /// As large as the type around it. An icon's own size in em would be of itself: it grew with every pass of the
    /// style.
    static Label of(Reaction reaction) {
        FontIcon icon = new FontIcon(drawing(reaction));
        Label holder = new Label("", icon);
        holder.getStyleClass().setAll("reaction-icon");
        holder.fontProperty().subscribe(font -> icon.setIconSize((int) Math.round(font.getSize())));
        return holder;
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
