package cantstop.emulation;

import cantstop.browser.Window;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

/// Methods that classes of the compiler's library lack or get wrong; an instance method takes its instance first.
public final class Missing {
    private Missing() {}

    /// [Math#fma(float, float, float)], rounded once. The product of two floats is exact as a double, and so is the
    /// error of the sum; it counts where the sum lies in the middle between two floats.
    public static float fma(float a, float b, float c) {
        double product = (double) a * b;
        double sum = product + c;
        float near = (float) sum;
        double beside = sum - near;
        if (beside == 0) {
            return near;
        }
        double other = near + 2 * beside;
        if ((float) other != other) {
            return near;
        }
        double part = sum - product;
        double error = product - (sum - part) + (c - part);
        return error * beside > 0 ? (float) other : error * beside < 0 ? near : (float) sum;
    }

    /// [Duration#isPositive()].
    public static boolean isPositive(Duration duration) {
        return !duration.isZero() && !duration.isNegative();
    }

    /// [Duration#multipliedBy(long)], which would bring decimal numbers of any length along.
    public static Duration multipliedBy(Duration duration, long times) {
        return Duration.ofSeconds(duration.getSeconds() * times).plusNanos(duration.getNano() * times);
    }

    /// [Stream#distinct()], which forgets what it has seen where one stream of several ends and the next begins.
    public static <T> Stream<T> distinct(Stream<T> stream) {
        Set<T> all = new LinkedHashSet<>();
        stream.forEach(all::add);
        return all.stream();
    }

    /// [StringBuilder#append(double)], whose own digits need tables. A browser writes the shortest that is read the
    /// same.
    public static StringBuilder append(StringBuilder text, double number) {
        return text.append(Window.text(number));
    }

    /// [String#format(String, Object...)], which would bring the number formats of all languages along. Bouncy Castle
    /// asks it for the end of a line, and for nothing else.
    public static String format(String pattern, Object... values) {
        if (!pattern.equals("%n")) {
            throw new IllegalArgumentException(pattern);
        }
        return "\n";
    }
}
