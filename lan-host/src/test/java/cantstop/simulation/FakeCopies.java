package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.TableId;
import cantstop.protocol.client.LogStore;
import cantstop.protocol.wire.EventCodec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/// A laptop's copies of the tables it saw. It promised nobody to keep them, so a crash may take the end of
/// one, and a bad disk may alter one.
final class FakeCopies implements LogStore {
    private final Map<TableId, List<LogEntry>> copies = new LinkedHashMap<>();
    private final Machine machine;
    private final LeftAlone leftAlone;
    private final SplittableRandom random;
    private boolean sound;

    FakeCopies(Machine machine, SplittableRandom random) {
        this.machine = machine;
        leftAlone = new LeftAlone(machine);
        this.random = random;
    }

    /// Nothing is altered: an altered copy that is legal can't be told from an honest longer one, and a table
    /// may go on with it.
    void staySound() {
        sound = true;
    }

    @Override
    public Log load(TableId table) {
        Log log = new Log();
        if (reads(table)) {
            copies.getOrDefault(table, List.of()).forEach(entry -> log.append(entry.event(), entry.bytes()));
        } else {
            machine.releases().met(Releases.Meeting.COPY_NOT_READ);
        }
        return log;
    }

    /// Else a later version has gone on with that copy, and it stays as it is.
    private boolean reads(TableId table) {
        return machine.reads(copies.getOrDefault(table, List.of()).stream().map(LogEntry::digest));
    }

    @Override
    public void append(TableId table, LogEntry entry) {
        if (!reads(table)) {
            return;
        }
        copies.computeIfAbsent(table, _ -> new ArrayList<>()).add(entry);
    }

    @Override
    public void branch(TableId table) {
        if (reads(table)) {
            copies.remove(table);
        }
    }

    /// The program ends, and with it some of what was kept last.
    ///
    /// @return the tables whose copies were altered
    Set<TableId> crash() {
        leftAlone.check(digests());
        boolean alters = !sound && random.nextInt(8) == 0;
        Set<TableId> altered = new HashSet<>();
        copies.forEach((table, copy) -> {
            int lost = random.nextInt(2) * random.nextInt(8);
            copy.subList(Math.max(0, copy.size() - lost), copy.size()).clear();
            if (alters && copy.size() > 1) {
                alterLast(copy);
                altered.add(table);
            }
        });
        leftAlone.note(digests());
        return altered;
    }

    private Map<TableId, List<Digest>> digests() {
        Map<TableId, List<Digest>> digests = new LinkedHashMap<>();
        if (machine.releases().areTwo()) {
            copies.forEach((table, copy) ->
                    digests.put(table, copy.stream().map(LogEntry::digest).toList()));
        }
        return digests;
    }

    /// The last event becomes another one that can be folded as well.
    private static void alterLast(List<LogEntry> copy) {
        Event another = new Event.LockChanged(true);
        Log log = new Log();
        List<LogEntry> kept = copy.subList(0, copy.size() - 1);
        kept.forEach(entry -> log.append(entry.event(), entry.bytes()));
        LogEntry altered = log.append(another, EventCodec.encode(another));
        copy.set(copy.size() - 1, altered);
    }
}
