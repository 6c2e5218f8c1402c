package cantstop.engine.bot;

import cantstop.engine.Board;
import java.util.ArrayList;
import java.util.List;

/// The best value there is for each game: for two players and three columns a pair of nets, learned from the standard
/// rules and as good in the other variants, of which one plays and one tells (see [LearnedValue]); and where there is
/// none
/// or it can't be used, the hand-made value. There may be
/// one each for two players and more columns, for three and for four players, too.
public final class StrongestValue implements Value {
    /// The files that ship, in the order of [#place].
    static final List<String> NETS = List.of("standard.net");

    /// What plays in place of the first of them.
    static final String RIVAL = "rival.net";

    private static final int PLACES = 4;

    /// The fewest columns that win.
    private static final int SHORT = 3;

    private final List<Value> values = new ArrayList<>();
    private final List<NetFile.Found.Unusable> replaced = new ArrayList<>();

    /// The strongest of these nets.
    ///
    /// @param nets in the order of [#place], as far as there are any
    /// @param rival plays in place of the first of them, which tells
    public StrongestValue(List<NetFile.Found> nets, NetFile.Found rival) {
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
        plays(nets.getFirst(), rival);
    }

    /// The one that ships with the program.
    public static StrongestValue shipped() {
        return new StrongestValue(NETS.stream().map(NetFile::shipped).toList(), NetFile.shipped(RIVAL));
    }

    /// Plays by another net than it tells by, where both can be used.
    private void plays(NetFile.Found tells, NetFile.Found plays) {
        switch (plays) {
            case NetFile.Found.Whole(Net net)
            when tells instanceof NetFile.Found.Whole(Net fair) -> values.set(0, new LearnedValue(net, fair));
            case NetFile.Found.Whole _ -> {
                // Nobody could be told what it means.
            }
            case NetFile.Found.Unusable unusable -> replaced.add(unusable);
        }
    }

    /// The nets for which the hand-made value had to take over.
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
