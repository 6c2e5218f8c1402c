package cantstop.host.table;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.host.environment.HostMetrics;
import cantstop.host.environment.Journal;
import cantstop.protocol.Encoded;
import cantstop.protocol.HostMessage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// How something comes to have happened: journal, then append, then send to everybody in the same order, the
/// sender included. This is the one place with that order. What several tables have waiting while the journal is
/// busy is written together. Confined to the host's thread.
final class Commit {
    private final Journal journal;
    private final Function<Event, byte[]> encoder;
    private final HostMetrics metrics;
    private final List<Waiting> waiting = new ArrayList<>();
    private boolean writing;

    Commit(Journal journal, Function<Event, byte[]> encoder, HostMetrics metrics) {
        this.journal = journal;
        this.encoder = encoder;
        this.metrics = metrics;
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
        List<byte[]> bytes = events.stream().map(encoder).toList();
        waiting.add(new Waiting(table, events, bytes, page(table, events, bytes), done));
        writeNext();
    }

    private static Journal.Page page(Table table, List<Event> events, List<byte[]> bytes) {
        List<HostMessage.Entry> entries = new ArrayList<>();
        table.unkept().forEach(entry -> entries.add(EntryChunks.entry(entry)));
        long sequence = table.log().sequence();
        Digest digest = table.log().digest();
        TableState after = table.log().state();
        for (int place = 0; place < events.size(); place++) {
            digest = digest.after(bytes.get(place));
            sequence++;
            after = Rules.evolve(after, events.get(place));
            entries.add(new HostMessage.Entry(sequence, Encoded.of(bytes.get(place)), digest));
        }
        return new Journal.Page(entries, after);
    }

    private void writeNext() {
        if (writing || waiting.isEmpty()) {
            return;
        }
        writing = true;
        List<Waiting> batch = List.copyOf(waiting);
        waiting.clear();
        Duration began = metrics.now();
        journal.write(batch.stream().map(Waiting::page).toList(), outcome -> {
            metrics.wrote(began);
            written(batch, outcome);
        });
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
        one.table().kept();
        List<LogEntry> entries = new ArrayList<>();
        for (int place = 0; place < one.events().size(); place++) {
            entries.add(one.table()
                    .log()
                    .append(one.events().get(place), one.bytes().get(place)));
        }
        if (!one.table().log().digest().equals(one.page().entries().getLast().digest())) {
            throw new IllegalStateException("the log went on while something was written");
        }
        EntryChunks.of(one.table().log().state(), entries).forEach(one.table().attendees()::send);
        one.done().run();
    }
}
