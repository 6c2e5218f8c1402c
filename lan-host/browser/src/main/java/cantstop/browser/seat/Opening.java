package cantstop.browser.seat;

import cantstop.engine.Placing;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.Variant;
import java.util.Optional;

/// The table that a page opens.
final class Opening {
    private Opening() {}

    static TableName name(Arguments with, Self self) {
        return new TableName(with.text("name")
                .filter(TableName::isName)
                .orElse(self.look().name().text()));
    }

    /// These settings, but for what is named.
    static Settings settings(Arguments with, Settings usual) {
        return usual.withColumnsToWin(with.number("columnsToWin")
                        .filter(count -> count >= Settings.FEWEST_COLUMNS && count <= Settings.MOST_COLUMNS)
                        .orElse(usual.columnsToWin()))
                .withVariant(constant(Variant.values(), with.text("variant")).orElse(usual.variant()))
                .withPlacing(constant(Placing.values(), with.text("placing")).orElse(usual.placing()))
                .withTakingBack(with.truth("takingBack").orElse(usual.takingBack()))
                .withTimerSeconds(with.number("timerSeconds")
                        .filter(Settings.TIMERS::contains)
                        .orElse(usual.timerSeconds()))
                .withOdds(with.truth("odds").orElse(usual.odds()))
                .withCoach(with.truth("coach").orElse(usual.coach()))
                .withCalls(with.truth("calls").orElse(usual.calls()))
                .withBrowsers(with.truth("browsers").orElse(usual.browsers()));
    }

    private static <E extends Enum<E>> Optional<E> constant(E[] all, Optional<String> name) {
        for (E one : all) {
            if (name.filter(one.name()::equals).isPresent()) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }
}
