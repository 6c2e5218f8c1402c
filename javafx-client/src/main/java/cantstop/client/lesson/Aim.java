package cantstop.client.lesson;

/// What the learner is to do at a step.
enum Aim {
    ROLL,
    PICK,
    STOP,
    /// Only to read, and to go on.
    READ
}
