package cantstop.tools.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cantstop.engine.Board;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.HandMadeValue;
import cantstop.engine.bot.Lanes;
import cantstop.engine.bot.Net;
import cantstop.engine.bot.NetFile;
import cantstop.engine.bot.Playout;
import cantstop.engine.bot.RuleSet;
import cantstop.engine.bot.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class TrainerTest {
    private static final int ROUNDS = 12;

    @TempDir
    private Path folder;

    @Tag("long")
    @Test
    void aTrainingThatWasStoppedGoesOnToTheSameNet() throws IOException {
        byte[] whole = NetFile.write(trainer().run(ROUNDS, checkpoint("whole"), (_, _, _) -> {}));

        assertThatThrownBy(() -> trainer().run(ROUNDS, checkpoint("stopped"), (done, _, _) -> {
                    if (done == 11.0 / ROUNDS) {
                        throw new IllegalStateException("the power is gone");
                    }
                }))
                .hasMessage("the power is gone");
        List<Double> heard = new ArrayList<>();
        Net resumed = trainer().run(ROUNDS, checkpoint("stopped"), (done, _, _) -> heard.add(done));

        assertThat(heard).containsExactly(11.0 / ROUNDS, 1.0);
        assertThat(NetFile.write(resumed)).isEqualTo(whole);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theSameSeedGivesTheSameNetOnAnyNumberOfThreads() throws Exception {
        byte[] alone = trained(1, 7);
        byte[] crowded = trained(4, 7);
        byte[] otherwise = trained(1, 8);

        assertThat(crowded).isEqualTo(alone);
        assertThat(otherwise).isNotEqualTo(alone);
    }

    /// A parallel stream runs on the threads of the pool that it is asked in.
    private byte[] trained(int threads, long seed) throws Exception {
        try (ForkJoinPool pool = new ForkJoinPool(threads)) {
            Trainer trainer =
                    new Trainer(List.of(RuleSet.STANDARD, RuleSet.parse("jumping-strict-2p-3c")), seed, 1, null);
            Checkpoint none = checkpoint("seed " + seed + " on " + threads);
            return pool.submit(() -> NetFile.write(trainer.run(1, none, (_, _, _) -> {})))
                    .get();
        }
    }

    @Test
    void aGameAgainstARivalTeachesTheEndsOfOnesOwnTurns() {
        for (int own = 0; own < 2; own++) {
            SelfPlay game = new SelfPlay(RuleSet.STANDARD, new HandMadeValue(), 0, 0, new SplittableRandom(3));

            List<Sample> samples = game.against(new HandMadeValue(), own);

            assertThat(samples)
                    .isNotEmpty()
                    .allSatisfy(sample -> assertThat((double) sample.chance()).isBetween(-0.5, 1.5));
        }
    }

    @Test
    void aRivalIsMetInEveryGameAndNamed() throws IOException {
        AtomicInteger asked = new AtomicInteger();
        Value rival = new Value() {
            private final Value handMade = new HandMadeValue();

            @Override
            public Stops stops(Lanes lanes) {
                asked.incrementAndGet();
                return handMade.stops(lanes);
            }

            @Override
            public double chance(Board board, int moves) {
                return handMade.chance(board, moves);
            }

            @Override
            public double told(Board board, double chance) {
                return chance;
            }
        };

        Trainer trainer = new Trainer(List.of(RuleSet.STANDARD), 7, 1, new Trainer.Rival("somebody", rival));
        Net net = trainer.run(1, checkpoint("rival"), (_, _, _) -> {});

        assertThat(asked).hasValueGreaterThan(15);
        assertThat(net.origin()).contains("against somebody");
    }

    @Test
    void aNetThatGoesOnAgainstItselfStaysAsItWasLearned() throws IOException {
        Net learned = new TrainableNet(2, new SplittableRandom(1)).net();
        Trainer trainer = new Trainer(List.of(RuleSet.STANDARD), 7, 1, null);
        trainer.begin(learned);

        Net net = trainer.run(1, checkpoint("refined"), (_, _, _) -> {});

        assertThat(net.leadShare()).isEqualTo(1);
        assertThat(net.origin()).contains("15 games of another net, 1 of its own; 1.0 times as steep");
    }

    @Test
    void aNetThatIsTooSureOfItselfIsToldToBeLessSo() {
        SplittableRandom random = new SplittableRandom(6);
        Net net = new TrainableNet(2, random).net();
        List<Sample> samples = new ArrayList<>();
        for (Board board : positions(4_000, random)) {
            double told = net.chance(board, 1);
            double came = 1 / (1 + Math.exp(-0.6 * Math.log(told / (1 - told))));
            samples.add(sample(board, random.nextDouble() < came ? 1 : 0));
        }

        float factor = TemperatureScaling.factor(net, samples);

        assertThat(factor).isCloseTo(0.6f, within(0.1f));
        assertThat(TemperatureScaling.factor(net.steeper(1.5f), samples)).isCloseTo(factor / 1.5f, within(1e-4f));
    }

    @Test
    void aCheckpointOfAnotherTrainingIsNotTaken() throws IOException {
        TrainableNet trainable = new TrainableNet(2, new SplittableRandom(1));
        Path file = folder.resolve("standard.school");
        new Checkpoint(file, "seed 1").save(10, trainable, new ReplayBuffer(1));

        assertThat(new Checkpoint(file, "seed 2").resume(trainable, new ReplayBuffer(1)))
                .isZero();
        assertThat(new Checkpoint(file, "seed 1").resume(trainable, new ReplayBuffer(1)))
                .isEqualTo(10);
        assertThat(Files.exists(folder.resolve("standard.school.part"))).isFalse();
    }

    @Test
    void aPupilLearnsWhatItIsToldAlsoInAMirror() {
        SplittableRandom random = new SplittableRandom(4);
        List<Board> positions = positions(30, random);
        Board board = positions.get(20);
        Board other = positions.get(24);
        ReplayBuffer buffer = new ReplayBuffer(2);
        buffer.add(List.of(sample(board, 0.9), sample(other, 0.2)));
        TrainableNet trainable = new TrainableNet(2, random);
        TrainableNet follower = new TrainableNet(2, random);

        trainable.learn(buffer, 300, 0.003f, random);
        follower.begin(trainable.net());

        assertThat(trainable.net().chance(board, 1)).isCloseTo(0.9, within(0.02));
        assertThat(trainable.net().chance(mirror(board), 1)).isCloseTo(0.9, within(0.02));
        assertThat(trainable.net().chance(other, 1)).isCloseTo(0.2, within(0.02));
        assertThat(follower.net().chance(board, 1)).isCloseTo(trainable.net().chance(board, 1), within(1e-4));
    }

    /// The positions after so many turns of games between two bots that play without a thought.
    private static List<Board> positions(int count, SplittableRandom random) {
        Bot bot = Bots.named(Bots.RANDOM).orElseThrow();
        List<Board> positions = new ArrayList<>();
        Playout.Listener listener = new Playout.Listener() {
            @Override
            public void asks(int seat, Board board, long markers, long options) {
                positions.add(board);
            }
        };
        while (positions.size() < count) {
            new Playout(RuleSet.STANDARD, new Bot[] {bot, bot}, random.split(), listener).play();
        }
        return positions.subList(0, count);
    }

    private static Sample sample(Board board, double chance) {
        int[] active = new int[Net.MOST_ACTIVE];
        return new Sample(active, Net.active(board, 1, active), Net.lead(board), chance);
    }

    private static Board mirror(Board board) {
        return RuleSet.STANDARD.board(new long[] {mirror(board.own()), mirror(board.next())}, 0);
    }

    /// Column 2 becomes column 12: the packed columns in reverse.
    private static long mirror(long squares) {
        long mirrored = 0;
        for (int column = 2; column <= 12; column++) {
            mirrored |= (squares >>> 4 * column & 15) << 4 * (14 - column);
        }
        return mirrored;
    }

    private static Trainer trainer() {
        return new Trainer(List.of(RuleSet.STANDARD), 7, 1, null);
    }

    private Checkpoint checkpoint(String name) {
        return new Checkpoint(folder.resolve(name), name);
    }
}
