package cantstop.host;

import cantstop.protocol.HostMessage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// A journal that lasts as long as its program: for a party that nobody wants to go on with tomorrow, and for
/// tests. Confined to the host's thread.
public final class MemoryJournal implements Journal {
    private final Map<String, List<HostMessage.Entry>> tables = new HashMap<>();

    @Override
    public void write(List<Page> pages, Consumer<Outcome> done) {
        for (Page page : pages) {
            if (page.entries().getFirst().sequence() == 1) {
                tables.remove(page.table());
            }
            tables.computeIfAbsent(page.table(), _ -> new ArrayList<>()).addAll(page.entries());
        }
        done.accept(Outcome.KEPT);
    }

    /// Everything that was written of a table, in order; nothing of one that it never heard of.
    public List<HostMessage.Entry> of(String table) {
        return List.copyOf(tables.getOrDefault(table, List.of()));
    }
}
