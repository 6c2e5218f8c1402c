package cantstop.client.lobby;

import cantstop.client.screen.Parts;
import cantstop.client.words.Words;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// How the others get here: every address under which this laptop can be reached, each to be read out or copied.
final class AddressList {
    private final VBox box = new VBox();

    /// The addresses, or what to do where there are none; nothing at all for a guest, who has none to tell.
    AddressList(Words words, Optional<List<String>> addresses) {
        addresses.ifPresent(all -> {
            if (all.isEmpty()) {
                box.getChildren().add(Parts.paragraph(words.say("lobby.addresses.none")));
            } else {
                FlowPane list = new FlowPane();
                list.getStyleClass().add("addresses");
                all.forEach(address -> list.getChildren().add(entry(words, address)));
                box.getChildren().addAll(Parts.label(words.say("lobby.addresses"), "muted"), list);
            }
        });
        HBox.setHgrow(box, Priority.ALWAYS);
    }

    private static Node entry(Words words, String address) {
        Button copy = new Button(words.say("lobby.copy"));
        copy.setAccessibleText(words.say("lobby.copy") + " " + address);
        copy.setOnAction(pressed -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(address);
            Clipboard.getSystemClipboard().setContent(content);
            copy.setText(words.say("lobby.copied"));
        });
        HBox entry = new HBox(Parts.label(address, "address"), copy);
        entry.getStyleClass().add("row");
        return entry;
    }

    Node node() {
        return box;
    }
}
