package cantstop.tools.gap;

import cantstop.tools.exact.SmallBoard;
import cantstop.tools.exact.SmallMoves;
import cantstop.tools.training.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Games of a value against itself on a small board, and what can be learned from them. Confined to one thread.
final class SmallGame {
    /// As on the large board: of so many turns one is played with mistakes, and so large they are.
    private static final double STRAYS = 0.2;

    private static final double STRAYING = 0.08;

    private final SmallBoard board;
    private final SmallValue value;
    private final SmallPlayer player;

    /// @param value what it plays by
    SmallGame(SmallBoard board, SmallMoves moves, SmallValue value) {
        this.board = board;
        this.value = value;
        this.player = SmallPlayer.learned(board, moves, value);
    }

    /// A turn that was played.
    ///
    /// @param expected the mover's chance before the first roll, as the mover saw it
    /// @param strayed whether it was played with mistakes
    /// @param after the mover's spaces at its end
    /// @param waiting the other's
    @SuppressWarnings("ArrayRecordComponent")
    private record Played(double expected, boolean strayed, int[] after, int[] waiting) {}

    /// Plays a game: my chance at the end of a turn is one minus the other's, mixed with what follows.
    ///
    /// @param lambda how much comes from further down the game
    List<Sample> play(double lambda, RandomGenerator random) {
        List<Played> turns = turns(random);
        List<Sample> samples = new ArrayList<>();
        double later = 1;
        for (int place = turns.size() - 1; place > 0; place--) {
            Played now = turns.get(place);
            double mover = now.strayed ? now.expected : (1 - lambda) * now.expected + lambda * later;
            later = 1 - mover;
            Played before = turns.get(place - 1);
            samples.add(value.sample(before.after, before.waiting, later));
        }
        return samples;
    }

    private List<Played> turns(RandomGenerator random) {
        List<Played> turns = new ArrayList<>();
        int[] own = new int[board.columns()];
        int[] other = own;
        while (board.won(other) < board.target()) {
            double expected = player.begin(own, other);
            boolean strays = random.nextDouble() < STRAYS;
            int[] after = board.spaces(end(strays ? STRAYING : 0, random));
            turns.add(new Played(expected, strays, after, other));
            own = board.left(other, after);
            other = after;
        }
        return turns;
    }

    /// Plays the turn: the spaces at its end; as at its start after a bust.
    private int end(double noise, RandomGenerator random) {
        int index = player.start();
        while (true) {
            int offer = player.draw(index, random);
            if (offer < 0) {
                return player.start();
            }
            index = player.choose(index, offer, noise, random);
            if (!player.rollsOn(index, noise, random)) {
                return index;
            }
        }
    }
}
