package cantstop.browser.seat;

import cantstop.engine.Chair;
import cantstop.engine.Column;
import cantstop.engine.LogEntry;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Timers;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.DiceAlarm;
import cantstop.protocol.client.Rollback;
import cantstop.protocol.client.Takeover;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The seat as it stands: hears the guest's core, and tells the page. Confined to the page's one thread.
public final class Seating implements ClientListener {
    private final Timers timers;
    private final Self self;
    private final Screen screen;
    private final ConnectionView connection = new ConnectionView();
    private List<TableSummary> tables = List.of();
    private @Nullable TableState state;
    private LastThrow last = new LastThrow();
    private List<Person> present = List.of();
    private List<Person> browsers = List.of();
    private int spectators;
    private List<Column> hover = List.of();
    private List<Seat> calling = List.of();
    private HostMessage.@Nullable Absences absences;
    private @Nullable Fields advice;

    /// Whether the next host waits for this page to go on without the end of its copy.
    private boolean rollbackAsked;

    private Duration decidedAt = Duration.ZERO;

    Seating(Timers timers, Self self, Screen screen) {
        this.timers = timers;
        this.self = self;
        this.screen = screen;
    }

    /// The table that is attended, as far as it is known.
    Optional<TableState> state() {
        return Optional.ofNullable(state);
    }

    /// The seat of this page's person.
    Optional<Seat> mySeat() {
        return state().flatMap(known -> known.seatOf(self.person()));
    }

    /// Whether the connection has ended, and is not made again by itself.
    boolean isOver() {
        return connection.isOver();
    }

    /// The page went away from its table.
    void leaves() {
        state = null;
        absences = null;
        show();
    }

    /// Advice to be shown until the table changes.
    void advises(Fields given) {
        advice = given;
        show();
    }

    @Override
    public void connectionChanged(Connection now) {
        connection.changed(now);
        rollbackAsked = false;
        show();
    }

    @Override
    public void tablesListed(List<TableSummary> listed) {
        tables = List.copyOf(listed);
        show();
    }

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState now, boolean branched) {
        last = new LastThrow();
        entries.forEach(last::hear);
        rollbackAsked = false;
        become(now);
        show();
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        TableState before = state;
        last.hear(entry);
        if (before != null) {
            screen.event(EventView.of(entry, before).json());
        }
        become(after);
        show();
    }

    private void become(TableState now) {
        if (state == null || state.decidedAt() != now.decidedAt()) {
            decidedAt = timers.now();
        }
        state = now;
        advice = null;
        hover = List.of();
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        Optional<Fields> told = AnswerView.of(request, answer);
        told.ifPresent(fields -> screen.notice(fields.json()));
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        switch (notice) {
            case HostMessage.Presence said -> {
                present = said.present();
                browsers = said.browsers();
                spectators = said.spectators();
            }
            case HostMessage.Absences said -> absences = said;
            case HostMessage.Hovered said -> hover = said.columns();
            case HostMessage.Calls said -> calling = said.calling();
            default -> {}
        }
        screen.notice(NoticeView.of(notice, self.person()).json());
        if (notice instanceof HostMessage.TableStopped(var _, var why) && why == HostMessage.StopReason.SENT_AWAY) {
            leaves();
        }
        show();
    }

    @Override
    public void alarmed(DiceAlarm alarm) {
        screen.notice(Fields.with("kind", "alarm").and("alarm", alarm).json());
    }

    /// A page can't host.
    @Override
    public void vacant(Optional<Takeover> vacancy) {}

    @Override
    public void rollbackAsked(Optional<Rollback> asked) {
        rollbackAsked = asked.isPresent();
        show();
    }

    /// Tells the page all of it.
    void show() {
        screen.snapshot(Fields.with("me", me())
                .and("connection", connection.fields())
                .and("tables", tables.stream().map(TableList::entry).toList())
                .and("table", state().map(this::table))
                .and("rollback", rollbackAsked)
                .json());
    }

    private Fields me() {
        return TableView.look(self.look()).and("key", self.key().key().hex()).and("stored", self.isStored());
    }

    private Fields table(TableState now) {
        TableView view = new TableView(now, mySeat());
        List<@Nullable Fields> seats = new ArrayList<>();
        for (Chair chair : now.chairs()) {
            Fields seat = view.seat(chair);
            seats.add(
                    seat == null
                            ? null
                            : seat.and("presence", presence(chair))
                                    .and("calling", calling.contains(chair.seat()))
                                    .and(
                                            "browser",
                                            chair.person()
                                                    .filter(browsers::contains)
                                                    .isPresent()));
        }
        Fields fields = view.fields(last)
                .and("seats", seats)
                .and("spectators", spectators)
                .and("hover", hover);
        return fields.and("clock", clock(now))
                .and("advice", advice)
                .and("proof", ProofView.of(now))
                .and("away", Optional.ofNullable(absences).flatMap(said -> AwayView.of(said, now, mySeat())));
    }

    private String presence(Chair chair) {
        if (chair.isEmpty()) {
            return "LEFT";
        }
        boolean here =
                chair.person().filter(person -> !present.contains(person)).isEmpty();
        return AwayView.of(absences, chair.seat())
                .map(absence -> absence.kind().name())
                .orElse(here ? "HERE" : "LOST");
    }

    private @Nullable Fields clock(TableState now) {
        int seconds = now.settings().timerSeconds();
        boolean waits = now.playing().filter(game -> game.isWaitingForMover()).isPresent();
        if (seconds == 0 || !waits) {
            return null;
        }
        Duration left = Duration.ofSeconds(seconds).minus(timers.now().minus(decidedAt));
        return Fields.with("seconds", seconds).and("untilMs", Math.max(0, left.toMillis()));
    }
}
