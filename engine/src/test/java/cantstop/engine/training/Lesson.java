package cantstop.engine.training;

/// One position at the end of a turn, and how likely its player was to win from there.
///
/// @param inputs which inputs of the net are on
/// @param chance the chance to aim at, 0 to 1
record Lesson(short[] inputs, float chance) {}
