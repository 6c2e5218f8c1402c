package cantstop.client.kit.theme;

import javafx.scene.paint.Color;

/// How people see colours: with three kinds of cones, or without one of them, after Machado, Oliveira and
/// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.
public enum Sight {
    NORMAL,
    PROTANOPIA,
    DEUTERANOPIA,
    TRITANOPIA;

    /// Linear light.
    public record Light(double red, double green, double blue) {
        public double luminance() {
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        }

        /// The distance in OKLab, where about 0.02 is just to be noticed and black to white is 1.
        public double distance(Light other) {
            double[] one = okLab();
            double[] two = other.okLab();
            return Math.sqrt(square(one[0] - two[0]) + square(one[1] - two[1]) + square(one[2] - two[2]));
        }

        private Light through(Light forRed, Light forGreen, Light forBlue) {
            return new Light(through(forRed), through(forGreen), through(forBlue));
        }

        /// What a cone with this sensitivity makes of it.
        private double through(Light sensitivity) {
            double light = sensitivity.red * red + sensitivity.green * green + sensitivity.blue * blue;
            return Math.clamp(light, 0, 1);
        }

        private double[] okLab() {
            double l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
            double m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
            double s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
            return new double[] {
                0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
                1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
                0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
            };
        }

        private static double square(double x) {
            return x * x;
        }
    }

    /// The light that somebody with this sight can't tell from this colour.
    public Light linear(Color colour) {
        Light light = new Light(linear(colour.getRed()), linear(colour.getGreen()), linear(colour.getBlue()));
        return switch (this) {
            case NORMAL -> light;
            case PROTANOPIA ->
                light.through(
                        new Light(0.152286, 1.052583, -0.204868),
                        new Light(0.114503, 0.786281, 0.099216),
                        new Light(-0.003882, -0.048116, 1.051998));
            case DEUTERANOPIA ->
                light.through(
                        new Light(0.367322, 0.860646, -0.227968),
                        new Light(0.280085, 0.672501, 0.047413),
                        new Light(-0.011820, 0.042940, 0.968881));
            case TRITANOPIA ->
                light.through(
                        new Light(1.255528, -0.076749, -0.178779),
                        new Light(-0.078411, 0.930809, 0.147602),
                        new Light(0.004733, 0.691367, 0.303900));
        };
    }

    /// The contrast ratio of WCAG 2 for somebody with this sight, from 1 to 21.
    public double contrast(Color one, Color other) {
        double first = linear(one).luminance();
        double second = linear(other).luminance();
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static double linear(double part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
