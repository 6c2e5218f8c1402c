package cantstop.client.extras.watch;

import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.engine.TableState;
import java.util.List;

/// What a room should know of the moment, in a few words: who decides, and, once three runners are out, what alone
/// keeps the next roll from being a bust.
final class WatchCaption {
    private WatchCaption() {}

    static String of(TableState table, GameState game, Words words) {
        String name = SeatNames.of(words, table, game.mover());
        List<Column> needed = game.needed();
        return switch (game.phase()) {
            case Phase.ForStart _ -> words.say("start.title");
            case Phase.Falling _ when game.isThrowingForStart() -> words.say("start.title");
            case Phase.Falling _ -> words.say("turn.rolling.theirs", name);
            case Phase.ToRoll _ -> words.say("turn.toRoll.theirs", name);
            case Phase.ToChoose _ -> words.say("turn.toChoose.theirs", name);
            case Phase.ToGoOn _ when !needed.isEmpty() -> words.say("watch.needs", name, words.oneOf(needed));
            case Phase.ToGoOn _ when game.forcing().isEmpty() -> words.say("turn.toGoOn.theirs", name);
            case Phase.ToGoOn _ -> words.say("turn.mustRoll.theirs", name);
            case Phase.Finished _ -> words.say("turn.finished");
        };
    }
}
