package cantstop.client.lesson;

/// The script of the lesson, from its first step to its last.
enum LessonStep {
    /// Four dice, thrown for the first time.
    FIRST_ROLL(Chapter.ROLL, Aim.ROLL, LoadedDice.showing(3, 4, 5, 1)),
    FIRST_PICK(Chapter.PICK, Aim.PICK),
    SECOND_ROLL(Chapter.PICK, Aim.ROLL, LoadedDice::lastRunner),
    SECOND_PICK(Chapter.PICK, Aim.PICK),
    KEEP(Chapter.STOP, Aim.STOP),
    /// The other player has had a turn.
    SECOND_TURN(Chapter.BUST, Aim.ROLL, LoadedDice.showing(2, 6, 4, 5)),
    TURN_PICK(Chapter.BUST, Aim.PICK),
    TURN_ROLL(Chapter.BUST, Aim.ROLL, LoadedDice::lastRunner),
    TURN_LAST_PICK(Chapter.BUST, Aim.PICK),
    TOO_FAR(Chapter.BUST, Aim.ROLL, LoadedDice::bust),
    BUST(Chapter.BUST, Aim.READ),
    /// From here on the game is a later one: two columns are won, the third is nearly climbed.
    LATER(Chapter.WIN, Aim.ROLL, LoadedDice.showing(6, 1, 6, 1)),
    LAST_PICK(Chapter.WIN, Aim.PICK),
    WIN(Chapter.WIN, Aim.STOP),
    DONE(Chapter.WIN, Aim.READ);

    private final Chapter chapter;
    private final Aim aim;
    private final LoadedDice dice;

    LessonStep(Chapter chapter, Aim aim) {
        this(chapter, aim, LoadedDice::bust);
    }

    LessonStep(Chapter chapter, Aim aim, LoadedDice dice) {
        this.chapter = chapter;
        this.aim = aim;
        this.dice = dice;
    }

    Chapter chapter() {
        return chapter;
    }

    Aim aim() {
        return aim;
    }

    /// What falls where the learner rolls.
    LoadedDice dice() {
        return dice;
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
        return this == DONE ? DONE : values()[ordinal() + 1];
    }
}
