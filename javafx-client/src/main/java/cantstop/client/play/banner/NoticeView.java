package cantstop.client.play.banner;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// A strip with one notice about this program, until it is dismissed. It never takes the focus.
public final class NoticeView extends HBox {
    private final Label text = Parts.paragraph("", "strip-text");
    private final Button read;
    private Optional<Notice> notice = Optional.empty();
    private Runnable heeded = () -> {};

    /// What is said, in whichever language.
    ///
    /// @param key its sentence
    /// @param about what the sentence speaks of
    public record Notice(String key, String about) {}

    /// An empty strip.
    public NoticeView(Words words) {
        read = Parts.button("", () -> {
            show(Optional.empty(), words);
            heeded.run();
        });
        getStyleClass().addAll("strip", "notice-strip");
        getChildren().addAll(text, Parts.spring(), read);
        show(Optional.empty(), words);
    }

    /// Shows this notice from now on.
    ///
    /// @param then runs when the user dismisses it
    public void show(Notice other, Words words, Runnable then) {
        heeded = then;
        show(Optional.of(other), words);
    }

    /// Removes a notice that no longer applies.
    ///
    /// @param key its sentence
    public void past(String key, Words words) {
        if (notice.filter(said -> said.key().equals(key)).isPresent()) {
            show(Optional.empty(), words);
        }
    }

    /// Shows the same notice in another language.
    public void speak(Words words) {
        show(notice, words);
    }

    private void show(Optional<Notice> other, Words words) {
        notice = other;
        text.setText(other.map(said -> words.say(said.key(), said.about())).orElse(""));
        read.setText(words.say("announcement.read"));
        Parts.showIf(other.isPresent(), this);
    }
}
