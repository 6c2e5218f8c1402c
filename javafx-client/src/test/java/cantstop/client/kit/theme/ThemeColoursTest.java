package cantstop.client.kit.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Whether everything can be read and told apart, computed from the style sheets themselves.
class ThemeColoursTest {
    private static final List<String> SEATS = List.of("seat-orange", "seat-blue", "seat-green", "seat-purple");

    /// In OKLab: between the steps of a ladder that nobody confuses (0.02 is just to be noticed side by side, so
    /// this is seven such steps) and what four colours can reach at best for all kinds of sight at once, 0.19.
    private static final double APART = 0.15;

    /// Text, and what it stands on.
    private static final List<List<String>> TEXTS = pairs(
            "text: page-lamp page page-far card card-chosen card-flat",
            "text-muted: page-lamp page page-far card card-flat",
            "alarm: page-lamp page page-far card",
            "tile-ink: tile-light tile tile-far",
            "paint: enamel enamel-far lane bay-low bay bay-high",
            "ink: seat-orange seat-blue seat-green seat-purple seat-orange-light seat-blue-light seat-green-light"
                    + " seat-purple-light",
            "tint-text: tint-orange tint-blue tint-green tint-purple",
            "tint-muted: tint-orange tint-blue tint-green tint-purple",
            "active-text: active",
            "active-muted: active",
            "mark-text: mark",
            "sign-text: sign",
            "go-text: go go-light",
            "stop-text: enamel-light enamel enamel-far",
            "caution-text: caution caution-light caution-low",
            "idle-text: idle",
            "key-text: key");

    /// Lines, pieces and pips, and what they must stand out from.
    private static final List<List<String>> LINES = pairs(
            "seat-orange: lane pad-light pad pad-low",
            "seat-blue: lane pad-light pad pad-low",
            "seat-green: lane pad pad-low",
            "seat-purple: lane pad pad-low",
            "runner: lane pad-light pad pad-low",
            "runner-shade: pad-light pad pad-low",
            "pad-line: lane",
            "rim: enamel-light enamel enamel-far",
            "keyline: lane enamel-light enamel enamel-far",
            "skid: lane pad pad-low",
            "caution: lane pad",
            "line: page-lamp page page-far card",
            "focus: page-lamp page page-far card",
            "mark: page-lamp page page-far card",
            "pip: die die-light die-low",
            "pip-bust: die-bust die-bust-low",
            "active: active-text",
            "go-text: go",
            "card: key",
            "paint: bay-low bay bay-high");

    /// One colour, and after a colon those that it must stand out from.
    private static List<List<String>> pairs(String... rows) {
        return Stream.of(rows)
                .map(row -> row.split(": "))
                .flatMap(row -> Stream.of(row[1].split(" ")).map(ground -> List.of(row[0], ground)))
                .toList();
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void textHasAContrastOfFourAndAHalf(Theme theme) {
        Palette palette = theme.palette();
        assertThat(TEXTS)
                .allSatisfy(pair -> assertThat(contrast(palette, pair.getFirst(), pair.getLast()))
                        .as("%s: %s", theme, pair)
                        .isGreaterThanOrEqualTo(4.5));
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void piecesAndLinesHaveAContrastOfThree(Theme theme) {
        Palette palette = theme.palette();
        assertThat(LINES)
                .allSatisfy(pair -> assertThat(contrast(palette, pair.getFirst(), pair.getLast()))
                        .as("%s: %s", theme, pair)
                        .isGreaterThanOrEqualTo(3));
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void everyThemeFillsTheSameRoles(Theme theme) {
        assertThat(theme.palette().roles().keySet())
                .isEqualTo(Theme.LIGHT.palette().roles().keySet());
    }

    @ParameterizedTest
    @MethodSource("everySightInEveryTheme")
    void seatColoursStayApartForEverybody(Theme theme, Sight sight) {
        assertThat(closest(seats(theme), sight)).isGreaterThan(APART);
    }

    /// Each of these is a colour that most people would call different, and somebody can't.
    @ParameterizedTest
    @CsvSource({
        "NORMAL, #bfa22f",
        "PROTANOPIA, #bfa22f",
        "DEUTERANOPIA, #c8a52b",
        "TRITANOPIA, #7fd3e0",
    })
    void aColourThatSomebodyTakesForAnotherIsFound(Sight sight, String planted) {
        List<Color> seats = seats(Theme.DARK);
        seats.set(SEATS.indexOf("seat-green"), Color.web(planted));
        assertThat(closest(seats, sight)).isLessThan(APART);
    }

    @Test
    void twoSeatsOfOneColourAreFound() {
        List<Color> seats = seats(Theme.DARK);
        seats.set(0, seats.getLast());
        assertThat(closest(seats, Sight.NORMAL)).isZero();
    }

    private static double contrast(Palette palette, String role, String other) {
        return Sight.NORMAL.contrast(palette.colour(role), palette.colour(other));
    }

    private static List<Color> seats(Theme theme) {
        return SEATS.stream().map(theme.palette()::colour).collect(Collectors.toCollection(ArrayList::new));
    }

    /// How far the two are apart that are most alike.
    private static double closest(List<Color> seats, Sight sight) {
        double closest = 1;
        for (int one = 0; one < seats.size(); one++) {
            for (int other = 0; other < one; other++) {
                double distance = sight.linear(seats.get(one)).distance(sight.linear(seats.get(other)));
                closest = Math.min(closest, distance);
            }
        }
        return closest;
    }

    static Stream<Arguments> everySightInEveryTheme() {
        return Theme.all().stream()
                .flatMap(theme -> Stream.of(Sight.values()).map(sight -> Arguments.of(theme, sight)));
    }
}
