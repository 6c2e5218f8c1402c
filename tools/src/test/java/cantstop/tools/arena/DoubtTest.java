package cantstop.tools.arena;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.bot.HandMadeValue;
import cantstop.engine.bot.RuleSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// How far off the coach is when it compares two choices.
class DoubtTest {
    @Test
    @Tag("long")
    void aDeeperLookMovesADifferenceByPointsAndTheSameSeedByAsMany() {
        Doubt doubt = new Doubt(RuleSet.STANDARD, new HandMadeValue(), 1, 1);

        String said = doubt.measure(_ -> {});

        Matcher points = Pattern.compile("off by ([0-9.]+) points").matcher(said);
        assertThat(points.find()).isTrue();
        assertThat(Double.parseDouble(points.group(1))).isBetween(0.1, 15.0);
        assertThat(doubt.measure(_ -> {})).isEqualTo(said);
    }
}
