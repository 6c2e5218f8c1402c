package cantstop.client.shell;

import cantstop.client.kit.screen.BusySign;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.Party;
import cantstop.client.play.banner.AnnouncementView;
import cantstop.client.play.banner.BannerView;
import cantstop.client.play.handover.StripModel;
import cantstop.client.play.handover.StripView;
import cantstop.client.play.knock.KnockModel;
import cantstop.client.play.knock.KnockStrip;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// The strips above every screen, in one language.
final class WindowStrips {
    private final BannerView banner;
    private final StripView strip;
    private final AnnouncementView announcement;
    private final KnockModel knocks;
    private final VBox node;

    /// Strips that follow no party yet.
    ///
    /// @param notice what is to be said once, above all of them
    /// @param motion how things move
    WindowStrips(Navigator navigator, Node notice, Supplier<Motion> motion) {
        Words words = navigator.me().words();
        banner = new BannerView(words, navigator::leave, navigator::renew);
        strip = new StripView(new StripModel(navigator), words, () -> new BusySign(navigator.fx(), motion));
        announcement = new AnnouncementView(words);
        knocks = new KnockModel(words, () -> navigator.me().profile().get().badge(), navigator::openTable);
        // Beside what they say nothing is pressed but what lies below.
        node = new VBox(notice, banner.node(), strip.node(), announcement.node(), new KnockStrip(knocks, words));
        node.setPickOnBounds(false);
    }

    /// Lays them above every screen, and over its middle or in its place what is said while nobody can play.
    void lay(WindowLayers layers) {
        layers.strip(node);
        layers.standIn(banner.sign());
        layers.sign(strip.sign());
    }

    /// Who asks to come in, or to play; and what I may ask for.
    KnockModel knocks() {
        return knocks;
    }

    /// Speaks of this party from now on.
    void follow(Optional<Party> party) {
        banner.follow(party);
        strip.follow(party);
        announcement.follow(party);
        knocks.follow(party);
    }
}
