package cantstop.client.system.sound;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/// A decoded sound: 16-bit PCM, one channel, little-endian. Immutable, as long as its bytes are not written to.
final class PcmSamples {
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

    /// Reads a sound of this package.
    static PcmSamples of(Sound sound) throws IOException, UnsupportedAudioFileException {
        try (InputStream file =
                        Objects.requireNonNull(PcmSamples.class.getResourceAsStream(sound.file()), sound.file());
                AudioInputStream audio = AudioSystem.getAudioInputStream(new BufferedInputStream(file))) {
            return new PcmSamples(audio.getFormat(), audio.readAllBytes());
        }
    }

    /// The same, softer. Done here, as not every device has a volume of its own.
    ///
    /// @param loudness 0 to 1; an ear hears the square of it
    PcmSamples at(double loudness) {
        byte[] softer = new byte[bytes.length];
        double factor = loudness * loudness;
        for (int at = 0; at + 1 < bytes.length; at += 2) {
            int sample = (short) (bytes[at] & 0xff | bytes[at + 1] << 8);
            int scaled = (int) Math.round(sample * factor);
            softer[at] = (byte) scaled;
            softer[at + 1] = (byte) (scaled >> 8);
        }
        return new PcmSamples(format, softer);
    }
}
