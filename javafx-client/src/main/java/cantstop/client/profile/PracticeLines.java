package cantstop.client.profile;

import cantstop.engine.BotLevel;
import cantstop.engine.BotPace;
import cantstop.engine.Placing;
import cantstop.engine.Settings;
import cantstop.engine.Variant;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The lines of a profile that are about practice. What is missing or spoilt is as on the first start.
final class PracticeLines {
    private static final Logger LOG = LoggerFactory.getLogger(PracticeLines.class);
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

    static Practice read(Properties lines, Practice fresh) {
        Settings usual = fresh.settings();
        Practice practice = fresh;
        try {
            Settings settings = usual.withVariant(value(lines, "variant", Variant::valueOf, usual.variant()))
                    .withColumnsToWin(value(lines, "columns", Integer::valueOf, usual.columnsToWin()))
                    .withPlacing(value(lines, "placing", Placing::valueOf, usual.placing()))
                    .withPace(value(lines, "pace", BotPace::valueOf, usual.pace()))
                    .withTimerSeconds(value(lines, "timer", Integer::valueOf, usual.timerSeconds()))
                    .withTakingBack(value(lines, "takingBack", Boolean::valueOf, usual.takingBack()))
                    .withOdds(value(lines, "odds", Boolean::valueOf, usual.odds()))
                    .withCoach(value(lines, "coach", Boolean::valueOf, usual.coach()));
            practice = practice.with(settings).beating(levels(lines.getProperty(BEATEN, "")));
            List<BotLevel> bots = levels(lines.getProperty(BOTS, ""));
            return bots.isEmpty() ? practice : practice.against(bots);
        } catch (IllegalArgumentException e) {
            LOG.warn("how one practised last is spoilt: {}", e.toString());
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

    private static <T> T value(Properties lines, String key, Function<String, T> parse, T otherwise) {
        String text = lines.getProperty("practice." + key);
        return text == null ? otherwise : parse.apply(text.strip().toUpperCase(Locale.ROOT));
    }
}
