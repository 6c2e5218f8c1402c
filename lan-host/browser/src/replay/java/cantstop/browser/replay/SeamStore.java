package cantstop.browser.replay;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.TableId;
import cantstop.protocol.client.LogStore;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;

/// A guest's copies on the other side of a seam.
final class SeamStore implements LogStore {
    private final Seam seam;
    private final LogStore really;

    SeamStore(Seam seam, LogStore really) {
        this.seam = seam;
        this.really = really;
    }

    @Override
    public Log load(TableId table) {
        Unpacked copy =
                new Unpacked(seam.calls(Mark.LOAD, Parcel.of(table.toString()).bytes(), () -> {
                    Parcel entries = new Parcel();
                    really.load(table).after(0).forEach(entry -> entries.and(entry.bytes()));
                    return entries.bytes();
                }));
        Log log = new Log();
        while (!copy.isOver()) {
            byte[] event = copy.bytes();
            try {
                log.append(EventCodec.decode(event), event);
            } catch (BreachException e) {
                throw new IllegalStateException(e);
            }
        }
        return log;
    }

    @Override
    public void append(TableId table, LogEntry entry) {
        Parcel parcel = Parcel.of(table.toString())
                .and(entry.sequence())
                .and(entry.bytes())
                .and(entry.digest().toString());
        seam.does(Mark.KEEP, parcel.bytes(), () -> really.append(table, entry));
    }

    @Override
    public void branch(TableId table) {
        seam.does(Mark.BRANCH, Parcel.of(table.toString()).bytes(), () -> really.branch(table));
    }
}
