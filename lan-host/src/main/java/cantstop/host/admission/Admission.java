package cantstop.host.admission;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.host.environment.HostLimits;
import cantstop.host.session.Session;
import cantstop.host.table.Attendees;
import cantstop.host.table.Duty;
import cantstop.host.table.Submission;
import cantstop.host.table.TableView;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import cantstop.protocol.Limits;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The access control of one table: which guests may attend and sit down, and which wait for the owner's answer. It is
/// not in the journal: after a restart of the host a guest without a seat knocks again. Confined to the host's thread.
public final class Admission implements Duty {
    private final TableView table;
    private final Map<Person, Waiting> waiting = new LinkedHashMap<>();
    private final Map<Key, Duration> refusedAt = new HashMap<>();
    private final Set<Key> shutOut = new HashSet<>();
    private final Set<Key> admitted = new HashSet<>();
    private final Set<Key> sentAway = new HashSet<>();
    private boolean locked;
    private List<Knocker> told = List.of();

    /// @param whose who sat on the requested seat at the time of the request; null where no seat is requested
    private record Waiting(
            Session session, Knocker knocker, @Nullable Occupant whose) {}

    public Admission(TableView table) {
        this.table = table;
    }

    /// Whether that key may attend.
    public boolean mayAttend(Key key) {
        TableState state = table.state();
        return state.personOf(key).isPresent() || !shutOut.contains(key) && (!state.locked() || admitted.contains(key));
    }

    /// Whether that key may sit down if a seat is free. The owner always may, even after giving up their own seat:
    /// there is no one above them to ask.
    public boolean maySit(Key key) {
        Person owner = table.state().owner();
        return !sentAway.contains(key) || owner != null && owner.key().equals(key);
    }

    /// Whether this guest may not take a new seat because they came without TLS. Those with a seat keep it.
    public boolean refusesBrowser(Session guest) {
        TableState state = table.state();
        return guest.isBrowser()
                && !state.settings().browsers()
                && state.personOf(guest.key()).isEmpty();
    }

    @Override
    public boolean isBusy() {
        return !waiting.isEmpty();
    }

    /// The owner has removed a player from their seat: they may watch, and knock again.
    public void sentAway(Key key) {
        sentAway.add(key);
    }

    /// The owner sends away a guest who watches, and who may neither attend nor sit down before they are let in again,
    /// even where their connection is lost just now. They are not heard for a while, as after a refusal. Ignored
    /// from anyone else, and for the host's own laptop.
    public void sendAway(Person by, Person whom) {
        TableState state = table.state();
        Key key = whom.key();
        if (!state.isOwner(by) || !Attendees.mayGo(state, key)) {
            return;
        }
        List<Session> there = table.attendees().of(key);
        if (there.isEmpty() && shutOut.size() >= HostLimits.KEPT_OUT) {
            return;
        }
        admitted.remove(key);
        sentAway.add(key);
        shutOut.add(key);
        refusedAt.put(key, table.now());
        for (Session guest : there) {
            guest.send(new HostMessage.TableStopped(table.id(), HostMessage.StopReason.SENT_AWAY));
            guest.attends(null);
        }
    }

    /// A guest sends a request. The host refuses one that makes no sense, or comes too soon after a refusal.
    public void knock(Session session, Person person, ClientMessage.Knock knock) {
        if (knock.purpose() == KnockPurpose.COME_IN && mayAttend(person.key()) && maySit(person.key())) {
            session.send(new HostMessage.Replied(table.id(), KnockPurpose.COME_IN, true));
            return;
        }
        if (!makesSense(session, person, knock) || isTooSoon(person.key()) || isFull(person)) {
            session.send(new HostMessage.Replied(table.id(), knock.purpose(), false));
            return;
        }
        Knocker knocker = new Knocker(person, knock.look(), knock.purpose(), knock.seat());
        Occupant whose =
                knock.seat() == null ? null : table.state().chair(knock.seat()).occupant();
        waiting.put(person, new Waiting(session, knocker, whose));
        session.knocks(table.id(), () -> forget(session));
        announce();
    }

    private boolean makesSense(Session session, Person person, ClientMessage.Knock knock) {
        TableState state = table.state();
        boolean here =
                table.attendees().contains(session) && state.seatOf(person).isEmpty();
        return switch (knock.purpose()) {
            case COME_IN -> true;
            case SEAT ->
                here
                        && !refusesBrowser(session)
                        && knock.seat() != null
                        && !state.chair(knock.seat()).isEmpty();
            case NEXT -> here && !refusesBrowser(session) && maySit(person.key());
        };
    }

