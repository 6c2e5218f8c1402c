package cantstop.client.kit.dice;

/// A die hits the ground.
///
/// @param millis since the throw
/// @param die its place
/// @param strength 1 for the first and hardest, more or less
public record Impact(double millis, int die, double strength) {}
