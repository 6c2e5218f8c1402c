package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.protocol.HostMessage;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What hosts and laptops have made up, and who never shows a secret. None of it may be in a log that counts.
final class Lies {
    private final Map<Digest, Lie> lies = new HashMap<>();
    private final Map<Digest, Forger.Forgery> forged = new HashMap<>();
    private final Map<Key, Laptop> neverShow = new HashMap<>();
    private final Set<Digest> cut = new HashSet<>();

    /// A host tells one guest something that is not in its log.
    void add(Digest digest, Lie lie) {
        lies.put(digest, lie);
    }

    /// A laptop brings a log that ends so, or goes on after that, to a host that takes the table over.
    void add(Digest digest, Forger.Forgery forgery) {
        forged.put(digest, forgery);
    }

    /// A host cuts these out of its journal, after it told them.
    void cut(List<HostMessage.Entry> entries) {
        entries.forEach(entry -> cut.add(entry.digest()));
    }

    /// Whether a host denies that it told this. A laptop that has seen it gives no vote for less.
    boolean isDenied(Digest digest) {
        return cut.contains(digest);
    }

    /// No dice may carry the secret of that laptop.
    void neverShows(Laptop laptop) {
        neverShow.put(laptop.key(), laptop);
    }

    boolean has(Digest digest) {
        return lies.containsKey(digest);
    }

    /// An entry is in a log.
    void check(HostMessage.Entry entry) {
        Forger.Forgery forgery = forged.get(entry.digest());
        if (forgery != null) {
            throw new Violation("what was forged is in the log: " + forgery + ", " + entry);
        }
        Lie lie = lies.get(entry.digest());
        if (lie != null && lie.isRefused()) {
            throw new Violation("what was made up is in the log: " + entry);
        }
    }

    /// An event is in a log after that state.
    void check(TableState before, Event event) {
        if (event instanceof Event.Rolled || event instanceof Event.StartRolled) {
            before.playing().flatMap(GameState::openThrow).stream()
                    .flatMap(open -> open.others().stream())
                    .map(hand -> neverShow.get(hand.key()))
                    .filter(laptop -> laptop != null && !laptop.hadTwin())
                    .forEach(laptop -> {
                        throw new Violation("dice with a secret that " + laptop.name() + " has not shown");
                    });
        }
    }
}
