package cantstop.client.extras.lesson;

import cantstop.engine.GameState;
import cantstop.engine.Roll;
import java.util.List;

/// The script of the lesson, from its first step to its last.
enum LessonStep {
    FIRST_ROLL(RulesChapter.ROLL, Aim.ROLL),
    FIRST_PICK(RulesChapter.PICK, Aim.PICK),
    SECOND_ROLL(RulesChapter.PICK, Aim.ROLL),
    SECOND_PICK(RulesChapter.PICK, Aim.PICK),
    KEEP(RulesChapter.STOP, Aim.STOP),
    /// The other player has had a turn.
    SECOND_TURN(RulesChapter.BUST, Aim.ROLL),
    TURN_PICK(RulesChapter.BUST, Aim.PICK),
    TURN_ROLL(RulesChapter.BUST, Aim.ROLL),
    TURN_LAST_PICK(RulesChapter.BUST, Aim.PICK),
    TOO_FAR(RulesChapter.BUST, Aim.ROLL),
    BUST(RulesChapter.BUST, Aim.READ),
    /// From here on the game is a later one: two columns are won, the third is nearly climbed.
    LATER(RulesChapter.WIN, Aim.ROLL),
    LAST_PICK(RulesChapter.WIN, Aim.PICK),
    WIN(RulesChapter.WIN, Aim.STOP),
    DONE(RulesChapter.WIN, Aim.READ);

    private static final List<LessonStep> SCRIPT = List.of(values());

    private final RulesChapter chapter;
    private final Aim aim;

    LessonStep(RulesChapter chapter, Aim aim) {
        this.chapter = chapter;
        this.aim = aim;
    }

    /// What falls where the learner rolls.
    Roll dice(GameState game) {
        return switch (this) {
            case FIRST_ROLL -> new Roll(3, 4, 5, 1);
            case SECOND_TURN -> new Roll(2, 6, 4, 5);
            case SECOND_ROLL, TURN_ROLL -> LoadedDice.lastRunner(game);
            case TOO_FAR -> LoadedDice.bust(game);
            case LATER -> new Roll(6, 1, 6, 1);
            case FIRST_PICK, SECOND_PICK, KEEP, TURN_PICK, TURN_LAST_PICK, BUST, LAST_PICK, WIN, DONE ->
                throw new IllegalStateException("nothing is rolled at " + this);
        };
    }

    RulesChapter chapter() {
        return chapter;
    }

    Aim aim() {
        return aim;
    }

    /// Whether the other player moves after it.
    boolean passesOn() {
        return this == KEEP;
    }

    /// Whether the table is set anew before it.
    boolean isLater() {
        return this == LATER;
    }

    LessonStep next() {
        return this == DONE ? DONE : SCRIPT.get(SCRIPT.indexOf(this) + 1);
    }
}
