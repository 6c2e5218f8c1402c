package cantstop.client.model.profile;

/// How loud the program is. Immutable.
///
/// @param effects of what happens at the table, in percent
/// @param myTurn of the call that it is my turn, in percent
/// @param isMuted whether nothing is heard at all
/// @param others whether the turns of those at other laptops are heard too
public record Loudness(int effects, int myTurn, boolean isMuted, boolean others) {}
