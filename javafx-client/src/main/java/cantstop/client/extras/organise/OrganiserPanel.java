package cantstop.client.extras.organise;

import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A card over the host's door: a field for the code, and once it was right, what an organiser can do.
public final class OrganiserPanel extends CardOverlay {
    private final OrganiserModel model;
    private final Words words;
    private final Label line = Parts.line("notice");
    private final CodeField code;
    private final Label count = Parts.label("", "organise-count");
    private final Label waiting = Parts.paragraph("", "organise-waiting");
    private final Button shuffle;
    private final Button done;
    private final Button showing;
    private final TextField announcement = new TextField();
    private final TableRows tables;
    private final VBox asking;
    private final VBox organising;
    private final Listening listening = new Listening();
    private boolean organiser;

    /// A panel that is not in view yet.
    public OrganiserPanel(OrganiserModel model, Words words, Runnable dismiss) {
        this.model = model;
        this.words = words;
        tables = new TableRows(words, model::close);
        shuffle = Parts.button(words.say("organise.shuffle"), model::shuffle, "accent", "organise-shuffle");
        shuffle.setMaxWidth(Double.MAX_VALUE);
        done = Parts.button("", dismiss);
        showing = Parts.button(words.say("organise.show"), this::showCode, "accent");
        code = new CodeField(words.say("organise.code"), this::showCode);
        showing.disableProperty().bind(code.whole().map(whole -> !whole));
        asking = new VBox(
                Parts.paragraph(words.say("organise.ask"), "lead"),
                code,
                Parts.paragraph(words.say("organise.then"), "muted"));
        HBox seats = new HBox(count, waiting, shuffle);
        HBox.setHgrow(shuffle, Priority.ALWAYS);
        count.setMinWidth(Region.USE_PREF_SIZE);
        organising = new VBox(
                seats,
                Parts.label(words.say("organise.text"), "strong"),
                entry(announcement, "organise.text", this::announce, "organise.announce"),
                tables.node());
        VBox.setVgrow(tables.node(), Priority.ALWAYS);
        VBox.setVgrow(organising, Priority.ALWAYS);
        done.setCancelButton(true);
        HBox buttons = new HBox(Parts.spring(), done, showing);
        VBox box = new VBox(Parts.cardHead(words.say("organise.title")), line, asking, organising, buttons);
        seats.getStyleClass().addAll("row", "organise-seats");
        asking.getStyleClass().add("organise-part");
        organising.getStyleClass().add("organise-part");
        buttons.getStyleClass().add("buttons");
        box.getStyleClass().addAll("card", "dialog", "question", "organise");
        lay(box);
        listening.to(this::show, model.organising());
        model.activate();
        show();
    }

    private Node entry(TextField field, String name, Runnable action, String button, String... styles) {
        field.setAccessibleText(words.say(name));
        field.setOnAction(entered -> action.run());
        HBox.setHgrow(field, Priority.ALWAYS);
        HBox row = new HBox(field, Parts.button(words.say(button), action, styles));
        row.getStyleClass().add("row");
        return row;
    }

    private void showCode() {
        model.showCode(code.typed());
        if (!model.organising().get().line().isEmpty()) {
            code.write();
        }
    }

    private void announce() {
        if (model.announce(announcement.getText())) {
            announcement.clear();
        }
    }

    private void show() {
        OrganiserState now = model.organising().get();
        line.setText(now.line());
        Parts.showIf(!now.organiser(), asking);
        Parts.showIf(!now.organiser(), showing);
        Parts.showIf(now.organiser(), organising);
        // Before the code nothing is done yet that one could be done with.
        done.setText(words.say(now.organiser() ? "organise.done" : "back"));
        count.setText(Integer.toString(now.count()));
        waiting.setText(now.waiting());
        shuffle.setDisable(!now.shuffles());
        tables.show(now.organiser() ? now.tables() : List.of());
        if (now.organiser() != organiser) {
            organiser = now.organiser();
            focus();
        }
    }

    @Override
    public void focus() {
        if (!model.organising().get().organiser()) {
            code.write();
        } else if (shuffle.isDisabled()) {
            announcement.requestFocus();
        } else {
            shuffle.requestFocus();
        }
    }

    @Override
    public void gone() {
        model.deactivate();
        listening.stop();
    }
}
