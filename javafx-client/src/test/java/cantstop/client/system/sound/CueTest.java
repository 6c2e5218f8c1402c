package cantstop.client.system.sound;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.kit.dice.Cast;
import cantstop.client.kit.dice.Impact;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import javax.sound.sampled.UnsupportedAudioFileException;
import org.junit.jupiter.api.Test;

/// A throw is heard as it is seen, and the more is at stake the more of it.
class CueTest {
    private static final List<Impact> IMPACTS = new Cast(7, Cast.USUAL).impacts(List.of(3, 4, 5, 1));

    private static double loudest(Cue cue) {
        return cue.strikes().stream().mapToDouble(Cue.Strike::strength).max().orElseThrow();
    }

    @Test
    void everyDieIsHeardWhenItHitsTheGroundAndWhereItLies() {
        Cue cue = Cue.thrown(IMPACTS, 1, 0);

        assertThat(cue.strikes()).hasSize(12).extracting(Cue.Strike::millis).isEqualTo(millis(1));
        assertThat(cue.strikes()).extracting(Cue.Strike::variant).doesNotContain(Sound.ROLL.variants());
        assertThat(cue.strikes().getFirst().side())
                .isLessThan(cue.strikes().getLast().side());
    }

    private static List<Double> millis(double speed) {
        return IMPACTS.stream().map(impact -> impact.millis() * speed).toList();
    }

    @Test
    void whoSeesItFasterHearsItFaster() {
        assertThat(Cue.thrown(IMPACTS, 0.4, 0).strikes())
                .extracting(Cue.Strike::millis)
                .isEqualTo(millis(0.4));
    }

    @Test
    void theMoreIsAtStakeTheLouderAndHigherItIs() {
        for (int steps = 0; steps < 16; steps += 4) {
            Cue less = Cue.thrown(IMPACTS, 1, steps);
            Cue more = Cue.thrown(IMPACTS, 1, steps + 4);
            assertThat(loudest(more)).isGreaterThan(loudest(less)).isLessThanOrEqualTo(1.2);
            assertThat(more.pitch()).isGreaterThan(less.pitch());
        }
        assertThat(Cue.thrown(IMPACTS, 1, 99)).isEqualTo(Cue.thrown(IMPACTS, 1, 16));
    }

    @Test
    void aThrowIsOneRecordingThatLastsAsLongAsItsLastImpact() throws IOException, UnsupportedAudioFileException {
        PcmSamples mixed = Mixer.mix(Cue.thrown(IMPACTS, 1, 0), PcmSamples::of);

        double last = IMPACTS.stream().mapToDouble(Impact::millis).max().orElseThrow();
        double millis = 1000 * mixed.frames() / mixed.format().getFrameRate();
        assertThat(millis).isBetween(last, last + 100);
    }

    @Test
    void nothingOfAThrowIsCutOffHoweverMuchIsAtStake() throws IOException, UnsupportedAudioFileException {
        for (int seed = 0; seed < 20; seed++) {
            List<Impact> impacts = new Cast(seed, Cast.USUAL).impacts(List.of(3, 4, 5, 1));
            PcmSamples mixed = Mixer.mix(Cue.thrown(impacts, 1, 16), PcmSamples::of);

            assertThat(loudest(mixed)).as("seed %d", seed).isLessThan(Short.MAX_VALUE);
        }
    }

    private static double loudest(PcmSamples samples) {
        return IntStream.range(0, samples.frames())
                .mapToDouble(
                        frame -> Math.max(Math.abs(samples.between(frame, 0)), Math.abs(samples.between(frame, 1))))
                .max()
                .orElseThrow();
    }

    @Test
    void aHigherSoundIsShorter() throws IOException, UnsupportedAudioFileException {
        PcmSamples usual = Mixer.mix(Cue.of(Sound.STOP), PcmSamples::of);
        PcmSamples high = Mixer.mix(Cue.atStake(Sound.STOP, 16), PcmSamples::of);

        assertThat(usual.bytes()).isEqualTo(PcmSamples.of(Sound.STOP, 0).bytes());
        assertThat(high.frames()).isLessThan(usual.frames());
    }
}
