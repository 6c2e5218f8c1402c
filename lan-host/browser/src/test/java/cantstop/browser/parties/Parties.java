package cantstop.browser.parties;

import cantstop.browser.replay.Difference;
import cantstop.browser.replay.PartyTape;
import cantstop.browser.replay.Replay;
import cantstop.browser.seat.SeatBeside;
import cantstop.protocol.client.ClientListener;

/// Plays tapes of parties, in whichever runtime it was compiled for.
public final class Parties {
    /// To make what a screen shows takes most of the time: one core in four has one.
    private static final int CORES_TO_A_SCREEN = 4;

    private static final ClientListener NOBODY = new Nobody();

    private Parties() {}

    /// Prints a line for each party: its number, how many calls of its cores were the same, and a sum of all that some
    /// screens showed; or where a core did something else.
    public static void play(byte[] packed) {
        for (PartyTape party : PartyTape.unpacked(packed)) {
            System.out.println(party.seed() + " " + played(party));
        }
    }

    private static String played(PartyTape party) {
        int calls = 0;
        Shown shown = new Shown();
        for (int core = 0; core < party.tapes().size(); core++) {
            boolean screen = core % CORES_TO_A_SCREEN == 0;
            Replay replay = new Replay(
                    party.tapes().get(core),
                    (secret, timers) -> screen ? SeatBeside.at(secret, timers, shown) : NOBODY);
            try {
                replay.run();
            } catch (Difference difference) {
                return "differs, " + difference.getMessage();
            }
            calls += replay.calls();
        }
        return calls + " calls, shown " + shown.sum();
    }
}
