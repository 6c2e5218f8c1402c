package cantstop.client.lesson;

/// The five things to know.
enum Chapter {
    ROLL,
    PICK,
    STOP,
    BUST,
    WIN;

    /// Its place, from 1.
    int number() {
        return ordinal() + 1;
    }
}
