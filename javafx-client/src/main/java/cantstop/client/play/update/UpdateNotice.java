package cantstop.client.play.update;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// Says that a host gives a later version, and fetches it. It takes no room without an update.
public final class UpdateNotice {
    private final UpdateModel model;
    private final Label text = Parts.paragraph("");
    private final Button action;
    private final HBox row;
    private final Listening listening = new Listening();

    public UpdateNotice(UpdateModel model, Words words) {
        this.model = model;
        action = Parts.button("", model::download);
        row = new HBox(text, action, Parts.button(words.say("update.page"), model::openPage));
        row.getStyleClass().addAll("row", "notice");
        HBox.setHgrow(text, Priority.ALWAYS);
        show();
    }

    public Node node() {
        return row;
    }

    public void activate() {
        listening.to(this::show, model.notice());
        model.activate();
        show();
    }

    public void deactivate() {
        listening.stop();
        model.deactivate();
    }

    private void show() {
        Optional<UpdateModel.Notice> notice = model.notice().get();
        notice.map(UpdateModel.Notice::text).ifPresent(text::setText);
        notice.map(UpdateModel.Notice::action).ifPresent(action::setText);
        Parts.showIf(
                notice.map(UpdateModel.Notice::action)
                        .filter(said -> !said.isEmpty())
                        .isPresent(),
                action);
        Parts.showIf(notice.isPresent(), row);
    }
}
