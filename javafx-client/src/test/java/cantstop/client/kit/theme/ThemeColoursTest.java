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
    private static final List<List<String>> TEXTS = List.of(
            List.of("text", "page"),
            List.of("text", "surface"),
            List.of("text-muted", "page"),
            List.of("text-muted", "surface"),
            List.of("tile-text", "tile"),
            List.of("on-board", "plate"),
            List.of("on-board", "plate-high"),
            List.of("on-board", "well"),
            List.of("ink", "seat-orange"),
            List.of("ink", "seat-blue"),
            List.of("ink", "seat-green"),
            List.of("ink", "seat-purple"),
            List.of("tint-text", "tint-orange"),
            List.of("tint-text", "tint-blue"),
            List.of("tint-text", "tint-green"),
            List.of("tint-text", "tint-purple"),
            List.of("tint-muted", "tint-orange"),
            List.of("tint-muted", "tint-blue"),
            List.of("tint-muted", "tint-green"),
            List.of("tint-muted", "tint-purple"),
            List.of("active-text", "active"),
            List.of("active-muted", "active"),
            List.of("bracket-text", "bracket"),
            List.of("choice-text", "choice"),
            List.of("choice-text", "choice-hover"),
            List.of("sign-text", "sign"),
            List.of("roll-text", "roll"),
            List.of("stop-text", "stop"),
            List.of("win-text", "win"),
            List.of("idle-text", "idle"),
            List.of("key-text", "key"));

    /// Lines, pieces and pips, and what they must stand out from.
    private static final List<List<String>> LINES = List.of(
            List.of("seat-orange", "well"),
            List.of("seat-blue", "well"),
            List.of("seat-green", "well"),
            List.of("seat-purple", "well"),
            List.of("seat-orange", "plate"),
            List.of("seat-blue", "plate"),
            List.of("seat-green", "plate"),
            List.of("seat-purple", "plate"),
            List.of("runner", "well"),
            List.of("runner", "plate"),
            List.of("runner", "plate-high"),
            List.of("runner-halo", "tile"),
            List.of("well-line", "well"),
            List.of("tile", "plate"),
            List.of("tile", "plate-high"),
            List.of("plate-line", "plate-rim"),
            List.of("line", "page"),
            List.of("line", "surface"),
            List.of("focus", "page"),
            List.of("focus", "surface"),
            List.of("pip", "die"),
            List.of("pip-bust", "die-bust"),
            List.of("bracket", "page"),
            List.of("bracket", "surface"),
            List.of("choice-line", "page"),
            List.of("choice-line", "surface"),
            List.of("active-frame", "page"),
            List.of("die-edge", "die"),
            List.of("roll", "page"),
            List.of("stop", "page"));

    @ParameterizedTest
    @EnumSource(Theme.class)
    void textHasAContrastOfFourAndAHalf(Theme theme) {
        Sheet sheet = Sheet.of(theme);
        assertThat(TEXTS)
                .allSatisfy(pair -> assertThat(sheet.contrast(pair.getFirst(), pair.getLast()))
                        .as("%s: %s", theme, pair)
                        .isGreaterThanOrEqualTo(4.5));
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void piecesAndLinesHaveAContrastOfThree(Theme theme) {
        Sheet sheet = Sheet.of(theme);
        assertThat(LINES)
                .allSatisfy(pair -> assertThat(sheet.contrast(pair.getFirst(), pair.getLast()))
                        .as("%s: %s", theme, pair)
                        .isGreaterThanOrEqualTo(3));
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void everyThemeFillsTheSameRoles(Theme theme) {
        assertThat(Sheet.of(theme).roles().keySet())
                .isEqualTo(Sheet.of(Theme.LIGHT).roles().keySet());
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

    private static List<Color> seats(Theme theme) {
        return SEATS.stream().map(Sheet.of(theme)::colour).collect(Collectors.toCollection(ArrayList::new));
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
