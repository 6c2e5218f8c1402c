package cantstop.client.model.profile;

import cantstop.engine.BotLevel;
import cantstop.engine.BotPace;
import cantstop.engine.Placing;
import cantstop.engine.Settings;
import cantstop.engine.Variant;
import java.util.Collection;
import java.util.List;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The lines of a profile that are about practice. What is missing or spoilt is as on the first start.
final class PracticeLines {
    private static final String PREFIX = "practice.";
    private static final String BOTS = "practice.bots";
    private static final String BEATEN = "practice.beaten";

    private PracticeLines() {}

    static void write(Practice practice, Properties lines) {
        Settings settings = practice.settings();
        lines.setProperty(BOTS, joined(practice.bots()));
        lines.setProperty(BEATEN, joined(practice.beaten()));
        lines.setProperty("practice.variant", settings.variant().name());
        lines.setProperty("practice.columns", Integer.toString(settings.columnsToWin()));
        lines.setProperty("practice.placing", settings.placing().name());
        lines.setProperty("practice.pace", settings.pace().name());
        lines.setProperty("practice.timer", Integer.toString(settings.timerSeconds()));
        lines.setProperty("practice.takingBack", Boolean.toString(settings.takingBack()));
        lines.setProperty("practice.odds", Boolean.toString(settings.odds()));
        lines.setProperty("practice.coach", Boolean.toString(settings.coach()));
    }

    static Practice read(Lines lines, Practice fresh) {
        Settings usual = fresh.settings();
        Practice practice = fresh;
        try {
            practice = fresh.beating(levels(lines.text(BEATEN)));
            List<BotLevel> bots = levels(lines.text(BOTS));
            Settings settings = usual.withVariant(value(lines, "variant", Variant::valueOf, usual.variant()))
                    .withColumnsToWin(value(lines, "columns", Integer::valueOf, usual.columnsToWin()))
                    .withPlacing(value(lines, "placing", Placing::valueOf, usual.placing()))
                    .withPace(value(lines, "pace", BotPace::valueOf, usual.pace()))
                    .withTimerSeconds(value(lines, "timer", Integer::valueOf, usual.timerSeconds()))
                    .withTakingBack(lines.flag(PREFIX + "takingBack", usual.takingBack()))
                    .withOdds(lines.flag(PREFIX + "odds", usual.odds()))
                    .withCoach(lines.flag(PREFIX + "coach", usual.coach()));
            practice = practice.with(settings);
            return bots.isEmpty() ? practice : practice.against(bots);
        } catch (IllegalArgumentException e) {
            lines.spoilt("practice", e);
            return practice;
        }
    }

    private static String joined(Collection<BotLevel> levels) {
        return levels.stream().map(BotLevel::id).sorted().collect(Collectors.joining(" "));
    }

    private static List<BotLevel> levels(String line) {
        return Stream.of(line.strip().split("\\s+"))
                .filter(id -> !id.isEmpty())
                .map(BotLevel::new)
                .toList();
    }

    private static <T> T value(Lines lines, String key, Function<String, T> parse, T otherwise) {
        return lines.value(PREFIX + key, parse, otherwise);
    }
}
