package cantstop.engine.bot;

import cantstop.engine.Board;
import java.util.ArrayList;
import java.util.List;

/// The best value for each game: for two players and three columns a net that was trained by the standard rules and is
/// as good in the other variants; for two players and more columns, for three and for four players, nets that were
/// trained by all rules there are. If a net can't be used, the hand-made value.
public final class StrongestValue implements Value {
    /// The shipped files, in the order of [#place].
    static final List<String> NETS = List.of("champion.net", "two.net", "three.net", "four.net");

    private static final int PLACES = 4;

    /// The fewest columns that win.
    private static final int SHORT = 3;

    private final List<Value> values = new ArrayList<>();
    private final List<NetFile.Found.Unusable> replaced = new ArrayList<>();

    /// @param nets in the order of [#place], as far as there are any
    public StrongestValue(List<NetFile.Found> nets) {
        for (NetFile.Found found : nets) {
            switch (found) {
                case NetFile.Found.Whole(Net net) -> values.add(new LearnedValue(net));
                case NetFile.Found.Unusable unusable -> {
                    replaced.add(unusable);
                    values.add(new HandMadeValue());
                }
            }
        }
        while (values.size() < PLACES) {
            values.add(new HandMadeValue());
        }
    }

    public static StrongestValue shipped() {
        return new StrongestValue(NETS.stream().map(NetFile::shipped).toList());
    }

    /// The nets that the hand-made value replaces.
    public List<NetFile.Found.Unusable> replaced() {
        return List.copyOf(replaced);
    }

    @Override
    public double chance(Board board, int moves) {
        return values.get(place(board)).chance(board, moves);
    }

    @Override
    public double told(Board board, double chance) {
        return values.get(place(board)).told(board, chance);
    }

    @Override
    public Stops stops(Lanes lanes) {
        List<Stops> workers = values.stream().map(value -> value.stops(lanes)).toList();
        return new Stops() {
            private Stops worker = workers.getFirst();

            @Override
            public void begin() {
                worker = workers.get(place(lanes.board()));
                worker.begin();
            }

            @Override
            public double bust() {
                return worker.bust();
            }

            @Override
            public void fill(int a, int b, int c, double[] into, int at) {
                worker.fill(a, b, c, into, at);
            }
        };
    }

    private static int place(Board board) {
        return board.players() == 2 && board.target() == SHORT ? 0 : board.players() - 1;
    }
}
