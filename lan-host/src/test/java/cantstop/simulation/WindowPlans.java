package cantstop.simulation;

import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.host.environment.Pace;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// What kind of party with windows a seed stands for: people who think as long as people do, so that a game goes on
/// while its people leave, come back and hand it over.
final class WindowPlans {
    private static final long SECOND = 1_000_000_000;
    private static final long MILLISECOND = 1_000_000;

    private WindowPlans() {}

    static Plan of(SplittableRandom random) {
        // Neither harsh, nor with hands, nor on real files.
        long think = 1_004 + 30L * random.nextInt(50);
        List<Plan.TablePlan> tables = new ArrayList<>();
        int laptops = 0;
        int count = random.nextInt(4) == 0 ? 2 : 1;
        for (int table = 0; table < count; table++) {
            int people = 2 + random.nextInt(count == 1 ? 3 : 2);
            TableName name = new TableName("guest " + (laptops + 1) + "’s game");
            tables.add(new Plan.TablePlan(name, Settings.DEFAULT, people, 0, false));
            laptops += people;
        }
        // Addresses change, and whoever hears nothing opens its firewall in the end.
        long[] seconds = {4, 5, 7, 8, 10};
        return new Plan(
                tables,
                0,
                Pace.NONE,
                (30 + random.nextInt(60)) * SECOND,
                seconds[random.nextInt(seconds.length)] * SECOND,
                true,
                false,
                new Plan.Habits(think * MILLISECOND, 1, 0, 0, 0),
                true,
                Upgrade.NONE);
    }
}
