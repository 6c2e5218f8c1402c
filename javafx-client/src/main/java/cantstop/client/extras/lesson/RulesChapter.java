package cantstop.client.extras.lesson;

/// The five things to know.
enum RulesChapter {
    ROLL(1),
    PICK(2),
    STOP(3),
    BUST(4),
    WIN(5);

    /// How many there are.
    static final int COUNT = 5;

    private final int number;

    RulesChapter(int number) {
        this.number = number;
    }

    /// Its place, from 1.
    int number() {
        return number;
    }
}
