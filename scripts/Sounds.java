import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;

/// Makes the sounds of the game: `java scripts/Sounds.java FOLDER`. The same bytes on every machine, as all of it is
/// strict arithmetic and noise from a seed; a test compares them with the ones that are shipped.
public final class Sounds {
    private static final int RATE = 22_050;
    private static final double PEAK = 0.8;

    private Sounds() {}

    public static void main(String[] words) throws IOException {
        Path folder = Path.of(words.length == 1 ? words[0] : "javafx-client/src/main/resources/cantstop/client/system/sound");
        Files.createDirectories(folder);
        all().forEach((name, samples) -> write(folder.resolve(name + ".wav"), samples));
    }

    private static Map<String, double[]> all() {
        Map<String, double[]> all = new LinkedHashMap<>();
        all.put("roll", roll());
        all.put("choose", choose());
        all.put("stop", stop());
        all.put("bust", bust());
        all.put("column", column());
        all.put("win", win());
        all.put("reaction", reaction());
        all.put("knock", knock());
        all.put("my_turn", myTurn());
        return all;
    }

    /// Four dice on wood: clatter that thins out, and four of them that come to rest.
    private static double[] roll() {
        double[] samples = seconds(0.75);
        SplittableRandom random = new SplittableRandom(4);
        double at = 0;
        for (int hit = 0; hit < 13; hit++) {
            wood(samples, at, 900 + random.nextInt(1_400), 0.35 + 0.3 * random.nextDouble(), 0.03, random);
            at += 0.02 + 0.05 * hit / 13 + 0.01 * random.nextDouble();
        }
        return samples;
    }

    private static double[] choose() {
        double[] samples = seconds(0.18);
        mallet(samples, 0, 659.26, 0.8, 0.05);
        return samples;
    }

    /// Two steps down, and there it stays.
    private static double[] stop() {
        double[] samples = seconds(0.5);
        mallet(samples, 0, 587.33, 0.6, 0.09);
        mallet(samples, 0.11, 440, 0.8, 0.13);
        return samples;
    }

    /// A slide into the depth, and something heavy at its end.
    private static double[] bust() {
        double[] samples = seconds(0.85);
        double phase = 0;
        int slide = (int) (0.5 * RATE);
        for (int at = 0; at < slide; at++) {
            double done = (double) at / slide;
            double pitch = 420 * StrictMath.pow(0.22, done);
            phase += 2 * StrictMath.PI * pitch / RATE;
            double wobble = 1 + 0.15 * StrictMath.sin(2 * StrictMath.PI * 9 * at / RATE);
            samples[at] += 0.45 * wobble * fade(at, slide) * (StrictMath.sin(phase) + 0.35 * StrictMath.sin(2 * phase));
        }
        wood(samples, 0.47, 90, 1, 0.11, new SplittableRandom(13));
        return samples;
    }

    private static double[] column() {
        double[] samples = seconds(0.9);
        double[] notes = {523.25, 659.26, 783.99, 1046.5};
        for (int note = 0; note < notes.length; note++) {
            mallet(samples, 0.09 * note, notes[note], note == 3 ? 0.9 : 0.6, note == 3 ? 0.2 : 0.1);
        }
        return samples;
    }

    private static double[] win() {
        double[] samples = seconds(1.9);
        double[][] chords = {{392, 523.25}, {392, 523.25}, {440, 587.33}, {523.25, 659.26, 783.99, 1046.5}};
        double[] begins = {0, 0.16, 0.32, 0.56};
        for (int chord = 0; chord < chords.length; chord++) {
            for (double note : chords[chord]) {
                brass(samples, begins[chord], note, chord == 3 ? 1.2 : 0.16, 0.3);
            }
        }
        return samples;
    }

    private static double[] reaction() {
        double[] samples = seconds(0.12);
        double phase = 0;
        for (int at = 0; at < samples.length; at++) {
            phase += 2 * StrictMath.PI * (380 + 520.0 * at / samples.length) / RATE;
            samples[at] = fade(at, samples.length) * StrictMath.sin(phase);
        }
        return samples;
    }

