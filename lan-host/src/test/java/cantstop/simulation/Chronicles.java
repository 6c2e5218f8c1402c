package cantstop.simulation;

import cantstop.engine.Event;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The tables of a party, each with all that was told of it.
final class Chronicles {
    private final Map<TableId, Chronicle> all = new LinkedHashMap<>();
    private final Map<Bytes, Event> encoded;
    private final boolean moving;
    private boolean forgot;

    /// @param encoded the events that hosts have made bytes of
    /// @param moving whether tables move from host to host
    Chronicles(Map<Bytes, Event> encoded, boolean moving) {
        this.encoded = encoded;
        this.moving = moving;
    }

    /// What was told of a table.
    Chronicle of(TableId table) {
        return all.computeIfAbsent(table, id -> new Chronicle(id, encoded, moving));
    }

    /// Those of all tables.
    Collection<Chronicle> all() {
        return all.values();
    }

    /// What was told of all tables; of one that goes on in several places more than one.
    List<Ledger> ledgers() {
        List<Ledger> ledgers = new ArrayList<>();
        for (Chronicle chronicle : all.values()) {
            chronicle.branches().forEach(branch -> ledgers.add(branch.ledger()));
        }
        return ledgers;
    }

    /// How much each host has told of each table, by its key and the table's identity with a space between.
    Map<String, Long> toldByHosts() {
        Map<String, Long> told = new HashMap<>();
        for (Chronicle chronicle : all.values()) {
            chronicle.tellers().forEach(host -> told.put(host + " " + chronicle.table(), chronicle.told(host)));
        }
        return told;
    }

    /// How many tables go on, or went on, in more than one place.
    int parted() {
        return Math.toIntExact(
                all.values().stream().filter(Chronicle::hasParted).count());
    }

    /// How many events have been told, of all tables.
    long told() {
        long told = 0;
        for (Chronicle chronicle : all.values()) {
            for (Chronicle.Branch branch : chronicle.branches()) {
                told += branch.ledger().size() - branch.ledger().begunAt();
            }
        }
        return told;
    }

    /// The tables as they stand, in words.
    String states() {
        return ledgers().stream().map(Ledger::state).toList().toString();
    }

    /// A host's disk has forgotten everything.
    void forgets(Key host) {
        forgot = true;
        all.values().forEach(chronicle -> chronicle.forgets(host));
    }

    /// A host tells two laptops two things of one table.
    void isLiar(Key host, TableId table) {
        forgot = true;
        of(table).isLiar(host);
    }

    /// A host tells two things of any table, one after the other.
    void isLiar(Key host) {
        forgot = true;
        all.values().forEach(chronicle -> chronicle.isLiar(host));
    }

    /// Whether people may find something else of that table than they saw.
    boolean mayDiffer(Chronicle chronicle) {
        return forgot || chronicle.hasMoved();
    }

    /// Whether any table moved from one host to another, or waits at one that forgot it.
    boolean mayBeInTwoPlaces() {
        return forgot || all.values().stream().anyMatch(Chronicle::hasMoved);
    }
}
