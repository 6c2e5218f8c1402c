package cantstop.client.extras.story;

import cantstop.client.kit.screen.CardOverlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.coach.CoachThread;
import cantstop.engine.Event;
import cantstop.engine.story.Story;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;

/// Shows a game around: the picture of it, to copy or to keep. Where its story has not been told yet, the coach goes
/// through the game first.
final class ShareOverlay extends CardOverlay {
    private final Words words;
    private final List<Event> events;
    private final Executor thread;
    private final Button copy;
    private final Button save;
    private final Button close;
    private final Label said = Parts.line("strong");
    private final VBox box = new VBox();
    private final ProgressBar progress = new ProgressBar(0);
    private Runnable giveUp = () -> {};
    private Optional<ShareCard> card = Optional.empty();

    private ShareOverlay(CoachThread coachThread, Words words, List<Event> events, Runnable dismiss) {
        this.words = words;
        this.events = List.copyOf(events);
        thread = coachThread.thread();
        copy = Parts.button(words.say("share.copy"), this::copy, "accent");
        save = Parts.button(words.say("share.save"), this::chooseFile);
        close = Parts.button(words.say("close"), dismiss);
        close.setCancelButton(true);
        copy.setDisable(true);
        save.setDisable(true);
        progress.setAccessibleText(words.say("story.telling"));
        progress.getStyleClass().add("story-progress");
        FlowPane buttons = new FlowPane(close, save, copy);
        buttons.getStyleClass().addAll("buttons", "button-flow");
        box.getStyleClass().addAll("card", "dialog", "share");
        box.getChildren()
                .addAll(
                        Parts.cardHead(words.say("share.title")),
                        Parts.paragraph(words.say("story.telling"), "muted"),
                        progress,
                        said,
                        buttons);
        lay(box);
    }

    /// Of a story that is known.
    static ShareOverlay of(Story story, CoachThread coachThread, Words words, List<Event> events, Runnable dismiss) {
        ShareOverlay overlay = new ShareOverlay(coachThread, words, events, dismiss);
        overlay.show(story);
        return overlay;
    }

    /// Of a game whose story is told first.
    ///
    /// @param game 1 for the first finished game
    static ShareOverlay of(int game, CoachThread coachThread, Words words, List<Event> events, Runnable dismiss) {
        ShareOverlay overlay = new ShareOverlay(coachThread, words, events, dismiss);
        overlay.giveUp = coachThread.tell(
                events, game, new CoachThread.Listener(overlay.progress::setProgress, overlay::show, overlay::failed));
        return overlay;
    }

    private void show(Story story) {
        ShareCard made = new ShareCard(story, events, words);
        card = Optional.of(made);
        box.getChildren()
                .removeIf(node -> node.equals(progress) || node.getStyleClass().contains("muted"));
        box.getChildren().add(1, new Shrunk(made));
        copy.setDisable(false);
        save.setDisable(false);
        copy.requestFocus();
    }

    private void failed() {
        Parts.showIf(false, progress);
        said.setText(words.say("story.failed"));
    }

    private void copy() {
        card.ifPresent(made -> {
            ClipboardContent content = new ClipboardContent();
            content.putImage(made.picture());
            boolean done = Clipboard.getSystemClipboard().setContent(content);
            said.setText(words.say(done ? "share.copied" : "share.notCopied"));
        });
    }

    private void chooseFile() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(words.say("share.title"));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(words.say("share.files"), "*.png"));
        chooser.setInitialFileName("cant-stop.png");
        Optional.ofNullable(chooser.showSaveDialog(box.getScene().getWindow())).ifPresent(file -> save(file.toPath()));
    }

    /// Writes the picture beside what happens on screen, and says whether that went well.
    void save(Path file) {
        card.map(ShareCard::picture).ifPresent(picture -> {
            var _ = CompletableFuture.runAsync(() -> write(picture, file), thread)
                    .whenComplete((nothing, failure) -> Platform.runLater(() -> tell(failure == null, file)));
        });
    }

    private void tell(boolean done, Path file) {
        said.setText(words.say(done ? "share.saved" : "share.notSaved", String.valueOf(file.getFileName())));
    }

    private static void write(WritableImage picture, Path file) {
        try {
            PngFile.write(picture, file);
        } catch (IOException e) {
            throw new CompletionException(e);
        }
    }

    @Override
    public void focus() {
        (card.isPresent() ? copy : close).requestFocus();
    }

    @Override
    public void gone() {
        giveUp.run();
    }

    /// The card as small as there is room for; the picture that is taken of it is none the smaller.
    private static final class Shrunk extends Region {
        /// Scaled in place of the card, whose own scale would be in its picture.
        private final Pane sheet;

        Shrunk(ShareCard card) {
            sheet = new Pane(card);
            getStyleClass().add("share-preview");
            sheet.setManaged(false);
            sheet.setMouseTransparent(true);
            sheet.resize(ShareCard.WIDTH, ShareCard.HEIGHT);
            getChildren().add(sheet);
        }

        @Override
        protected void layoutChildren() {
            double scale = Math.min(getWidth() / ShareCard.WIDTH, getHeight() / ShareCard.HEIGHT);
            sheet.setScaleX(scale);
            sheet.setScaleY(scale);
            sheet.relocate((getWidth() - ShareCard.WIDTH) / 2, (getHeight() - ShareCard.HEIGHT) / 2);
        }

        @Override
        protected double computePrefWidth(double height) {
            return Math.min(
                    getScene().getWidth() * 0.75, (getScene().getHeight() * 0.6) * ShareCard.WIDTH / ShareCard.HEIGHT);
        }

        @Override
        protected double computePrefHeight(double width) {
            return computePrefWidth(-1) * ShareCard.HEIGHT / ShareCard.WIDTH;
        }
    }
}
