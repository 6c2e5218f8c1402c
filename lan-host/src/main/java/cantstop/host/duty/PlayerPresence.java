package cantstop.host.duty;

import cantstop.engine.Actor;
import cantstop.engine.Chair;
import cantstop.engine.Command;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.host.session.Session;
import cantstop.host.table.Duty;
import cantstop.host.table.Submission;
import cantstop.host.table.TableView;
import cantstop.protocol.Absence;
import cantstop.protocol.AwayPolicy;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The presence of one table's players: lost, gone on purpose, or connected but idle. At an absent player's turn the
/// table waits. When the wait is over it does what the others voted for. A later vote undoes that. When the player is
/// back, the votes about them are void. Confined to the host's thread.
public final class PlayerPresence implements Duty {
    private final TableView table;
    private final Map<Seat, AbsentPlayer> missing = new TreeMap<>();
    private final Map<Key, Duration> touchedAt = new HashMap<>();
    private final Set<Key> gone = new HashSet<>();
    private Timers.@Nullable Timer next;
    private @Nullable Person mover;
    private @Nullable Duration nudgedAt;
    private boolean asking;
    private HostMessage.@Nullable Absences told;

    public PlayerPresence(TableView table) {
        this.table = table;
    }

    @Override
    public void departed(Session guest, boolean onPurpose) {
        gone.remove(guest.key());
        if (onPurpose) {
            left(guest.key());
        }
    }

    /// The guest with this key left the table on purpose.
    public void left(Key key) {
        if (hasSeat(key)) {
            gone.add(key);
        }
    }

    /// A player who has acted is not idle.
    @Override
    public void touched(Session guest) {
        Key key = guest.key();
        if (!hasSeat(key)) {
            return;
        }
        touchedAt.put(key, table.now());
        boolean wasIdle = missing.values().removeIf(one -> one.kind() == Absence.Kind.IDLE && one.isOf(key));
        if (wasIdle) {
            table.settle();
        }
    }

    /// Whether the player with this key went on purpose and is not back.
    boolean isGone(Key key) {
        return gone.contains(key) && !table.attendees().has(key);
    }

    private boolean hasSeat(Key key) {
        return table.state().personOf(key).isPresent();
    }

    /// What a player says about one who is away or idle.
    public void heed(Person by, ClientMessage.OfPresence message) {
        switch (message) {
            case ClientMessage.Suggest suggest -> suggest(by, suggest.seat(), suggest.what());
            case ClientMessage.Nudge nudge -> nudge(by, nudge.seat());
        }
    }

    /// Counts the vote of another player at the table; ignores one for a choice that is not offered.
    private void suggest(Person by, Seat seat, AwayPolicy what) {
        TableState state = table.state();
        Seat from = state.seatOf(by).filter(this::isVoter).orElse(null);
        AbsentPlayer about = missing.get(seat);
        if (from == null || about == null || from.equals(seat)) {
            return;
        }
        if (what == AwayPolicy.SKIP && majority(seat) == 0) {
            return;
        }
        about.suggest(from, what);
        table.settle();
    }

    /// Reminds the player who is idle at their turn, at limited rate.
    private void nudge(Person by, Seat seat) {
        Seat from = table.state().seatOf(by).orElse(null);
        AbsentPlayer about = missing.get(seat);
        boolean soon = nudgedAt != null && table.now().minus(nudgedAt).compareTo(Limits.NUDGE_PAUSE) < 0;
        if (from != null && about != null && about.kind() == Absence.Kind.IDLE && !from.equals(seat) && !soon) {
            nudgedAt = table.now();
            table.attendees().send(new HostMessage.Nudged(table.id(), from, seat));
        }
    }

    @Override
    public void tellNewcomer(Session newcomer) {
        HostMessage.Absences now = notice();
        if (!now.absent().isEmpty()) {
            newcomer.send(now);
        }
    }

    @Override
    public void tableChanged() {
        TableState state = table.state();
        state.chairs().forEach(this::look);
        cancel();
        Optional<Seat> awaited = awaited(state);
        if (awaited.isEmpty()) {
            mover = null;
        }
        awaited.ifPresent(seat -> await(state, seat));
        state.chairs().forEach(this::endStandIn);
        announce();
    }

    @Override
    public void cancel() {
        if (next != null) {
            next.cancel();
            next = null;
        }
    }

    private void look(Chair chair) {
        Seat seat = chair.seat();
        if (!(chair.occupant() instanceof Occupant.Human(Person person))) {
            missing.remove(seat);
            return;
        }
        AbsentPlayer known = missing.get(seat);
        boolean there = table.attendees().has(person);
        if (known != null && (!known.is(person) || there == (known.kind() != Absence.Kind.IDLE))) {
            missing.remove(seat);
            known = null;
        }
        if (!there && known == null) {
            Absence.Kind kind = gone.contains(person.key()) ? Absence.Kind.LEFT : Absence.Kind.LOST;
            missing.put(seat, new AbsentPlayer(seat, person, kind, table.now()));
        }
    }

