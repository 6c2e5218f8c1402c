package cantstop.engine.training;

import cantstop.engine.arena.Playout;
import cantstop.engine.arena.RuleSet;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.ExactBot;
import cantstop.engine.bot.Heuristic;
import cantstop.engine.bot.Learned;
import cantstop.engine.bot.Net;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// How one net comes to be: first from games by the
/// hand-made value, then from games against itself.
/// The same seed gives the same net, on any number of cores.
final class Schooling {
    private static final int ROOM = 400_000;
    private static final int GAMES_A_ROUND = 200;

    /// Rounds with the hand-made value alone, before anything is learned.
    private static final int FIRST_ROUNDS = 20;

    private static final int FIRST_REPEATS = 8;

    /// How often each lesson is looked at, on average.
    private static final int REPEATS = 12;

    private static final float FIRST_RATE = 1e-3f;
    private static final float LAST_RATE = 2e-5f;
    /// Rounds between two reports, and two nets that are kept.
    private static final int REPORTED = 10;

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
        for (int round = 0; round < FIRST_ROUNDS; round++) {
            memory.add(selfPlay(-round));
        }
        pupil.learn(memory, FIRST_REPEATS * memory.size() / Pupil.BATCH, FIRST_RATE, random);
        report(name, 0, rounds, began, 0);
        keeper.accept(pupil.net());
        for (int round = 1; round <= rounds; round++) {
            double done = (double) round / rounds;
            float rate = (float) (FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, done));
            List<Lesson> lessons = selfPlay(round);
            memory.add(lessons);
            double loss = pupil.learn(memory, lessons.size() * REPEATS / Pupil.BATCH, rate, random);
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
