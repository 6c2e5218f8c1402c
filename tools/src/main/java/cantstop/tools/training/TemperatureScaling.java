package cantstop.tools.training;

import cantstop.engine.bot.Net;
import java.util.List;

/// How sure of itself a net may be. A net that always takes the best of what it believes believes a little too much;
/// so what people are told is multiplied by the factor that foretells best who wins (temperature scaling, Guo and
/// others 2017), on the scale of the logistic function and away from an even share.
final class TemperatureScaling {
    private static final int STEPS = 40;

    private TemperatureScaling() {}

    /// The factor that makes the samples most likely, by Newton's method. From 0, where the loss bends most, its steps
    /// fall short and never past the mark.
    ///
    /// @param samples whose chances are 1 for who won, and 0
    static float factor(Net net, List<Sample> samples) {
        double[] sums = samples.stream().mapToDouble(sample -> sum(net, sample)).toArray();
        double others = Math.log(net.players() - 1);
        double factor = 0;
        for (int step = 0; step < STEPS; step++) {
            double slope = 0;
            double bend = 0;
            for (int place = 0; place < sums.length; place++) {
                double sum = sums[place] + others;
                double told = 1 / (1 + Math.exp(others - factor * sum));
                slope += (samples.get(place).chance() - told) * sum;
                bend += told * (1 - told) * sum * sum;
            }
            factor += slope / bend;
        }
        return (float) factor;
    }

    /// What the logistic function gets.
    private static double sum(Net net, Sample sample) {
        double sum = net.leadShare() * sample.lead() + net.last()[Net.WIDTH];
        for (int unit = 0; unit < Net.WIDTH; unit++) {
            float hidden = 0;
            for (short input : sample.inputs()) {
                hidden += net.first()[input * Net.WIDTH + unit];
            }
            sum += net.last()[unit] * Math.max(0, hidden);
        }
        return sum;
    }
}
