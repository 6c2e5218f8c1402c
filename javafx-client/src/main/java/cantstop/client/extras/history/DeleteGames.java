package cantstop.client.extras.history;

import cantstop.client.kit.screen.Question;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.words.Words;
import cantstop.protocol.client.SeenGame;
import java.util.ArrayList;
import java.util.List;

/// Deletes games: the one that is open, or all old ones. What that frees is said first, and asked once.
final class DeleteGames {
    private final HistoryModel model;
    private final Words words;
    private final WindowLayers layers;

    DeleteGames(HistoryModel model, Words words, WindowLayers layers) {
        this.model = model;
        this.words = words;
        this.layers = layers;
    }

    void ask() {
        List<SeenGame> one = model.opened()
                .get()
                .filter(past -> past.file().isEmpty())
                .map(past -> List.of(past.game()))
                .orElse(List.of());
        List<SeenGame> old = model.old();
        model.weigh(one, bytesOfOne -> model.weigh(old, bytesOfOld -> ask(one, bytesOfOne, old, bytesOfOld)));
    }

    private void ask(List<SeenGame> one, long bytesOfOne, List<SeenGame> old, long bytesOfOld) {
        List<Question.Answer> answers = new ArrayList<>();
        answers.add(new Question.Answer(words.say("history.delete.keep"), "accent", layers::dismiss));
        if (!one.isEmpty()) {
            String what = words.say("history.delete.one", model.inWords().megabytes(bytesOfOne));
            answers.add(delete(what, one));
        }
        if (!old.isEmpty()) {
            String what =
                    words.say("history.delete.old", old.size(), model.inWords().megabytes(bytesOfOld));
            answers.add(delete(what, old));
        }
        layers.lay(new Question(
                words.say("history.delete.title"),
                words.say("history.delete.text"),
                answers.toArray(Question.Answer[]::new)));
    }

    private Question.Answer delete(String what, List<SeenGame> games) {
        return new Question.Answer(what, "danger", () -> {
            layers.dismiss();
            model.delete(games);
        });
    }
}
