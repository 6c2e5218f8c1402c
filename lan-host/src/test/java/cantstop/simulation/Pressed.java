package cantstop.simulation;

import cantstop.engine.Command;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.RequestId;
import java.util.HashMap;
import java.util.Map;

/// The buttons that people at a laptop have pressed and that were not answered yet.
final class Pressed {
    private final World world;
    private final Referee referee;
    private final Laptop laptop;
    private final Map<RequestId, Asked> asked = new HashMap<>();

    Pressed(World world, Referee referee, Laptop laptop) {
        this.world = world;
        this.referee = referee;
        this.laptop = laptop;
    }

    private record Asked(Friend who, Command what, TableId table) {}

    void note(RequestId request, Friend who, Command what, TableId table) {
        asked.put(request, new Asked(who, what, table));
    }

    void clear() {
        asked.clear();
    }

    void answered(RequestId request, Answer answer) {
        Asked what = asked.remove(request);
        if (what != null) {
            world.note(laptop.name(), "is answered", answer);
            Key host = laptop.screen().hostKey();
            if (host != null && answer instanceof Answer.Accepted(long sequence)) {
                referee.viewers()
                        .accepted(
                                host,
                                what.who().person(),
                                what.table(),
                                what.what(),
                                sequence,
                                laptop.screen().shown(what.table()));
            }
            what.who().answered(what.what(), answer);
        }
    }

    /// Whether somebody here asked for that move and was not answered yet.
    boolean hasAsked(TurnMove move) {
        return asked.values().stream()
                .anyMatch(one ->
                        one.what() instanceof Command.Turn turn && turn.move().equals(move));
    }
}
