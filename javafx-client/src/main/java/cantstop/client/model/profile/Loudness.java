package cantstop.client.model.profile;

import java.time.LocalTime;

/// The volumes. Immutable.
///
/// @param effects of what happens at the table, in percent
/// @param myTurn of the sound for the own turn, in percent
/// @param isMuted whether nothing is heard at all
/// @param others whether the turns of those at other laptops are heard too
public record Loudness(int effects, int myTurn, boolean isMuted, boolean others) {
    /// The defaults.
    public static final Loudness USUAL = new Loudness(70, 80, false, false);

    private static final int EVENING = 22;
    private static final int MORNING = 7;

    /// The volumes at this time of the day: half as loud at night, if the player has not set them.
    public Loudness at(LocalTime now) {
        boolean night = now.getHour() >= EVENING || now.getHour() < MORNING;
        return night
                ? new Loudness(
                        effects == USUAL.effects ? effects / 2 : effects,
                        myTurn == USUAL.myTurn ? myTurn / 2 : myTurn,
                        isMuted,
                        others)
                : this;
    }
}
