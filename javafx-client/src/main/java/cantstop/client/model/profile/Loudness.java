package cantstop.client.model.profile;

import java.time.LocalTime;

/// How loud the program is. Immutable.
///
/// @param effects of what happens at the table, in percent
/// @param myTurn of the call that it is my turn, in percent
/// @param isMuted whether nothing is heard at all
/// @param others whether the turns of those at other laptops are heard too
public record Loudness(int effects, int myTurn, boolean isMuted, boolean others) {
    /// As nobody has set anything.
    public static final Loudness USUAL = new Loudness(70, 80, false, false);

    private static final int EVENING = 22;
    private static final int MORNING = 7;

    /// At this time of the day: at night half as loud, where nobody has set how loud.
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
