package cantstop.client.extras.story;

import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.story.ChanceBreakdown;
import cantstop.engine.story.JudgedChoice;
import cantstop.engine.story.Story;
import cantstop.engine.story.StoryStep;
import cantstop.engine.story.StoryTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A story as sentences.
final class StoryWords {
    /// Where luck is so much more than skill, or the other way round, it decided alone.
    private static final double ALONE = 2;

    /// Of the chances: what is worth less goes without saying.
    private static final double LITTLE = 0.05;

    /// A turn that survived against such odds has earned a word about them.
    private static final double UNLIKELY = 1.0 / 3;

    /// What would be shown as 0 % is not shown.
    private static final double SHOWN = 0.005;

    private final Words words;
    private final Story story;

    StoryWords(Words words, Story story) {
        this.words = words;
        this.story = story;
    }

    /// A change of a chance to win in hundredths of it. What a chance is is said in percent and never exceeds a whole;
    /// what changed adds up over a game, and may.
    private static long points(double change) {
        return Math.round(100 * change);
    }

    String name(Seat seat) {
        return SeatNames.of(words, story.table(), seat);
    }

    /// What decided it, and the dearest mistake: a few sentences.
    List<String> summary() {
        List<String> sentences = new ArrayList<>();
        headline().flatMap(said -> worth().map(why -> said + ". " + why)).ifPresent(sentences::add);
        sentences.add(dearest());
        return List.copyOf(sentences);
    }

    Optional<Seat> winner() {
        TableState table = story.table();
        return Optional.ofNullable(table.game()).flatMap(game -> Optional.ofNullable(game.winner()));
    }

    /// What one would call across the room; empty if nobody won.
    Optional<String> headline() {
        return winner().map(seat -> words.say(
                decider(story.account(seat), "story.headline.dice", "story.headline.decisions", "story.headline.both"),
                name(seat)));
    }

    /// What did it for the winner, the dice or the choices.
    Optional<String> worth() {
        return winner().map(story::account).map(account -> words.say(worth(account)));
    }

    private static String worth(ChanceBreakdown account) {
        String decider = decider(account, "dice", "choices", "both");
        return switch (decider) {
            case "dice" ->
                beside(account.skill(), "story.worth.dice", "story.worth.dice.helped", "story.worth.dice.despite");
            case "choices" ->
                beside(
                        account.luck(),
                        "story.worth.choices",
                        "story.worth.choices.helped",
                        "story.worth.choices.despite");
            default -> "story.worth.both";
        };
    }

    /// By what the other of the two was worth.
    private static String beside(double other, String alone, String helped, String despite) {
        return Math.abs(other) < LITTLE ? alone : other > 0 ? helped : despite;
    }

    /// The dearest mistake of the game.
    String dearest() {
        return story.dearest()
                .map(decided -> words.say("story.dearest", mistake(decided)))
                .orElseGet(() -> words.say("story.noMistake"));
    }

    private static String decider(ChanceBreakdown account, String dice, String decisions, String both) {
        double luck = Math.max(0, account.luck());
        double skill = Math.max(0, account.skill());
        return luck > ALONE * skill ? dice : skill > ALONE * luck ? decisions : both;
    }

    /// "+44 %".
    String signed(double change) {
        return words.say("story.account.points", points(change));
    }

    /// What the dice and the choices of all players were worth to one of them: a sentence.
    String account(Seat seat) {
        ChanceBreakdown account = story.account(seat);
        return words.say(
                "story.account",
                name(seat),
                points(account.luck()),
                points(account.skill()),
                account.busts(),
                account.expectedBusts());
    }

    /// A decision that cost something.
    String mistake(StoryStep.Decided decided) {
        String name = name(decided.moment().mover());
        JudgedChoice choice = decided.choice();
        return switch (choice) {
            case JudgedChoice.Took took ->
                words.say(
                        "story.took",
                        name,
                        words.option(took.ways().get(took.taken()).columns()),
                        words.option(took.bestWay().columns()),
                        points(took.cost()));
            case JudgedChoice.RolledOrStopped turn
            when turn.rolled() && turn.stop() >= 1 -> words.say("story.rolledPastWin", name, points(turn.cost()));
            case JudgedChoice.RolledOrStopped turn
            when turn.rolled() ->
                words.say("story.rolled", name, words.columns(turn.columns()), turn.steps(), points(turn.cost()));
            case JudgedChoice.RolledOrStopped turn ->
                words.say(
                        "story.stopped",
                        name,
                        words.columns(turn.columns()),
                        Math.max(1, Math.round(turn.rollsEarly())),
                        points(turn.cost()));
        };
    }