    /// Ends the stand-in of a bot when the person is back, or when the others vote to wait after all.
    private void endStandIn(Chair chair) {
        AbsentPlayer about = missing.get(chair.seat());
        if (chair.standIn() != null && (about == null || about.standing() == AwayPolicy.WAIT)) {
            ask(new Command.ComeBack(chair.seat()));
        }
    }

    /// The seat whose person has to act; empty where none has to.
    private static Optional<Seat> awaited(TableState state) {
        return state.playing()
                .filter(game -> !game.isThrowingForStart())
                .map(GameState::mover)
                .filter(seat -> state.chair(seat).isHuman() && state.chair(seat).standIn() == null);
    }

    private void await(TableState state, Seat seat) {
        if (state.chair(seat).occupant() instanceof Occupant.Human(Person person) && !person.equals(mover)) {
            mover = person;
            touchedAt.put(person.key(), table.now());
        }
        Duration now = table.now();
        AbsentPlayer about = missing.get(seat);
        if (about == null) {
            idle(state, seat, now);
            return;
        }
        Duration left = about.due(now).minus(now);
        if (left.isPositive()) {
            lookAgain(left);
        } else if (about.standing() == AwayPolicy.BOT) {
            ask(new Command.LetBotPlay(seat, state.chair(seat).occupant(), AwayTimeouts.STAND_IN));
        } else if (majority(seat) > 0 && about.skips(this::isVoter) >= majority(seat)) {
            ask(new Command.PassOver(state.sequence()));
        }
    }

    /// The mover is connected: begins to watch for idleness.
    private void idle(TableState state, Seat seat, Duration now) {
        if (!(state.chair(seat).occupant() instanceof Occupant.Human(Person person))) {
            return;
        }
        Duration since = touchedAt.getOrDefault(person.key(), now);
        Duration left = since.plus(AwayTimeouts.IDLE).minus(now);
        if (left.isPositive()) {
            lookAgain(left);
        } else {
            missing.put(seat, new AbsentPlayer(seat, person, Absence.Kind.IDLE, since));
            await(state, seat);
        }
    }

    private void lookAgain(Duration left) {
        next = table.after(left, table::settle);
    }

    /// Submits one command at a time. One that is refused because dice are falling is submitted again when they have
    /// fallen.
    private void ask(Command command) {
        if (!asking) {
            asking = true;
            table.submit(new Submission(new Actor.Host(), command, _ -> asking = false));
        }
    }

    /// How many must want a skip: more than half of those who are there. One alone does not decide it.
    private int majority(Seat about) {
        int voters = (int) Seat.all().stream()
                .filter(seat -> !seat.equals(about) && isVoter(seat))
                .count();
        return voters < 2 ? 0 : voters / 2 + 1;
    }

    private boolean isVoter(Seat seat) {
        return table.state().chair(seat).isHuman() && !missing.containsKey(seat);
    }

    private HostMessage.Absences notice() {
        Duration now = table.now();
        List<Absence> absent = new ArrayList<>();
        missing.values().forEach(one -> absent.add(one.told(now)));
        HostMessage.Pause pause = awaited(table.state())
                .filter(missing::containsKey)
                .map(seat -> pause(seat, now))
                .orElse(null);
        return new HostMessage.Absences(table.id(), absent, pause);
    }

    private HostMessage.@Nullable Pause pause(Seat seat, Duration now) {
        AbsentPlayer about = missing.get(seat);
        if (about == null) {
            return null;
        }
        Duration left = about.due(now).minus(now);
        return new HostMessage.Pause(seat, left.isPositive() ? left : Duration.ZERO, majority(seat));
    }

    /// Sends only real changes: each client counts the time down itself.
    private void announce() {
        if (table.attendees().isEmpty()) {
            told = null;
            return;
        }
        HostMessage.Absences now = notice();
        HostMessage.Absences timeless = timeless(now);
        if (!timeless.equals(told) && !(told == null && now.absent().isEmpty())) {
            told = timeless;
            table.attendees().send(now);
        }
    }

    private static HostMessage.Absences timeless(HostMessage.Absences said) {
        List<Absence> absent = said.absent().stream()
                .map(one -> new Absence(one.seat(), one.kind(), Duration.ZERO, one.voices()))
                .toList();
        HostMessage.Pause pause = said.pause();
        return new HostMessage.Absences(
                said.table(),
                absent,
                pause == null
                        ? null
                        : new HostMessage.Pause(
                                pause.seat(),
                                pause.left().isPositive() ? Duration.ofDays(1) : Duration.ZERO,
                                pause.majority()));
    }
}
