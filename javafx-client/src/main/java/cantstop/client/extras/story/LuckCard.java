package cantstop.client.extras.story;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Seat;
import cantstop.engine.story.ChanceBreakdown;
import cantstop.engine.story.Story;
import java.util.Map;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

/// What the dice gave each player of a game, and what their decisions did.
final class LuckCard extends VBox {
    /// The longest bar is not shorter than a chance of so much.
    private static final double LEAST_BAR = 0.1;

    private final StoryWords said;

    LuckCard(Story story, Map<Seat, Badge> badges, Map<Seat, String> initials, StoryWords said, Words words) {
        this.said = said;
        getStyleClass().add("card");
        double most = story.players().stream()
                .map(story::account)
                .mapToDouble(account -> Math.max(Math.abs(account.luck()), Math.abs(account.skill())))
                .reduce(LEAST_BAR, Math::max);
        for (Seat seat : story.players()) {
            ChanceBreakdown account = story.account(seat);
            LuckBars bars = new LuckBars(
                    badges.get(seat),
                    initials.getOrDefault(seat, ""),
                    said.account(seat),
                    words,
                    bar("statistics.merit.dice", account.luck(), most),
                    bar("story.choices.bar", account.skill(), most));
            Tooltip.install(bars, new Tooltip(said.account(seat)));
            getChildren().add(bars);
        }
        getChildren().add(Parts.paragraph(words.say("story.unit"), "small", "muted"));
    }

    private LuckBars.Entry bar(String key, double value, double most) {
        return new LuckBars.Entry(key, value / most, said.signed(value));
    }
}