    private static double[] knock() {
        double[] samples = seconds(0.6);
        for (int hit = 0; hit < 3; hit++) {
            wood(samples, 0.17 * hit, 210, 0.9, 0.05, new SplittableRandom(hit));
        }
        return samples;
    }

    private static double[] myTurn() {
        double[] samples = seconds(0.9);
        mallet(samples, 0, 659.26, 0.6, 0.2);
        mallet(samples, 0.14, 987.77, 0.8, 0.24);
        return samples;
    }

    private static double[] seconds(double length) {
        return new double[(int) (length * RATE)];
    }

    /// A bar that was struck: its note, and the fourth partial that is gone at once.
    private static void mallet(double[] samples, double begin, double pitch, double loud, double decay) {
        int first = (int) (begin * RATE);
        for (int at = first; at < samples.length; at++) {
            double time = (double) (at - first) / RATE;
            double attack = StrictMath.min(1, time / 0.002);
            double note = StrictMath.exp(-time / decay) * StrictMath.sin(2 * StrictMath.PI * pitch * time);
            double partial =
                    0.3 * StrictMath.exp(-time / (decay / 5)) * StrictMath.sin(2 * StrictMath.PI * pitch * 3.93 * time);
            samples[at] += loud * attack * (note + partial);
        }
    }

    /// A block of wood that was hit: a short note under a shorter noise.
    private static void wood(
            double[] samples, double begin, double pitch, double loud, double decay, SplittableRandom random) {
        int first = (int) (begin * RATE);
        double low = 0;
        for (int at = first; at < samples.length; at++) {
            double time = (double) (at - first) / RATE;
            low += 0.35 * (random.nextDouble(-1, 1) - low);
            double note = StrictMath.exp(-time / decay) * StrictMath.sin(2 * StrictMath.PI * pitch * time);
            samples[at] += loud * (0.7 * note + 0.8 * StrictMath.exp(-time / (decay / 4)) * low);
        }
    }

    /// A held note with a few partials that open up.
    private static void brass(double[] samples, double begin, double pitch, double length, double loud) {
        int first = (int) (begin * RATE);
        int count = StrictMath.min(samples.length - first, (int) (length * RATE));
        for (int at = 0; at < count; at++) {
            double time = (double) at / RATE;
            double open = StrictMath.min(1, time / 0.05);
            double sum = 0;
            for (int partial = 1; partial <= 6; partial++) {
                double bright = StrictMath.pow(0.45 + 0.2 * open, partial - 1);
                sum += bright * StrictMath.sin(2 * StrictMath.PI * pitch * partial * time);
            }
            samples[first + at] += loud * StrictMath.min(1, time / 0.015) * fade(at, count) * sum;
        }
    }

    /// From one to nothing at the end, slowly at first.
    private static double fade(int at, int of) {
        double left = 1 - (double) at / of;
        return StrictMath.sqrt(left) * StrictMath.min(1, at / (0.002 * RATE));
    }

    private static void write(Path file, double[] samples) {
        double peak = 0;
        for (double sample : samples) {
            peak = StrictMath.max(peak, StrictMath.abs(sample));
        }
        int bytes = samples.length * 2;
        ByteBuffer wav = ByteBuffer.allocate(44 + bytes).order(ByteOrder.LITTLE_ENDIAN);
        wav.put(ascii("RIFF")).putInt(36 + bytes).put(ascii("WAVE"));
        wav.put(ascii("fmt ")).putInt(16).putShort((short) 1).putShort((short) 1);
        wav.putInt(RATE).putInt(RATE * 2).putShort((short) 2).putShort((short) 16);
        wav.put(ascii("data")).putInt(bytes);
        int tail = RATE / 50;
        for (int at = 0; at < samples.length; at++) {
            // The last of it fades, so that nothing ends with a crack.
            double last = StrictMath.min(1, (double) (samples.length - 1 - at) / tail);
            wav.putShort((short) StrictMath.round(samples[at] / peak * PEAK * last * Short.MAX_VALUE));
        }
        try {
            Files.write(file, wav.array());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
