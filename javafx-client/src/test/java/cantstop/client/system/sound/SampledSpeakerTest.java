package cantstop.client.system.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sound.sampled.Clip;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.UnsupportedAudioFileException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What is played, and that a machine without sound stays silent and calm.
class SampledSpeakerTest {
    private final Deque<Runnable> thread = new ArrayDeque<>();
    private final AtomicInteger asked = new AtomicInteger();

    @Test
    void whoPlaysIsNeverHeldUp() {
        SampledSpeaker speaker = new SampledSpeaker(this::none, thread::add);
        speaker.play(Cue.of(Sound.ROLL), 1);
        assertThat(asked).hasValue(0);
        assertThat(thread).hasSize(1);
    }

    @Test
    void aMissingDeviceIsAskedForOnce() {
        SampledSpeaker speaker = new SampledSpeaker(this::none, Runnable::run);
        assertThat(speaker.isBroken()).isFalse();
        speaker.play(Cue.of(Sound.ROLL), 1);
        speaker.play(Cue.of(Sound.BUST), 1);
        assertThat(speaker.isBroken()).isTrue();
        assertThat(asked).hasValue(1);
    }

    @Test
    void aSystemWithoutTheLibraryIsSilentToo() {
        SampledSpeaker speaker = new SampledSpeaker(
                () -> {
                    throw new UnsatisfiedLinkError("libasound.so.2");
                },
                Runnable::run);
        speaker.play(Cue.of(Sound.WIN), 1);
        assertThat(speaker.isBroken()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Sound.class)
    void everySoundIsShortAndBeginsAndEndsWithoutACrack(Sound sound) throws IOException, UnsupportedAudioFileException {
        for (int variant = 0; variant < sound.variants(); variant++) {
            PcmSamples samples = PcmSamples.of(sound, variant);
            double seconds = samples.frames() / samples.format().getFrameRate();
            assertThat(seconds).isBetween(0.05, 2.0);
            assertThat(samples.format().getFrameRate()).isEqualTo(48_000);
            assertThat(samples.format().getChannels()).isEqualTo(2);
            assertThat(samples.format().getSampleSizeInBits()).isEqualTo(16);
            assertThat(samples.format().isBigEndian()).isFalse();
            assertThat(sample(samples, samples.bytes().length - 2)).isZero();
            assertThat(peak(samples)).isBetween(0.7, 0.9);
        }
    }

    @Test
    void softerIsSofter() throws IOException, UnsupportedAudioFileException {
        PcmSamples full = PcmSamples.of(Sound.BUST, 2);
        assertThat(full.at(1).bytes()).isEqualTo(full.bytes());
        assertThat(peak(full.at(0.5))).isBetween(0.24 * peak(full), 0.26 * peak(full));
    }

    private Clip none() throws LineUnavailableException {
        asked.incrementAndGet();
        throw new LineUnavailableException("no line");
    }

    private static double peak(PcmSamples samples) {
        int peak = 0;
        for (int at = 0; at < samples.bytes().length; at += 2) {
            peak = Math.max(peak, Math.abs(sample(samples, at)));
        }
        return (double) peak / Short.MAX_VALUE;
    }

    private static int sample(PcmSamples samples, int at) {
        return (short) (samples.bytes()[at] & 0xff | samples.bytes()[at + 1] << 8);
    }
}
