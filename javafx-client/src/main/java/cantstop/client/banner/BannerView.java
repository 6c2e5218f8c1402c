package cantstop.client.banner;

import cantstop.client.party.Party;
import cantstop.client.screen.Parts;
import cantstop.client.words.Words;
import cantstop.protocol.client.Connection;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The strip itself. It follows one party at a time.
public final class BannerView {
    private final Label text = Parts.paragraph("", "strip-text");
    private final Button button = new Button();
    private final HBox strip = new HBox(text, button);
    private final Words words;
    private final Runnable goHome;
    private final InvalidationListener refresh = property -> refresh();
    private Optional<Party> party = Optional.empty();

    public BannerView(Words words, Runnable goHome) {
        this.words = words;
        this.goHome = goHome;
        strip.getStyleClass().add("strip");
        button.setMinWidth(Region.USE_PREF_SIZE);
        refresh();
    }

    public Node node() {
        return strip;
    }

    /// Speaks of this party from now on, once a table there is attended; before that the door says it all.
    public void follow(Optional<Party> other) {
        party.ifPresent(there -> {
            there.connection().removeListener(refresh);
            there.state().removeListener(refresh);
        });
        party = other;
        party.ifPresent(there -> {
            there.connection().addListener(refresh);
            there.state().addListener(refresh);
        });
        refresh();
    }

    private void refresh() {
        Optional<Party> there = party.filter(Party::isAttending);
        Optional<Banner> banner =
                there.flatMap(visited -> Banner.of(visited.connection().get(), words));
        Parts.showIf(banner.isPresent(), strip);
        if (banner.isEmpty() || there.isEmpty()) {
            return;
        }
        Connection connection = there.get().connection().get();
        text.setText(banner.get().text());
        button.setText(banner.get().button(connection, words));
        button.setOnAction(pressed -> remedy(banner.get().remedy(), there.get()));
    }

    private void remedy(Banner.Remedy remedy, Party there) {
        switch (remedy) {
            case RETRY_NOW -> there.retryNow();
            case CONNECT_AGAIN -> there.connectAgain();
            case LEAVE -> goHome.run();
        }
    }
}
