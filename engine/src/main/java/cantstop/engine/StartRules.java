package cantstop.engine;

import cantstop.engine.identity.Person;
import java.util.ArrayList;
import java.util.List;

/// Decides how a game begins: who plays, and who begins.
final class StartRules {
    static final int DICE_EACH = 2;

    private StartRules() {}

    /// Starts a game between all who are seated. The same people as in the last game throw no dice: the seat after
    /// the last starter begins.
    static Decision start(TableState state, Actor actor, List<Integer> faces) {
        List<Seat> players = state.occupied();
        if (!(actor instanceof Actor.Guest(Person person)) || !state.isOwner(person)) {
            return Decision.rejected(Refusal.Plain.NOT_OWNER);
        }
        if (state.isPlaying()) {
            return Decision.rejected(Refusal.Plain.GAME_RUNNING);
        }
        if (players.size() < 2) {
            return Decision.rejected(Refusal.Plain.NEED_TWO_PLAYERS);
        }
        if (state.settings().columnsToWin() > Settings.mostColumns(players.size())) {
            return Decision.rejected(new Refusal.TooManyColumns(Settings.mostColumns(players.size())));
        }
        TableState.Series series = state.series();
        if (series != null && series.players().equals(state.seating())) {
            int last = players.indexOf(series.starter());
            return Decision.accepted(new Event.Started(players, players.get((last + 1) % players.size())));
        }
        Event started = new Event.Started(players, null);
        if (!Rules.evolve(state, started).partners().isEmpty()) {
            // The throw is in the log before its dice are known, and so by itself.
            return Decision.accepted(started);
        }
        return faces.isEmpty()
                ? new Decision.NeedsDice(DICE_EACH * players.size())
                : Decision.accepted(started, new Event.StartRolled(thrown(players, faces)));
    }

    /// The next round of dice, for those who tied.
    static Decision throwAgain(TableState state, Actor actor, List<Integer> faces) {
        if (!(actor instanceof Actor.Host)) {
            return Decision.rejected(Refusal.Plain.NOT_HOST);
        }
        if (state.game() == null || !(state.game().phase() instanceof Phase.ForStart(List<Seat> throwing))) {
            return Decision.rejected(Refusal.Plain.NO_THROW_NEEDED);
        }
        return faces.isEmpty()
                ? new Decision.NeedsDice(DICE_EACH * throwing.size())
                : Decision.accepted(new Event.StartRolled(thrown(throwing, faces)));
    }

    static List<StartThrow> thrown(List<Seat> seats, List<Integer> faces) {
        if (faces.size() != DICE_EACH * seats.size()) {
            throw new IllegalArgumentException(faces.size() + " dice for " + seats.size() + " players");
        }
        List<StartThrow> thrown = new ArrayList<>();
        for (int place = 0; place < seats.size(); place++) {
            thrown.add(new StartThrow(seats.get(place), faces.get(2 * place), faces.get(2 * place + 1)));
        }
        return thrown;
    }
}