    /// A refusal counts for the whole laptop, since it has as many profiles as it likes.
    private boolean isTooSoon(Key key) {
        refusedAt.values().removeIf(at -> table.now().minus(at).compareTo(Limits.KNOCK_PAUSE) >= 0);
        return refusedAt.containsKey(key);
    }

    private boolean isFull(Person person) {
        return waiting.size() >= Limits.KNOCKERS && !waiting.containsKey(person);
    }

    /// A guest withdraws what they asked for.
    public void withdraw(Person person) {
        if (waiting.remove(person) != null) {
            announce();
        }
    }

    /// A connection has ended or gone to another table: drop its request.
    private void forget(Session session) {
        if (waiting.values().removeIf(one -> one.session() == session)) {
            announce();
        }
    }

    /// The owner, or the player whose seat is asked for, answers a guest's request. Ignored from anyone else.
    public void reply(Person by, Person to, boolean granted) {
        Waiting one = waiting.get(to);
        if (one == null || !mayDecide(by, one.knocker())) {
            return;
        }
        waiting.remove(to);
        if (!granted) {
            refusedAt.put(to.key(), table.now());
        }
        if (granted) {
            grant(by, one);
        }
        one.session().send(new HostMessage.Replied(table.id(), one.knocker().purpose(), granted));
        announce();
    }

    private boolean mayDecide(Person by, Knocker about) {
        TableState state = table.state();
        Seat asked = about.seat();
        return state.isOwner(by) || asked != null && state.chair(asked).isOf(by);
    }

    private void grant(Person by, Waiting one) {
        Knocker knocker = one.knocker();
        Seat seat = knocker.seat();
        if (knocker.purpose() == KnockPurpose.COME_IN) {
            letIn(knocker.who());
        } else if (seat != null) {
            Command give = new Command.GiveSeat(seat, one.whose(), knocker.who(), knocker.look());
            table.submit(new Submission(new Actor.Guest(by), give, _ -> {}));
        }
    }

    private void letIn(Person person) {
        admitted.add(person.key());
        sentAway.remove(person.key());
        shutOut.remove(person.key());
    }

    /// The owner is about to start the next game: the guest who has waited longest for it sits down first. If no seat
    /// is free, one of them takes the seat of the last in the ranking.
    public void nextGame(Person owner) {
        TableState state = table.state();
        if (!state.isOwner(owner) || state.isPlaying()) {
            return;
        }
        int free = Seat.COUNT - state.occupied().size();
        Seat last = free == 0 ? Ranking.last(state, owner).orElse(null) : null;
        for (Waiting one : List.copyOf(waiting.values())) {
            Knocker knocker = one.knocker();
            if (knocker.purpose() != KnockPurpose.NEXT) {
                continue;
            }
            if (free > 0) {
                free--;
                Command sit = new Command.SitDown(null, knocker.look());
                table.submit(new Submission(new Actor.Guest(knocker.who()), sit, _ -> {}));
            } else if (last != null) {
                Command give = new Command.GiveSeat(last, state.chair(last).occupant(), knocker.who(), knocker.look());
                table.submit(new Submission(new Actor.Guest(owner), give, _ -> {}));
                return;
            }
        }
    }

    @Override
    public void tableChanged() {
        TableState state = table.state();
        if (state.locked() && !locked) {
            table.attendees().all().forEach(session -> admitted.add(session.key()));
        } else if (locked && !state.locked()) {
            admitted.clear();
            openUp();
        }
        locked = state.locked();
        waiting.values().removeIf(one -> isPast(state, one));
        announce();
    }

    /// The table was unlocked: let in all who wait, except those who were sent away.
    private void openUp() {
        for (Waiting one : List.copyOf(waiting.values())) {
            Person who = one.knocker().who();
            if (one.knocker().purpose() == KnockPurpose.COME_IN && maySit(who.key())) {
                waiting.remove(who);
                one.session().send(new HostMessage.Replied(table.id(), KnockPurpose.COME_IN, true));
            }
        }
    }

    private static boolean isPast(TableState state, Waiting one) {
        Seat seat = one.knocker().seat();
        return state.seatOf(one.knocker().who()).isPresent()
                || seat != null && !Objects.equals(state.chair(seat).occupant(), one.whose());
    }

    @Override
    public void tellNewcomer(Session newcomer) {
        if (!told.isEmpty()) {
            newcomer.send(new HostMessage.Knocks(table.id(), told));
        }
    }

    private void announce() {
        List<Knocker> now = waiting.values().stream().map(Waiting::knocker).toList();
        if (!now.equals(told)) {
            told = now;
            table.attendees().send(new HostMessage.Knocks(table.id(), now));
        }
    }
}
