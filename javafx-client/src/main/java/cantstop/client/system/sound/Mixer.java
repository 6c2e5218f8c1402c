package cantstop.client.system.sound;

import java.io.IOException;
import java.util.Arrays;
import javax.sound.sampled.UnsupportedAudioFileException;

/// Mixes all sounds of a cue into one recording, so that a device opens one line for it, and not one for each die.
final class Mixer {
    private Mixer() {}

    /// Where the recordings come from.
    interface Recordings {
        /// Decoded, in stereo.
        PcmSamples of(Sound sound, int variant) throws IOException, UnsupportedAudioFileException;
    }

    static PcmSamples mix(Cue cue, Recordings recordings) throws IOException, UnsupportedAudioFileException {
        PcmSamples first = recordings.of(cue.sound(), cue.strikes().getFirst().variant());
        double rate = first.format().getFrameRate() / 1000;
        double[][] ears = new double[2][0];
        for (Cue.Strike strike : cue.strikes()) {
            PcmSamples struck = recordings.of(cue.sound(), strike.variant());
            int begin = (int) Math.round(strike.millis() * rate);
            int length = (int) (struck.frames() / cue.pitch());
            for (int ear = 0; ear < ears.length; ear++) {
                ears[ear] = longer(ears[ear], begin + length);
                double share = strike.strength() * Math.min(1, 1 + (ear == 0 ? -strike.side() : strike.side()));
                for (int at = 0; at < length; at++) {
                    ears[ear][begin + at] += share * struck.between(at * cue.pitch(), ear);
                }
            }
        }
        return PcmSamples.of(first.format(), ears);
    }

    private static double[] longer(double[] samples, int length) {
        return samples.length >= length ? samples : Arrays.copyOf(samples, length);
    }
}
