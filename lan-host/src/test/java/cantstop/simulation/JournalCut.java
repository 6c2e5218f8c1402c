package cantstop.simulation;

import cantstop.engine.Event;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// A host that cuts a throw out of its journal, with what followed.
final class JournalCut {
    /// So many events it takes out at most.
    private static final int MOST = 6;

    private final FakeDisk disk;
    private final Referee referee;
    private final Key key;
    private final Liar liar;
    private final Set<TableId> tables = new HashSet<>();

    JournalCut(FakeDisk disk, Referee referee, Key key, Liar liar) {
        this.disk = disk;
        this.referee = referee;
        this.key = key;
        this.liar = liar;
    }

    /// Tables from whose log it has cut something.
    Set<TableId> tables() {
        return tables;
    }

    /// Cuts out a throw among the last events, if there is one.
    void cut(TableId table) {
        List<HostMessage.Entry> log = disk.isReadable(table) ? disk.forced(table) : List.of();
        for (int place = log.size() - 1; place >= Math.max(0, log.size() - MOST); place--) {
            if (Events.decoded(log.get(place).event().toArray()) instanceof Event.Throwing) {
                referee.lies().cut(log.subList(place, log.size()));
                disk.cut(table, place);
                tables.add(table);
                referee.isTwoFaced(key);
                liar.lied();
                return;
            }
        }
    }
}
