package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.wire.EventCodec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;

/// A laptop that comes to a host that waits for the people of a table, with a log of its own making: its true copy,
/// and events behind it that suit it. It has all that a guest knows: every secret that was ever shown, and nothing of
/// what the others are going to show.
final class Forger {
    /// So many of the last events at most it leaves out.
    private static final int GOES_BACK = 12;

    private final Key key;
    private final FakeCopies copies;
    private final Referee referee;
    private final SplittableRandom random;
    private final Map<TableId, List<HostMessage.Entry>> brought = new HashMap<>();
    private final Forgeries forgeries;
    private final Map<Forgery, Integer> times = new EnumMap<>(Forgery.class);

    /// What it adds.
    enum Forgery {
        /// Dice that nothing proves.
        ROLL_WITHOUT_PROOF,
        /// A throw with a secret of the host that it made up.
        INVENTED_SECRET,
        /// A throw with the secret that the host has shown last.
        SHOWN_SECRET,
        /// A throw with its own secret in the host's place.
        OWN_SECRET,
        /// A throw of its own hand alone.
        OWN_HAND,
        /// A throw that is open ends in other dice.
        OTHER_DICE,
        /// It ends in dice that follow from secrets that it made up.
        MADE_UP_SHARES,
        /// The others have left, and then the host throws alone.
        OTHERS_LEFT,
        /// A throw that is open was one of the host alone.
        HOST_ALONE,
        /// It leads the table itself, and nobody voted for that.
        UNELECTED
    }

    Forger(Key key, FakeCopies copies, Referee referee, SplittableRandom random) {
        this.key = key;
        this.copies = copies;
        this.referee = referee;
        this.random = random;
        forgeries = new Forgeries(key, random);
    }

    /// How often it came with each.
    Map<Forgery, Integer> times() {
        return times;
    }

    /// What it says to a host in place of what its honest program says.
    ClientMessage says(ClientMessage message, SimulatedHost host) {
        if (!(message instanceof ClientMessage.Attend attend)) {
            return message;
        }
        brought.remove(attend.table());
        if (host.gathers(attend.table()) && !host.key().equals(key)) {
            forge(copies.load(attend.table()));
        }
        List<HostMessage.Entry> forged = brought.get(attend.table());
        return forged == null
                ? message
                : new ClientMessage.Attend(
                        attend.table(),
                        forged.getLast().sequence(),
                        forged.getLast().digest());
    }

    /// The next part of what it brought; nothing where that was its true copy.
    Optional<ClientMessage> answers(HostMessage message) {
        return message instanceof HostMessage.SendLog wanted && brought.containsKey(wanted.table())
                ? Optional.of(part(wanted, Objects.requireNonNull(brought.get(wanted.table()))))
                : Optional.empty();
    }

    private static ClientMessage part(HostMessage.SendLog wanted, List<HostMessage.Entry> log) {
        int after = Math.toIntExact(wanted.sequence());
        boolean known =
                after > 0 && after <= log.size() && log.get(after - 1).digest().equals(wanted.digest());
        List<HostMessage.Entry> rest = log.subList(known ? after : 0, log.size());
        List<HostMessage.Entry> part = new ArrayList<>();
        int bytes = 0;
        for (HostMessage.Entry entry : rest) {
            bytes += entry.event().size() + 56;
            if (bytes > Limits.LOG_PART || part.size() == Limits.ENTRIES_PER_CHUNK) {
                break;
            }
            part.add(entry);
        }
        return new ClientMessage.LogPart(wanted.table(), known ? after : 0, part);
    }

    /// Adds something to the end of the log, or to one of the last events at which that is possible.
    private void forge(Log log) {
        List<TableState> states = new ArrayList<>(List.of(Rules.unopened()));
        log.events().forEach(event -> states.add(Rules.evolve(states.getLast(), event)));
        List<Forgery> order = new ArrayList<>(List.of(Forgery.values()));
        if (random.nextBoolean()) {
            // No rule of the game forbids these: they need a look at the other copies.
            order.add(0, random.nextBoolean() ? Forgery.OTHERS_LEFT : Forgery.HOST_ALONE);
        } else {
            Collections.rotate(order, random.nextInt(order.size()));
        }
        for (Forgery forgery : order) {
            for (int end = states.size() - 1; end > Math.max(1, states.size() - 1 - GOES_BACK); end--) {
                List<Event> added = forgeries.added(forgery, states.get(end));
                if (!added.isEmpty()) {
                    times.merge(forgery, 1, Integer::sum);
                    // The throw that is open is the one that it begins in another way.
                    int behind = forgery == Forgery.HOST_ALONE ? end - 1 : end;
                    bring(log.state().id(), log.after(0).subList(0, behind), added, forgery);
                    return;
                }
            }
        }
    }

    private void bring(TableId table, List<LogEntry> copy, List<Event> added, Forgery forgery) {
        List<HostMessage.Entry> entries = new ArrayList<>();
        copy.forEach(entry -> entries.add(HostMessage.Entry.of(entry)));
        Digest digest = entries.getLast().digest();
        for (Event event : added) {
            byte[] bytes = EventCodec.encode(event);
            digest = digest.after(bytes);
            entries.add(new HostMessage.Entry(entries.size() + 1, Bytes.of(bytes), digest));
            // They may have left indeed, and said so at another moment.
            if (!(event instanceof Event.Left)) {
                referee.lies().add(digest, forgery);
            }
        }
        brought.put(table, entries);
    }
}
