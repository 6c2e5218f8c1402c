package cantstop.host.environment;

import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/// A journal that lasts as long as its program: for tests and simulations. Confined to the host's thread.
public final class MemoryJournal implements Journal {
    private final Map<TableId, List<HostMessage.Entry>> tables = new HashMap<>();
    private final Function<byte[], Event> decoder;

    /// An empty journal.
    ///
    /// @param decoder reads what the host's encoder wrote
    public MemoryJournal(Function<byte[], Event> decoder) {
        this.decoder = decoder;
    }

    @Override
    public void write(List<Page> pages, Consumer<Outcome> done) {
        for (Page page : pages) {
            List<HostMessage.Entry> kept = tables.computeIfAbsent(page.table(), _ -> new ArrayList<>());
            if (page.entries().getFirst().sequence() == 1) {
                kept.clear();
            }
            kept.addAll(page.entries());
        }
        done.accept(Outcome.KEPT);
    }

    @Override
    public void read(TableId table, Consumer<Reading> done) {
        done.accept(tables.containsKey(table) ? new Reading.Found(log(table)) : new Reading.Unknown());
    }

    private Log log(TableId table) {
        Log log = new Log();
        for (HostMessage.Entry entry : of(table)) {
            byte[] bytes = entry.event().toArray();
            log.append(decoder.apply(bytes), bytes);
        }
        return log;
    }

    /// Everything that was written of a table, in order; nothing of one that it never heard of.
    public List<HostMessage.Entry> of(TableId table) {
        return List.copyOf(tables.getOrDefault(table, List.of()));
    }
}
