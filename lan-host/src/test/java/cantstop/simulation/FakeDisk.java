package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.engine.Log;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal;
import cantstop.protocol.HostMessage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// A host's disk. What is written lies in a cache until it is forced; a crash takes what was not, or some of
/// it: a write that was on its way may be found afterwards, though nobody was told that it arrived. It can be
/// full for a while.
final class FakeDisk implements Journal {
    private static final long MICROSECOND = 1_000;

    private final Machine machine;
    private final SplittableRandom random;
    private final Map<TableId, List<HostMessage.Entry>> forced = new LinkedHashMap<>();
    private final Map<TableId, List<List<HostMessage.Entry>>> setAside = new HashMap<>();
    private final List<List<Page>> unforced = new ArrayList<>();
    private final boolean forces;
    private final LeftAlone leftAlone;
    private Optional<Platter> platter = Optional.empty();
    private OptionalDouble left = OptionalDouble.empty();
    private boolean full;
    private boolean hung;
    private long busyUntil;

    /// An empty disk.
    ///
    /// @param forces whether it does what it says
    FakeDisk(Machine machine, boolean forces, SplittableRandom random) {
        this.forces = forces;
        this.machine = machine;
        leftAlone = new LeftAlone(machine);
        this.random = random;
    }

    /// There is a real file under it from now on.
    void isOn(Platter real) {
        platter = Optional.of(real);
    }

    @Override
    public void write(List<Page> pages, Consumer<Outcome> done) {
        unforced.add(pages);
        machine.hear(turn(), () -> finish(pages, done));
    }

    @Override
    public void read(TableId table, Consumer<Reading> done) {
        machine.hear(turn(), () -> done.accept(found(table)));
    }

    /// How long it takes until it is done: one thing after the other.
    private long turn() {
        long now = machine.now().toNanos();
        busyUntil = Math.max(now, busyUntil) + duration();
        return busyUntil - now;
    }

    private Reading found(TableId table) {
        if (full && random.nextInt(4) == 0) {
            return new Reading.Unreadable();
        }
        List<HostMessage.Entry> entries = forced(table);
        if (!isReadable(table)) {
            return foundLater(table, entries);
        }
        if (platter.isPresent() && !platter.get().reads(table, entries)) {
            return new Reading.Unreadable();
        }
        if (entries.isEmpty()) {
            return new Reading.Unknown();
        }
        return new Reading.Found(folded(entries));
    }

    /// Whether the program that runs here reads the log of that table.
    boolean isReadable(TableId table) {
        return machine.reads(forced(table).stream().map(HostMessage.Entry::digest));
    }

    /// A later version has gone on with that log.
    private Reading foundLater(TableId table, List<HostMessage.Entry> entries) {
        platter.ifPresent(file -> file.readsLater(table));
        machine.releases().met(Releases.Meeting.LOG_NOT_READ);
        machine.releases().tellPeople(machine);
        if (machine.releases().planted() != Planted.LATER_EVENTS_ARE_DAMAGE) {
            return new Reading.Unreadable();
        }
        List<HostMessage.Entry> known = entries.stream()
                .takeWhile(entry -> machine.reads(Stream.of(entry.digest())))
                .toList();
        cut(table, known.size());
        return new Reading.Found(folded(known));
    }

    private static Log folded(List<HostMessage.Entry> entries) {
        Log log = new Log();
        for (HostMessage.Entry entry : entries) {
            byte[] bytes = entry.event().toArray();
            log.append(Events.decoded(bytes), bytes);
        }
        return log;
    }

    /// Mostly a fraction of a millisecond, sometimes as long as an old laptop's disk takes to wake.
    private long duration() {
        long tenfold = random.nextInt(50) == 0 ? 1_000 : 1;
        return tenfold * (100 + random.nextInt(400)) * MICROSECOND;
    }

    private void finish(List<Page> pages, Consumer<Outcome> done) {
        if (full) {
            // What could not be forced may be there all the same; its table goes no further at this host.
            if (random.nextInt(4) == 0) {
                keep(pages, Platter::writeUnheard);
            } else {
                platter.ifPresent(file -> file.writeOnFullDisk(pages));
            }
            unforced.remove(pages);
            done.accept(Outcome.failed(pages));
        } else {
            if (forces) {
                force(pages);
                unforced.remove(pages);
            }
            done.accept(Outcome.KEPT);
        }
    }

    private void force(List<Page> pages) {
        keep(pages, Platter::write);
    }

