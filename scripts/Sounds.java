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
    private static final int RATE = 48_000;

    /// So many dice sound differently.
    private static final int DICE = 5;

    /// The pentatonic row: the higher the stake the higher the note.
    private static final double[] ROW = {523.25, 587.33, 659.26, 783.99, 880, 1046.5};

    /// Walls that answer, in seconds: to the left ear and to the right.
    private static final double[][] ECHOES = {{0.011, 0.023}, {0.0137, 0.019}};

    private static final double PEAK = 0.8;

    private Sounds() {}

    public static void main(String[] words) throws IOException {
        Path folder = Path.of(words.length == 1 ? words[0] : "javafx-client/src/main/resources/cantstop/client/system/sound");
        Files.createDirectories(folder);
        all().forEach((name, samples) -> write(folder.resolve(name + ".wav"), samples));
    }

    private static Map<String, double[]> all() {
        Map<String, double[]> all = new LinkedHashMap<>();
        for (int variant = 0; variant < DICE; variant++) {
            all.put("roll_" + variant, die(variant));
        }
        for (int note = 0; note < ROW.length; note++) {
            all.put("choose_" + note, cone(ROW[note]));
        }
        all.put("stop", stop());
        all.put("bust_0", bust(1, 0, 1));
        all.put("bust_1", bust(3, 0.15, 1));
        all.put("bust_2", bust(4, 0.25, 0.8));
        all.put("column", column());
        all.put("win", win());
        all.put("reaction", reaction());
        all.put("knock", knock());
        all.put("my_turn", myTurn());
        return all;
    }

    /// A die that hits asphalt: a click, and the grit below it.
    private static double[] die(int variant) {
        double[] samples = seconds(0.09);
        SplittableRandom random = new SplittableRandom(40 + variant);
        ring(samples, 0, 1_500 + 260 * variant, 0.7, 0.006);
        ring(samples, 0, 3_900 + 310 * variant, 0.35, 0.003);
        grit(samples, 0, 0.04, 0.6, 0.5, random);
        return samples;
    }

    /// A cone is set down: rubber, and the note of its height.
    private static double[] cone(double note) {
        double[] samples = seconds(0.3);
        ring(samples, 0, 120, 0.9, 0.03);
        mallet(samples, 0.012, note, 0.5, 0.07);
        return samples;
    }

    /// A plate of enamel, struck with a thumb.
    private static double[] stop() {
        double[] samples = seconds(0.5);
        ring(samples, 0, 310, 0.8, 0.12);
        ring(samples, 0, 780, 0.5, 0.09);
        ring(samples, 0, 1_930, 0.15, 0.03);
        return samples;
    }

    /// Silence, hollow plastic that falls, and what it scrapes over.
    private static double[] bust(int knocks, double silence, double deep) {
        double[] samples = seconds(silence + 0.17 * knocks + 0.35);
        SplittableRandom random = new SplittableRandom(13);
        for (int knock = 0; knock < knocks; knock++) {
            double pitch = deep * 330 * StrictMath.pow(0.78, knock);
            double at = silence + 0.17 * knock;
            ring(samples, at, pitch, 0.9, 0.05);
            ring(samples, at, pitch * 2.4, 0.3, 0.02);
            grit(samples, at, 0.02, 0.3, 0.35, random);
        }
        if (knocks > 1) {
            grit(samples, silence + 0.17 * knocks, 0.3, 0.25, 0.2, random);
        }
        return samples;
    }

    /// The ratchet of the post, then a steel ring on a fifth.
    private static double[] column() {
        double[] samples = seconds(1.2);
        SplittableRandom random = new SplittableRandom(7);
        for (int tooth = 0; tooth < 7; tooth++) {
            grit(samples, 0.045 * tooth, 0.012, 0.35 + 0.05 * tooth, 0.6, random);
        }
        steel(samples, 0.34, 523.25, 0.6, 0.25);
        steel(samples, 0.42, 783.99, 0.8, 0.3);
        return samples;
    }

    /// Four steel rings upward, the last one long.
    private static double[] win() {
        double[] samples = seconds(2);
        double[] notes = {523.25, 659.26, 783.99, 1046.5};
        for (int note = 0; note < notes.length; note++) {
            steel(samples, 0.19 * note, notes[note], note == 3 ? 0.9 : 0.6, note == 3 ? 0.45 : 0.16);
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
            ring(samples, 0.17 * hit, 210, 0.8, 0.05);
            grit(samples, 0.17 * hit, 0.0125, 0.4, 0.35, new SplittableRandom(hit));
        }
        return samples;
    }

    /// Two notes up, like a crossing.
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

    /// One partial of something that was hit.
    private static void ring(double[] samples, double begin, double pitch, double loud, double decay) {
        int first = (int) (begin * RATE);
        for (int at = first; at < samples.length; at++) {
            double time = (double) (at - first) / RATE;
            double attack = StrictMath.min(1, time / 0.0006);
            samples[at] += loud * attack * StrictMath.exp(-time / decay) * StrictMath.sin(2 * StrictMath.PI * pitch * time);
        }
    }

    /// Steel: partials that fit badly, and beat.
    private static void steel(double[] samples, double begin, double pitch, double loud, double decay) {
        double[] partials = {1, 1.003, 2.76, 5.4};
        double[] shares = {0.6, 0.4, 0.35, 0.15};
        for (int partial = 0; partial < partials.length; partial++) {
            ring(samples, begin, pitch * partials[partial], loud * shares[partial], decay / (1 + partial / 2));
        }
    }

    /// Noise that dies away.
    ///
    /// @param bright how much of the high notes it keeps, up to 1
    private static void grit(
            double[] samples, double begin, double length, double loud, double bright, SplittableRandom random) {
        int first = (int) (begin * RATE);
        double low = 0;
        for (int at = first; at < samples.length; at++) {
            double time = (double) (at - first) / RATE;
            low += bright * (random.nextDouble(-1, 1) - low);
            samples[at] += loud * StrictMath.exp(-time / (length / 3)) * low;
        }
    }

    /// From one to nothing at the end, slowly at first.
    private static double fade(int at, int of) {
        double left = 1 - (double) at / of;
        return StrictMath.sqrt(left) * StrictMath.min(1, at / (0.002 * RATE));
    }

    /// What one ear hears in a small room.
    private static double[] ear(double[] samples, double[] echoes) {
        double[] heard = samples.clone();
        for (double echo : echoes) {
            int late = (int) (echo * RATE);
            for (int at = late; at < samples.length; at++) {
                heard[at] += 0.16 * samples[at - late];
            }
        }
        return heard;
    }

    private static void write(Path file, double[] samples) {
        double[][] ears = {ear(samples, ECHOES[0]), ear(samples, ECHOES[1])};
        double peak = 0;
        for (double[] ear : ears) {
            for (double sample : ear) {
                peak = StrictMath.max(peak, StrictMath.abs(sample));
            }
        }
        int bytes = samples.length * 4;
        ByteBuffer wav = ByteBuffer.allocate(44 + bytes).order(ByteOrder.LITTLE_ENDIAN);
        wav.put(ascii("RIFF")).putInt(36 + bytes).put(ascii("WAVE"));
        wav.put(ascii("fmt ")).putInt(16).putShort((short) 1).putShort((short) 2);
        wav.putInt(RATE).putInt(RATE * 4).putShort((short) 4).putShort((short) 16);
        wav.put(ascii("data")).putInt(bytes);
        int tail = RATE / 50;
        for (int at = 0; at < samples.length; at++) {
            // The last of it fades, so that nothing ends with a crack.
            double last = StrictMath.min(1, (double) (samples.length - 1 - at) / tail);
            for (double[] ear : ears) {
                wav.putShort((short) StrictMath.round(ear[at] / peak * PEAK * last * Short.MAX_VALUE));
            }
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
