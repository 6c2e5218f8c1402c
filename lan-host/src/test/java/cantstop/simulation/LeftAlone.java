package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.engine.identity.TableId;
import java.util.List;
import java.util.Map;

/// The logs on a disk that the program that runs there can't read, as a later version wrote them: it leaves them as
/// they are.
final class LeftAlone {
    private final Machine machine;
    private Map<TableId, List<Digest>> before = Map.of();

    LeftAlone(Machine machine) {
        this.machine = machine;
    }

    /// A program has ended.
    ///
    /// @param now what is on the disk
    /// @throws Violation where that is not what was there before, and the last program could not read it
    void check(Map<TableId, List<Digest>> now) {
        before.forEach((table, log) -> {
            if (!machine.reads(log.stream()) && !log.equals(now.get(table))) {
                throw new Violation(machine.name() + " can't read the log of " + table + " and has touched it: of "
                        + log.size() + " entries it has "
                        + now.getOrDefault(table, List.of()).size());
            }
        });
    }

    /// The next program will find this.
    void note(Map<TableId, List<Digest>> now) {
        before = now;
    }
}
