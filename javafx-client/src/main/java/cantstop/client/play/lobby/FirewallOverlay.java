package cantstop.client.play.lobby;

import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;

/// How this laptop's firewall lets the others in. This system's way is open, the others are folded.
final class FirewallOverlay extends CardOverlay {
    /// Any other system counts as the last one.
    private static final List<Way> WAYS = List.of(
            new Way("Windows", "firewall.system.Windows", "firewall.Windows"),
            new Way("Mac", "firewall.system.Mac", "firewall.Mac"),
            new Way("Linux", "firewall.system.Linux", "firewall.Linux"));

    private final Button close;

    /// What is done on a system, by the keys of its name and of what is said.
    ///
    /// @param system as the JDK's name of it begins
    private record Way(String system, String name, String said) {}

    /// @param system its name, as the JDK has it in `os.name`
    FirewallOverlay(Words words, String system, Runnable dismiss) {
        close = Parts.button(words.say("close"), dismiss);
        close.setCancelButton(true);
        Way own = WAYS.stream()
                .filter(way -> system.startsWith(way.system()))
                .findFirst()
                .orElse(WAYS.getLast());
        VBox box = new VBox(Parts.cardHead(words.say("firewall.title"), close));
        box.getStyleClass().addAll("card", "dialog", "question");
        for (Way way : WAYS) {
            TitledPane fold = Parts.folded(words.say(way.name()), Parts.paragraph(words.say(way.said())), "fold");
            fold.setExpanded(way.equals(own));
            box.getChildren().add(fold);
        }
        lay(box);
    }

    @Override
    public void focus() {
        close.requestFocus();
    }
}
