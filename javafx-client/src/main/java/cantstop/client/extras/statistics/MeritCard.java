package cantstop.client.extras.statistics;

import cantstop.client.kit.words.Words;
import cantstop.engine.Occupant;
import cantstop.engine.story.SkillAndLuck;
import java.util.Optional;
import javafx.geometry.Orientation;

/// Skill apart from luck: what the dice gave a player in a game, and what decisions gave away, to one side of the
/// middle or the other. Filled in as the coach gets on.
final class MeritCard extends StatisticsCard {
    /// So much of half a track, in chance to win, is filled by what fills it: less should look like little.
    private static final double LEAST = 0.1;

    /// A whole game, from sure to lose to sure to win.
    private static final double POINTS = 100;

    /// Mistakes that cost so much more or less, in points, are told apart: what looks alike is called alike.
    private static final double TELLING = 1;

    private final Words words;
    private final Occupant who;

    MeritCard(Occupant who, Words words) {
        super(words.say("statistics.merit"));
        this.who = who;
        this.words = words;
    }

    void judge(JudgedGames judged) {
        Optional<SkillAndLuck> own = judged.of(who);
        Bars bars = new Bars(words);
        own.ifPresent(merit -> fill(bars, merit, judged.everybody().orElse(merit)));
        String said = own.map(merit -> words.say("statistics.merit.is."
                        + nature(merit, judged.everybody().orElse(merit))))
                .orElse(judged.isDone() ? words.say("statistics.merit.none") : "");
        String read = own.map(merit -> words.say("statistics.merit.said", merit.games()))
                .orElse("");
        String waiting = judged.isDone() ? "" : words.say("statistics.merit.waiting", judged.done(), judged.all());
        show(bars, said, String.join(" ", read, waiting).strip());
        own.ifPresent(merit -> setAccessibleText(
                words.say("statistics.merit.spoken", POINTS * merit.dice(), -POINTS * merit.givenAway())));
    }

    /// Dice are held against none at all, mistakes against everybody's, which stand below them.
    static String nature(SkillAndLuck own, SkillAndLuck everybody) {
        double more = POINTS * (own.givenAway() - everybody.givenAway());
        String mistakes = Math.abs(more) < TELLING ? "_USUAL" : more > 0 ? "_COSTLY" : "_SOUND";
        return (own.dice() < 0 ? "UNLUCKY" : "LUCKY") + mistakes;
    }

    private void fill(Bars bars, SkillAndLuck own, SkillAndLuck everybody) {
        double most = Math.max(LEAST, Math.max(Math.abs(own.dice()), Math.max(own.givenAway(), everybody.givenAway())));
        swing(bars, "statistics.merit.dice", own.dice(), most, "bar-own");
        swing(bars, "statistics.merit.decisions", -own.givenAway(), most, "bar-own");
        swing(bars, "statistics.merit.usual", -everybody.givenAway(), most, "bar-usual");
    }

    private void swing(Bars bars, String key, double value, double most, String style) {
        bars.add(
                words.say(key),
                new DivergingBar(Orientation.HORIZONTAL, value / most, style),
                words.say("statistics.merit.number", POINTS * value));
    }
}
