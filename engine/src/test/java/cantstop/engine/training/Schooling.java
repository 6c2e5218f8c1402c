package cantstop.engine.training;

import cantstop.engine.Board;
import cantstop.engine.arena.Playout;
import cantstop.engine.arena.RuleSet;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.ExactBot;
import cantstop.engine.bot.Heuristic;
import cantstop.engine.bot.Learned;
import cantstop.engine.bot.Net;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// How one net comes to be: first from games of a simple bot that makes mistakes, then from games against itself.
/// The same seed gives the same net, on any number of cores.
final class Schooling {
    private static final int ROOM = 400_000;
    private static final int GAMES_A_ROUND = 200;
    private static final int FIRST_GAMES = 40_000;
    private static final int BATCH = 128;

    /// How often each lesson is looked at, on average.
    private static final int REPEATS = 12;

    private static final float FIRST_RATE = 2e-3f;
    private static final float LAST_RATE = 5e-5f;
    /// Rounds between two reports, and two nets that are kept.
    private static final int REPORTED = 10;

    private static final double MISTAKES = 0.15;

    private final List<RuleSet> rules;
    private final int players;
    private final long seed;
    private final Memory memory = new Memory(ROOM);
    private final RandomGenerator random;
    private final Pupil pupil;

    Schooling(List<RuleSet> rules, long seed) {
        this.rules = rules;
        this.players = rules.getFirst().players();
        this.seed = seed;
        this.random = new SplittableRandom(seed);
        this.pupil = new Pupil(players, random);
    }

    /// Goes through the whole school.
    ///
    /// @param rounds of self-play, 200 games each
    /// @param keeper gets the net every now and then
    Net run(int rounds, String name, Consumer<Net> keeper) {
        long began = System.nanoTime();
        memory.add(simpleGames());
        pupil.learn(memory, 12_000, FIRST_RATE / 2, random);
        report(name, 0, rounds, began, 0);
        keeper.accept(pupil.net());
        for (int round = 1; round <= rounds; round++) {
            double done = (double) round / rounds;
            float rate = (float) (FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, done));
            List<Lesson> lessons = selfPlay(round);
            memory.add(lessons);
            double loss = pupil.learn(memory, lessons.size() * REPEATS / BATCH, rate, random);
            if (round % REPORTED == 0 || round == rounds) {
                report(name, round, rounds, began, loss);
                keeper.accept(pupil.net());
            }
        }
        return pupil.net();
    }

    private List<Lesson> selfPlay(int round) {
        Net net = pupil.net();
        return IntStream.range(0, GAMES_A_ROUND)
                .parallel()
                .mapToObj(game -> {
                    RandomGenerator own = new SplittableRandom(seed * 1_000_003 + round * 1009L + game);
                    return new SelfPlay(rules.get(game % rules.size()), net, own).play();
                })
                .toList()
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    /// Lessons from games of [Heuristic#GHS_STOP] with mistakes: who won, and nothing else.
    private List<Lesson> simpleGames() {
        List<Lesson> lessons = new ArrayList<>();
        Bot bot = new Hasty();
        Bot[] bots = new Bot[players];
        java.util.Arrays.fill(bots, bot);
        for (int game = 0; game < FIRST_GAMES; game++) {
            RuleSet ruleSet = rules.get(game % rules.size());
            Ends ends = new Ends();
            int winner = new Playout(ruleSet, bots, random, ends).play();
            lessons.addAll(ends.lessons(players, winner));
        }
        return lessons;
    }

    /// The positions at the ends of turns, of one game.
    private static final class Ends implements Playout.Listener {
        private final List<Board> boards = new ArrayList<>();

        @Override
        public void ended(int seat, Board board) {
            boards.add(board);
        }

        private List<Lesson> lessons(int players, int winner) {
            Net shape = new Net(players, new float[0], new float[0], new float[0]);
            int[] active = new int[Net.MOST_ACTIVE];
            List<Lesson> lessons = new ArrayList<>();
            for (int turn = 0; turn < boards.size() - 1; turn++) {
                for (int after = 0; after < players; after++) {
                    if (after == 1) {
                        continue;
                    }
                    int moves = after == 0 ? 1 : players + 1 - after;
                    int count = shape.active(turned(boards.get(turn), after), moves, active);
                    lessons.add(new Lesson(active, count, (turn + after) % players == winner ? 1 : 0));
                }
            }
            return lessons;
        }

        /// The board as the player so many seats further sees it.
        private static Board turned(Board board, int seats) {
            Board turned = board;
            for (int seat = 0; seat < seats; seat++) {
                long[] all = {turned.own(), turned.next(), turned.third(), turned.fourth()};
                long first = all[0];
                System.arraycopy(all, 1, all, 0, board.players() - 1);
                all[board.players() - 1] = first;
                turned = Board.of(
                        all[0],
                        all[1],
                        all[2],
                        all[3],
                        board.players(),
                        board.variant(),
                        board.placing(),
                        board.target());
            }
            return turned;
        }
    }

    private static final class Hasty implements Bot {
        @Override
        public int choose(Board board, long markers, long options, RandomGenerator random) {
            return random.nextDouble() < MISTAKES
                    ? random.nextInt(Board.count(options))
                    : Heuristic.GHS_STOP.choose(board, markers, options, random);
        }

        @Override
        public boolean rollsOn(Board board, long markers, RandomGenerator random) {
            boolean rolls = Heuristic.GHS_STOP.rollsOn(board, markers, random);
            return board.winsGame(markers) || random.nextDouble() >= MISTAKES ? rolls : !rolls;
        }
    }

    private void report(String name, int round, int rounds, long began, double loss) {
        Bot learner = new ExactBot(new Learned(pupil.net()));
        int games = 400;
        RuleSet shown = rules.getFirst();
        long wins = IntStream.range(0, games)
                .parallel()
                .filter(game -> {
                    Bot[] bots = new Bot[players];
                    java.util.Arrays.fill(bots, Heuristic.GHS_STOP);
                    bots[game % players] = learner;
                    RandomGenerator own = new SplittableRandom(~seed * 7919 + game);
                    return new Playout(shown, bots, own, Playout.Listener.NOBODY).play() == game % players;
                })
                .count();
        System.out.printf(
                "%s  round %d of %d  %.0f s  loss %.4f  %s against GHS+stop: %.1f %% of %d games%n",
                name, round, rounds, (System.nanoTime() - began) * 1e-9, loss, shown, 100.0 * wins / games, games);
    }
}