    /// A decision that was right.
    String finest(StoryStep.Decided decided) {
        String name = name(decided.moment().mover());
        return switch (decided.choice()) {
            case JudgedChoice.Took took ->
                words.say(
                        "story.fine.took",
                        name,
                        words.option(took.ways().get(took.taken()).columns()),
                        took.otherWay().map(way -> words.option(way.columns())).orElse(""),
                        points(took.spared()));
            case JudgedChoice.RolledOrStopped turn ->
                words.say(
                        turn.rolled() ? "story.fine.rolled" : "story.fine.stopped",
                        name,
                        turn.risk(),
                        turn.steps(),
                        points(turn.spared()));
        };
    }

    /// When a decision was.
    String when(StoryStep.Decided decided) {
        return words.say("story.turn", decided.moment().turn());
    }

    /// A turn that changed much: what happened, and in a second line how much it changed.
    String turningPoint(StoryTurn turn) {
        double from = turn.before().get(turn.place());
        double to = turn.after().get(turn.place());
        String key = turn.bust() ? "story.point.bust" : to >= 1 ? "story.point.won" : "story.point.stopped";
        String said = words.say(key, turn.number(), name(turn.mover()), turn.rolls(), from, to);
        boolean unlikely = !turn.bust() && turn.survival() < UNLIKELY;
        String told = unlikely ? words.say("story.point.unlikely", said, Math.round(1 / turn.survival())) : said;
        // The turn changed by its dice, too: what the choice cost is not what the two chances differ by, and beside
        // them it would look like a slip.
        return dearest(turn)
                .map(decided -> words.say(
                        "story.point.dearest",
                        said.lines().findFirst().orElse(said),
                        points(decided.choice().cost())))
                .orElse(told);
    }

    /// Where a turn that changed much leads to in the graph: to the dearest decision, where it was made in it, else to
    /// the turn's end.
    StoryStep place(StoryTurn turn) {
        return dearest(turn).map(StoryStep.class::cast).orElse(turn.steps().getLast());
    }

    private Optional<StoryStep.Decided> dearest(StoryTurn turn) {
        return story.dearest().filter(decided -> decided.moment().turn() == turn.number());
    }

    /// What happened at a place of the graph, and how it stood then.
    ///
    /// @param place 0 before the first roll, to the number of steps
    String at(int place) {
        return words.say("story.at", happened(place), stands(place));
    }

    /// Everybody's chance at a place of the graph.
    String stands(int place) {
        return chances(place == 0 ? story.begin() : story.steps().get(place - 1).after());
    }

    /// What happened at a place of the graph.
    String happened(int place) {
        if (place == 0) {
            return words.say("story.step.begin");
        }
        StoryStep step = story.steps().get(place - 1);
        String name = name(step.moment().mover());
        int turn = step.moment().turn();
        return switch (step) {
            case StoryStep.Fell fell ->
                words.say(
                        fell.bust() ? "story.step.bust" : "story.step.rolled",
                        turn,
                        name,
                        fell.roll().toString(),
                        fell.risk());
            case StoryStep.Decided decided -> words.say("story.step.decided", turn, done(decided, name));
            case StoryStep.TakenBack _ -> words.say("story.step.takenBack", turn, name);
            case StoryStep.Reviewed reviewed -> {
                long change = points(
                        reviewed.change(story.players().indexOf(step.moment().mover())));
                String key =
                        change == 0 ? "story.step.reviewed" : change > 0 ? "story.step.better" : "story.step.worse";
                yield words.say(key, turn, name, Math.abs(change));
            }
        };
    }

    private String done(StoryStep.Decided decided, String name) {
        JudgedChoice choice = decided.choice();
        String done = switch (choice) {
            case JudgedChoice.Took took ->
                words.say(
                        "coach.take",
                        name,
                        words.option(took.ways().get(took.taken()).columns()));
            case JudgedChoice.RolledOrStopped turn ->
                words.say(turn.rolled() ? "story.did.rolled" : "story.did.stopped", name, turn.steps());
        };
        return choice.cost() < SHOWN ? done : words.say("story.did.cost", done, points(choice.cost()));
    }

    private String chances(List<Double> chances) {
        List<String> each = new ArrayList<>();
        for (int player = 0; player < chances.size(); player++) {
            each.add(words.say("story.chance", name(story.players().get(player)), chances.get(player)));
        }
        return words.list(each);
    }

    /// "50 %".
    String percent(double share) {
        return words.say("percent", share);
    }
}
