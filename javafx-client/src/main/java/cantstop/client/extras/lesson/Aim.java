package cantstop.client.extras.lesson;

/// What the learner is to do at a step.
enum Aim {
    ROLL,
    PICK,
    STOP,
    /// Only to read, and to go on.
    READ
}
