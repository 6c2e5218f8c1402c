package cantstop.client.extras.history;

import cantstop.client.kit.board.SmallBoard;
import cantstop.client.model.navigation.Navigator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// How games were left or ended, as small pictures. Each is drawn when it is asked for, and kept. Confined to the FX
/// thread.
final class Thumbnails {
    private final Map<ListedGame, SmallBoard> known = new HashMap<>();
    private final Navigator navigator;

    Thumbnails(Navigator navigator) {
        this.navigator = navigator;
    }

    /// The picture of a game; nothing is heard of one that can't be read or that has no player.
    void of(ListedGame row, Consumer<SmallBoard> heard) {
        SmallBoard board = known.get(row);
        if (board != null) {
            heard.accept(board);
            return;
        }
        navigator.seen().ifPresent(copies -> {
            var _ = copies.open(row.copy())
                    .thenApply(log -> PastGame.of(row, log))
                    .whenCompleteAsync(
                            (past, failure) -> Optional.ofNullable(past)
                                    .flatMap(read ->
                                            read.smallBoard(navigator.me().words()))
                                    .ifPresent(drawn -> {
                                        known.put(row, drawn);
                                        heard.accept(drawn);
                                    }),
                            navigator.fx());
        });
    }
}
