package cantstop.client.model.profile;

import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;

/// The lines of a profile about the first games.
final class FirstGamesLines {
    private FirstGamesLines() {}

    static void write(FirstGames games, Properties lines) {
        lines.setProperty("games.begun", Integer.toString(games.begun()));
        lines.setProperty("games.latest", games.latest());
        games.done().forEach((step, times) -> lines.setProperty(name(step), Integer.toString(times)));
    }

    static FirstGames read(Lines lines, FirstGames fresh) {
        Map<FirstGames.Step, Integer> done = new EnumMap<>(FirstGames.Step.class);
        for (FirstGames.Step step : FirstGames.Step.values()) {
            int times = lines.value(name(step), Integer::valueOf, fresh.times(step));
            if (times > 0) {
                done.put(step, times);
            }
        }
        return new FirstGames(
                lines.value("games.begun", Integer::valueOf, fresh.begun()), lines.text("games.latest"), done);
    }

    private static String name(FirstGames.Step step) {
        return "games.done." + step.name();
    }
}