    private void keep(List<Page> pages, BiConsumer<Platter, List<Page>> real) {
        platter.ifPresent(file -> real.accept(file, pages));
        for (Page page : pages) {
            List<HostMessage.Entry> log = forced.computeIfAbsent(page.table(), _ -> new ArrayList<>());
            if (page.entries().getFirst().sequence() == 1) {
                setAside.computeIfAbsent(page.table(), _ -> new ArrayList<>()).add(List.copyOf(log));
                log.clear();
            }
            log.addAll(page.entries());
        }
    }

    /// The machine stops.
    void crash() {
        settle();
        busyUntil = 0;
        platter.ifPresent(Platter::isKilled);
        leftAlone.check(digests());
        leftAlone.note(digests());
    }

    /// Of what was on its way when a life ended the first writes may have arrived; the next life finds them, or never.
    private void settle() {
        while (!unforced.isEmpty() && random.nextBoolean()) {
            force(unforced.removeFirst());
        }
        unforced.clear();
    }

    private Map<TableId, List<Digest>> digests() {
        Map<TableId, List<Digest>> digests = new LinkedHashMap<>();
        if (machine.releases().areTwo()) {
            forced.forEach((table, log) -> digests.put(
                    table, log.stream().map(HostMessage.Entry::digest).toList()));
        }
        return digests;
    }

    /// Only so much of what was written is left when its host starts again, as where a folder comes back from an older
    /// copy.
    ///
    /// @param kept the share of each log that is left, from 0 to 1
    void willHaveLess(double kept) {
        left = OptionalDouble.of(kept);
    }

    /// Its host starts.
    ///
    /// @return whether there is less on it than was written
    boolean starts() {
        settle();
        boolean less = left.isPresent();
        left.ifPresent(this::goBack);
        left = OptionalDouble.empty();
        leftAlone.note(digests());
        return less;
    }

    private void goBack(double kept) {
        forced.values()
                .forEach(log ->
                        log.subList((int) (kept * log.size()), log.size()).clear());
        forced.values().removeIf(List::isEmpty);
        setAside.clear();
        platter.ifPresent(file -> {
            file.close();
            forced.values().forEach(log -> file.write(List.of(page(log))));
        });
    }

    private static Page page(List<HostMessage.Entry> entries) {
        return new Page(entries, folded(entries).state());
    }

    /// Nothing is left of the file under it.
    void close() {
        platter.ifPresent(Platter::close);
    }

    /// The last events of a table are taken away.
    void cut(TableId table, int kept) {
        List<HostMessage.Entry> log = Objects.requireNonNull(forced.get(table));
        setAside.computeIfAbsent(table, _ -> new ArrayList<>()).add(List.copyOf(log));
        log.subList(kept, log.size()).clear();
    }

    /// The tables that a host finds here.
    List<TableId> tables() {
        return List.copyOf(forced.keySet());
    }

    /// It does nothing for a while: what is asked of it waits.
    void hangs(long nanos) {
        busyUntil = Math.max(busyUntil, machine.now().toNanos() + nanos);
        hung = true;
    }

    /// Whether it ever did.
    boolean hasHung() {
        return hung;
    }

    void full(boolean isFull) {
        full = isFull;
    }

    /// The log of a table that has that event: the one that is gone on with, or a branch; empty where none has.
    List<HostMessage.Entry> with(TableId table, long sequence, Digest digest) {
        if (has(forced(table), sequence, digest)) {
            return forced(table);
        }
        return setAside.getOrDefault(table, List.of()).stream()
                .filter(branch -> has(branch, sequence, digest))
                .findFirst()
                .orElse(List.of());
    }

    /// Whether it has that event of a table, in the log that is gone on with or in a branch.
    boolean holds(TableId table, long sequence, Digest digest) {
        return sequence == 0 || !with(table, sequence, digest).isEmpty();
    }

    /// Whether the log that is gone on with has that event.
    boolean leads(TableId table, long sequence, Digest digest) {
        return has(forced(table), sequence, digest);
    }

    private static boolean has(List<HostMessage.Entry> log, long sequence, Digest digest) {
        return sequence == 0
                || log.size() >= sequence
                        && log.get(Math.toIntExact(sequence - 1)).digest().equals(digest);
    }

    /// What a crash can't take from a table any more.
    List<HostMessage.Entry> forced(TableId table) {
        return forced.getOrDefault(table, List.of());
    }
}
