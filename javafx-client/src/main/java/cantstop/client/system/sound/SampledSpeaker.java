package cantstop.client.system.sound;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.Clip;
import javax.sound.sampled.LineEvent;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.UnsupportedAudioFileException;
import org.slf4j.LoggerFactory;

/// The system's sound device. Devices may take their time to open, so everything runs on one thread of its own. If
/// there is no device, it logs that once and stays silent.
public final class SampledSpeaker implements Speaker {
    /// The most sounds at once: more can't be distinguished.
    private static final int MOST_AT_ONCE = 6;

    private final Map<String, PcmSamples> loaded = new HashMap<>();
    private final Device device;
    private final Executor thread;
    private int sounding;
    private volatile boolean broken;

    /// Where clips come from.
    interface Device {
        Clip clip() throws LineUnavailableException;
    }

    /// The device that the system prefers.
    public SampledSpeaker() {
        this(
                AudioSystem::getClip,
                Executors.newSingleThreadExecutor(
                        Thread.ofPlatform().daemon().name("sound").factory()));
    }

    SampledSpeaker(Device device, Executor thread) {
        this.device = device;
        this.thread = thread;
    }

    @Override
    public void play(Cue cue, double loudness) {
        if (!broken) {
            thread.execute(() -> begin(cue, loudness));
        }
    }

    @Override
    public boolean isBroken() {
        return broken;
    }

    private void begin(Cue cue, double loudness) {
        if (broken || sounding >= MOST_AT_ONCE) {
            return;
        }
        try {
            PcmSamples samples = Mixer.mix(cue, this::samples).at(loudness);
            Clip clip = device.clip();
            clip.addLineListener(event -> {
                if (event.getType().equals(LineEvent.Type.STOP)) {
                    thread.execute(() -> end(clip));
                }
            });
            clip.open(samples.format(), samples.bytes(), 0, samples.bytes().length);
            sounding++;
            clip.start();
        } catch (LineUnavailableException
                | IOException
                | UnsupportedAudioFileException
                | RuntimeException
                | LinkageError e) {
            broken = true;
            LoggerFactory.getLogger(SampledSpeaker.class).info("there is no sound here: {}", e.toString());
        }
    }

    private void end(Clip clip) {
        sounding--;
        clip.close();
    }

    private PcmSamples samples(Sound sound, int variant) throws IOException, UnsupportedAudioFileException {
        PcmSamples samples = loaded.get(sound.file(variant));
        if (samples == null) {
            samples = PcmSamples.of(sound, variant);
            loaded.put(sound.file(variant), samples);
        }
        return samples;
    }
}
