package cantstop.host;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.protocol.Encoded;
import cantstop.protocol.HostMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// How something comes to have happened: journal, then append, then send to everybody in the same order, the
/// sender included. This is the one place with that order. What several tables have waiting while the journal is
/// busy is written together. Confined to the host's thread.
final class Commit {
    private final Journal journal;
    private final Function<Event, byte[]> encoder;
    private final List<Waiting> waiting = new ArrayList<>();
    private boolean writing;

    Commit(Journal journal, Function<Event, byte[]> encoder) {
        this.journal = journal;
        this.encoder = encoder;
    }

    /// What one command leads to at one table.
    ///
    /// @param bytes each event as it is stored, sent and hashed
    /// @param done what follows once everybody has been told
    private record Waiting(Table table, List<Event> events, List<byte[]> bytes, Journal.Page page, Runnable done) {}

    /// Lets these events happen. If they can't be kept, the table is stopped.
    ///
    /// @param table has nothing else on its way
    void commit(Table table, List<Event> events, Runnable done) {
        commit(table, events, events.stream().map(encoder).toList(), done);
    }

    /// Goes on with a log from elsewhere: its bytes stay as they are, and what follows them is forced with them.
    ///
    /// @param table has no log yet
    void adopt(Table table, Log log, List<Event> more, Runnable done) {
        List<Event> events = new ArrayList<>(log.events());
        events.addAll(more);
        List<byte[]> bytes = new ArrayList<>();
        log.after(0).forEach(entry -> bytes.add(entry.bytes()));
        more.forEach(event -> bytes.add(encoder.apply(event)));
        commit(table, events, bytes, done);
    }

    private void commit(Table table, List<Event> events, List<byte[]> bytes, Runnable done) {
        List<HostMessage.Entry> entries = new ArrayList<>();
        long sequence = table.log().sequence();
        Digest digest = table.log().digest();
        for (byte[] event : bytes) {
            digest = digest.after(event);
            sequence++;
            entries.add(new HostMessage.Entry(sequence, Encoded.of(event), digest));
        }
        waiting.add(new Waiting(table, events, bytes, new Journal.Page(table.id(), entries), done));
        writeNext();
    }

    private void writeNext() {
        if (writing || waiting.isEmpty()) {
            return;
        }
        writing = true;
        List<Waiting> batch = List.copyOf(waiting);
        waiting.clear();
        journal.write(batch.stream().map(Waiting::page).toList(), outcome -> written(batch, outcome));
    }

    private void written(List<Waiting> batch, Journal.Outcome outcome) {
        for (Waiting one : batch) {
            one.table().safely(() -> {
                switch (outcome) {
                    case KEPT -> happen(one);
                    case FAILED -> one.table().stop(HostMessage.StopReason.NOT_KEPT);
                }
            });
        }
        writing = false;
        writeNext();
    }

    private static void happen(Waiting one) {
        if (one.table().isStopped()) {
            return;
        }
        List<LogEntry> entries = new ArrayList<>();
        for (int place = 0; place < one.events().size(); place++) {
            entries.add(one.table()
                    .log()
                    .append(one.events().get(place), one.bytes().get(place)));
        }
        if (!entries.getLast().digest().equals(one.page().entries().getLast().digest())) {
            throw new IllegalStateException("the log went on while something was written");
        }
        EntryChunks.of(one.table().log().state(), entries).forEach(one.table().attenders()::send);
        one.done().run();
    }
}
