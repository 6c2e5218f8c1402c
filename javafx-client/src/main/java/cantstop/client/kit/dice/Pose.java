package cantstop.client.kit.dice;

/// How one die is seen at one moment of a throw.
///
/// @param along how far it has come from where it was thrown to where it lies, 0 to 1
/// @param lift its height above the asphalt, in sides of a die
/// @param angle how it is turned, in degrees
/// @param face what it shows, 1 to 6
record Pose(double along, double lift, double angle, int face) {}
