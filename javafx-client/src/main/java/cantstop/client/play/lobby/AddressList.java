package cantstop.client.play.lobby;

import cantstop.client.kit.screen.OneRow;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.play.Extras;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// How the others get here: every address under which this laptop can be reached, to be read out, and all of them in
/// one invite, to be copied. And whether it works: how many hear this host, and how many got through.
final class AddressList {
    /// In em: two addresses and the three buttons beside them, in each language.
    private static final double USUALLY_WIDE = 56;

    private final Words words;
    private final VBox box = new VBox();
    // Kept, as a mapped value lives only as long as somebody holds it.
    private final ObservableValue<String> heard;
    private final ObservableValue<String> shutOut;

    /// The addresses, or what to do where there are none; nothing at all for a guest, who has none to tell.
    ///
    /// @param open opens the card with which a phone joins, and the one that gives the program to those without it
    /// @param help says how this laptop's firewall lets the others in
    AddressList(Words words, LobbyModel model, Consumer<Extras.Entry> open, Runnable help) {
        this.words = words;
        heard = model.hearing().heard();
        shutOut = model.hearing().shutOut();
        box.getStyleClass().add("way-here");
        box.setMaxHeight(Region.USE_PREF_SIZE);
        model.addresses().ifPresent(all -> {
            if (all.isEmpty()) {
                box.getChildren().add(Parts.paragraph(words.say("lobby.addresses.none")));
            } else {
                addAddresses(all, model, open, help);
            }
        });
        HBox.setHgrow(box, Priority.ALWAYS);
    }

    private void addAddresses(List<String> all, LobbyModel model, Consumer<Extras.Entry> open, Runnable help) {
        Label title = Parts.label(words.say("lobby.addresses"), "card-title");
        FlowPane list = new OneRow();
        list.getStyleClass().add("addresses");
        // Where it likes to wrap says how high it is, and so how much empty room there is below a single row.
        list.prefWrapLengthProperty().bind(title.fontProperty().map(font -> USUALLY_WIDE * font.getSize()));
        all.forEach(address -> list.getChildren().add(Parts.label(address, "address")));
        list.getChildren().getFirst().getStyleClass().add("first-address");
        model.invite().ifPresent(invite -> list.getChildren().add(copyButton(invite)));
        list.getChildren()
                .addAll(
                        Parts.button(words.say("lobby.phone"), () -> open.accept(Extras.Entry.PHONE)),
                        Parts.button(words.say("lobby.give"), () -> open.accept(Extras.Entry.GIVE)));
        box.getChildren().addAll(title, list);
        addHearing(list, help);
    }

    /// Who sees this game is a quiet line; who can't come in is a strip that tells how to mend it.
    private void addHearing(Region sign, Runnable help) {
        Label through = Parts.line("small", "audience");
        through.textProperty().bind(heard);
        Label shut = Parts.paragraph("", "strong");
        shut.textProperty().bind(shutOut);
        HBox.setHgrow(shut, Priority.ALWAYS);
        shut.setMaxWidth(Double.MAX_VALUE);
        HBox strip = new HBox(shut, Parts.button(words.say("firewall.how"), help));
        strip.getStyleClass().addAll("row", "shut-out");
        strip.maxWidthProperty().bind(sign.widthProperty());
        strip.visibleProperty().bind(shut.textProperty().isNotEmpty());
        strip.managedProperty().bind(strip.visibleProperty());
        box.getChildren().addAll(through, strip);
    }

    private Node copyButton(String invite) {
        Button copy = new Button(words.say("lobby.invite"));
        copy.setAccessibleText(words.say("lobby.invite"));
        copy.setOnAction(pressed -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(invite);
            Clipboard.getSystemClipboard().setContent(content);
            copy.setText(words.say("lobby.invite.copied"));
        });
        return copy;
    }

    Node node() {
        return box;
    }
}
