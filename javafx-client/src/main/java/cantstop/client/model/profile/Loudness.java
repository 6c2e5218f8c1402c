package cantstop.client.model.profile;

/// How loud the program is to be. Immutable.
///
/// @param effects of what happens at the table, in percent
/// @param myTurn of the call that it is my turn, in percent
/// @param isMuted whether nothing is heard at all
/// @param others whether the others' turns are heard too, where they play at other laptops
public record Loudness(int effects, int myTurn, boolean isMuted, boolean others) {
    private static final int FULL = 100;

    /// As a newcomer finds it.
    public static final Loudness FIRST = new Loudness(70, 80, false, false);

    /// Takes percentages to the nearest that there are.
    public Loudness {
        effects = Math.clamp(effects, 0, FULL);
        myTurn = Math.clamp(myTurn, 0, FULL);
    }

    public Loudness withEffects(int percent) {
        return new Loudness(percent, myTurn, isMuted, others);
    }

    public Loudness withMyTurn(int percent) {
        return new Loudness(effects, percent, isMuted, others);
    }

    public Loudness muted(boolean quiet) {
        return new Loudness(effects, myTurn, quiet, others);
    }

    public Loudness withOthers(boolean heard) {
        return new Loudness(effects, myTurn, isMuted, heard);
    }
}
