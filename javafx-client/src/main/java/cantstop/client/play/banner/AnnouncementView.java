package cantstop.client.play.banner;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.protocol.ChatText;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// A strip with what the organiser of a big party announced, until it has been read. It follows one party at a time
/// and never takes the focus from the game.
public final class AnnouncementView {
    private final Words words;
    private final Label text = Parts.paragraph("", "strip-text");
    private final HBox strip;
    private final Listening listening = new Listening();
    private Optional<Party> party = Optional.empty();

    public AnnouncementView(Words words) {
        this.words = words;
        Button read = Parts.button(words.say("announcement.read"), this::read);
        strip = new HBox(text, Parts.spring(), read);
        strip.getStyleClass().addAll("strip", "announcement");
        show();
    }

    public Node node() {
        return strip;
    }

    /// Shows what is announced at this party from now on.
    public void follow(Optional<Party> other) {
        listening.stop();
        party = other;
        party.ifPresent(there -> listening.to(this::show, there.hostLobby().announcement()));
        show();
    }

    private void read() {
        party.ifPresent(there -> there.hostLobby().read());
    }

    private void show() {
        Optional<ChatText> said =
                party.flatMap(there -> there.hostLobby().announcement().get());
        Parts.showIf(said.isPresent(), strip);
        text.setText(
                said.map(line -> words.say("announcement.text", line.text())).orElse(""));
    }
}
