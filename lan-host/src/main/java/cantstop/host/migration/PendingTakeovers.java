package cantstop.host.migration;

import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Log;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostLimits;
import cantstop.host.environment.Journal;
import cantstop.host.session.Session;
import cantstop.host.table.TableList;
import cantstop.host.table.TableView;
import cantstop.host.table.Tables;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// The pending takeovers: tables that wait at this host for a quorum. Confined to the host's thread.
public final class PendingTakeovers {
    private final HostEnvironment environment;
    private final Key hostKey;
    private final Tables tables;
    private final TableList list;
    private final Adoption adopt;
    private final Map<TableId, PendingTakeover> pendingTakeovers = new HashMap<>();

    /// Continues a table with the chosen log.
    public interface Adoption {
        /// Continues with a log.
        ///
        /// @param epoch to begin; empty where the host goes on in that of the log
        /// @param done gets the result
        void adopt(Log log, Optional<Command.BeginEpoch> epoch, Consumer<Answer> done);
    }

    /// No takeover yet.
    ///
    public PendingTakeovers(HostEnvironment environment, Key hostKey, Tables tables, TableList list, Adoption adopt) {
        this.environment = environment;
        this.hostKey = hostKey;
        this.tables = tables;
        this.list = list;
        this.adopt = adopt;
    }

    public boolean has(TableId id) {
        return pendingTakeovers.containsKey(id);
    }

    /// Begins to wait. Does nothing for a table that this host leads already with other guests.
    ///
    /// @param promised the epoch in which the log is going to name this host, or none
    public void begin(TableId id, Epoch promised) {
        PendingTakeover waiting = pendingTakeovers.get(id);
        if (waiting != null) {
            waiting.isPromised(promised);
        }
        if (waiting != null
                || tables.awake(id)
                        .filter(here -> here.leads() && hasGuests(here))
                        .isPresent()) {
            return;
        }
        PendingTakeover gathering = add(id);
        gathering.isPromised(promised);
        read(gathering);
    }

    private PendingTakeover add(TableId id) {
        PendingTakeover gathering = new PendingTakeover(id, hostKey, environment, this::changed);
        pendingTakeovers.put(id, gathering);
        return gathering;
    }

    /// A guest has a longer log than this host's journal, of a table to which nothing was added yet: its attendees
    /// wait until the host knows the longest log.
    public void reopen(TableView table, Session newcomer, ClientMessage.Attend wish) {
        PendingTakeover gathering = add(table.id());
        gathering.begins(table.log());
        for (Session session : tables.release(table.id())) {
            take(
                    session,
                    new ClientMessage.Attend(
                            table.id(), table.log().sequence(), table.log().digest()));
        }
        take(newcomer, wish);
        gathering.keeps(Optional.of(table.log()));
    }

    /// Asks the journal what it has. Until it answers, the host can't know whether the copies are all that was sent.
    private void read(PendingTakeover gathering) {
        environment.journal().read(gathering.id(), reading -> {
            switch (reading) {
                case Journal.Reading.Found(Log log, var _) -> gathering.keeps(Optional.of(log));
                case Journal.Reading.Unknown _ -> gathering.keeps(Optional.empty());
                case Journal.Reading.Unreadable _ ->
                    environment.timers().after(HostLimits.TRY_AGAIN, () -> {
                        if (pendingTakeovers.get(gathering.id()) == gathering) {
                            read(gathering);
                        }
                    });
            }
        });
    }

    private boolean hasGuests(TableView table) {
        return table.attendees().all().stream()
                .anyMatch(session -> !session.key().equals(hostKey));
    }

    /// Takes a guest who comes to a pending table.
    ///
    /// @return whether it does
    public boolean take(Session session, ClientMessage.Attend wish) {
        PendingTakeover gathering = pendingTakeovers.get(wish.table());
        if (gathering == null) {
            return false;
        }
        session.attends(gathering);
        gathering.come(session, wish.sequence(), wish.digest());
        return true;
    }

    public void part(Session session, ClientMessage.LogPart part) {
        PendingTakeover gathering = pendingTakeovers.get(part.table());
        if (gathering != null) {
            gathering.part(session, part);
        }
    }

    /// Takes a laptop's vote on whether this host may lead a table.
    public void voted(Session session, ClientMessage.CastVote cast) {
        PendingTakeover gathering = pendingTakeovers.get(cast.table());
        if (gathering != null) {
            gathering.voted(session, cast);
        }
    }

    private void changed(PendingTakeover gathering) {
        Optional<Log> best = gathering.best();
        best.ifPresent(log -> list.put(TableList.summary(log, 0, Epoch.NONE), this::has));
        gathering.ready().ifPresent(log -> {
            if (gathering.isInItsEpoch(log)) {
                goOn(gathering, log, Optional.empty());
            } else {
                gathering.elect(log).ifPresent(epoch -> goOn(gathering, log, Optional.of(epoch)));
            }
        });
    }

    private void goOn(PendingTakeover gathering, Log log, Optional<Command.BeginEpoch> epoch) {
        gathering.goesOn();
        adopt.adopt(log, epoch, answer -> adopted(gathering, answer));
    }

    /// Moves the guests to the table that continues. Some may have come while its log was being written. If the table
    /// was led here all the time, they join that.
    private void adopted(PendingTakeover gathering, Answer answer) {
        pendingTakeovers.remove(gathering.id());
        Optional<TableView> table = tables.awake(gathering.id());
        if (table.isPresent()
                && (answer instanceof Answer.Accepted || table.get().leads())) {
            gathering
                    .comers()
                    .forEach((session, copy) -> tables.attend(
                            session,
                            gathering.id(),
                            copy.claim().sequence(),
                            copy.claim().digest()));
        } else {
            list.remove(gathering.id());
            gathering.end(HostMessage.StopReason.NOT_KEPT);
        }
    }
}
