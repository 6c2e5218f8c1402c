package cantstop.client.system.sound;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/// A decoded sound: 16-bit PCM, two channels, little-endian. Immutable, as long as its bytes are not written to.
final class PcmSamples {
    private static final int CHANNELS = 2;
    private static final int FRAME = 2 * CHANNELS;

    private final AudioFormat format;
    private final byte[] bytes;

    private PcmSamples(AudioFormat format, byte[] bytes) {
        this.format = format;
        this.bytes = bytes;
    }

    AudioFormat format() {
        return format;
    }

    /// Not to be changed.
    byte[] bytes() {
        return bytes;
    }

    /// How many pairs of samples it has.
    int frames() {
        return bytes.length / FRAME;
    }

    /// Reads a sound of this package.
    static PcmSamples of(Sound sound, int variant) throws IOException, UnsupportedAudioFileException {
        String name = sound.file(variant);
        try (InputStream file = Objects.requireNonNull(PcmSamples.class.getResourceAsStream(name), name);
                AudioInputStream audio = AudioSystem.getAudioInputStream(new BufferedInputStream(file))) {
            return new PcmSamples(audio.getFormat(), audio.readAllBytes());
        }
    }

    /// What both ears hear; what is louder than a sample can say is cut.
    static PcmSamples of(AudioFormat format, double[][] ears) {
        byte[] bytes = new byte[ears[0].length * FRAME];
        for (int frame = 0; frame < ears[0].length; frame++) {
            for (int ear = 0; ear < CHANNELS; ear++) {
                write(bytes, frame * FRAME + 2 * ear, ears[ear][frame]);
            }
        }
        return new PcmSamples(format, bytes);
    }

    private static void write(byte[] bytes, int at, double value) {
        int sample = Math.clamp(Math.round(value), Short.MIN_VALUE, Short.MAX_VALUE);
        bytes[at] = (byte) sample;
        bytes[at + 1] = (byte) (sample >> 8);
    }

    private int sample(int at) {
        return (short) (bytes[at] & 0xff | bytes[at + 1] << 8);
    }

    /// What is heard at a moment between two frames.
    ///
    /// @param frame from 0 to less than the last
    double between(double frame, int ear) {
        int before = Math.min((int) frame, frames() - 1);
        int after = Math.min(before + 1, frames() - 1);
        double part = frame - before;
        return sample(before * FRAME + 2 * ear) * (1 - part) + sample(after * FRAME + 2 * ear) * part;
    }

    /// The same, softer. Done here, as not every device has a volume of its own.
    ///
    /// @param loudness 0 to 1; an ear hears the square of it
    PcmSamples at(double loudness) {
        byte[] softer = new byte[bytes.length];
        for (int at = 0; at + 1 < bytes.length; at += 2) {
            write(softer, at, sample(at) * loudness * loudness);
        }
        return new PcmSamples(format, softer);
    }
}
