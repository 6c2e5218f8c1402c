package cantstop.client.model.party;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.DiceAlarm;
import cantstop.protocol.client.Rollback;
import cantstop.protocol.client.Takeover;
import java.util.List;
import java.util.Optional;

/// Takes what the guest tells to the part of the party that it concerns. Called on the guest's thread; each
/// call is carried out on the FX thread, in the same order.
final class PartyListener implements ClientListener {
    private final Party party;
    private final EventPlayer player;
    private final PendingRequests requests;
    private final FxBridge bridge;

    PartyListener(Party party, EventPlayer player, PendingRequests requests, FxBridge bridge) {
        this.party = party;
        this.player = player;
        this.requests = requests;
        this.bridge = bridge;
    }

    /// Carries this out on the FX thread, unless the party was left meanwhile.
    private void cross(Runnable news) {
        bridge.execute(() -> {
            if (!party.left) {
                news.run();
            }
        });
    }

    /// Carries this out on the FX thread. If it throws, half of it may be shown: the whole table is asked for
    /// again.
    private void hear(Runnable news) {
        cross(() -> {
            try {
                news.run();
            } catch (RuntimeException e) {
                party.tellAgain();
                throw e;
            }
        });
    }

    @Override
    public void connectionChanged(Connection connection) {
        hear(() -> {
            if (connection instanceof Connection.Connected there) {
                party.location().arrived(there);
                party.knocking().knockAgain();
            } else {
                requests.forget();
                party.hand.set(Optional.empty());
                party.knocking().knockers.set(List.of());
            }
            party.connection.set(connection);
            party.handOver().connectionChanged(connection);
            requests.show();
        });
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {
        hear(() -> party.hostLobby().heard(tables));
    }

    /// Nothing is asked for again if this fails: it would fail again.
    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched) {
        List<LogEntry> copy = List.copyOf(entries);
        cross(() -> attended(table, copy, state, branched));
    }

    private void attended(TableId table, List<LogEntry> entries, TableState state, boolean branched) {
        Optional<Undone> setAside =
                branched ? Optional.of(Undone.of(List.copyOf(party.log), entries)) : Optional.empty();
        party.wanted = Optional.of(table);
        requests.forget();
        player.jumpTo(state);
        if (!table.equals(party.state().get().id())) {
            party.talk().forget();
        }
        party.log.setAll(entries);
        party.hostLobby().waitNoMore();
        party.hand.set(Optional.empty());
        party.presence().attending(state.sequence());
        party.knocking().knockers.set(List.of());
        requests.noProblem();
        party.state.set(state);
        party.handOver().attending(setAside);
        requests.seen(state.sequence());
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        hear(() -> player.happened(entry, after));
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        hear(() -> {
            // Where the table may go on elsewhere, what is said of that says enough.
            if (request.equals(RequestId.ATTENDING)
                    && party.handOver().vacancy().get().isPresent()) {
                return;
            }
            if (answer instanceof Answer.Declined(var why) && why != Answer.Reason.KNOCK_FIRST) {
                party.wanted = Optional.empty();
            }
            requests.answered(request, answer);
        });
    }

    @Override
    public void alarmed(DiceAlarm alarm) {
        hear(() -> party.warnings().dice.set(Optional.of(alarm)));
    }

    @Override
    public void vacant(Optional<Takeover> vacancy) {
        hear(() -> party.handOver().vacant(vacancy));
    }

    @Override
    public void rollbackAsked(Optional<Rollback> asked) {
        hear(() -> party.handOver()
                .rollbackAsked(asked.map(rollback -> rollback.kept()
                        .map(kept -> Undone.after(kept, List.copyOf(party.log)))
                        .orElse(Undone.UNKNOWN))));
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        hear(() -> {
            // The window may have left a table while a notice of it waited for this thread.
            if (!(notice instanceof HostMessage.OfTable late && party.isElsewhere(late.table()))) {
                heard(notice);
            }
        });
    }

    private void heard(HostMessage.Notice notice) {
        switch (notice) {
            case HostMessage.OfPresence said -> party.presence().heard(said);
            case HostMessage.OfTalk said -> party.talk().heard(said);
            case HostMessage.OfMigration said -> party.handOver().heard(said);
            case HostMessage.Knocks(var _, var knockers) ->
                party.knocking().knockers.set(knockers);
            case HostMessage.Replied(TableId table, KnockPurpose purpose, boolean granted) -> {
                if (purpose == KnockPurpose.COME_IN) {
                    party.knocking().answeredAtDoor(table, granted);
                }
                if (!granted && (purpose == KnockPurpose.COME_IN || !party.isElsewhere(table))) {
                    requests.met(new Problem.NotGranted(purpose));
                }
            }
            case HostMessage.Copied _ -> party.warnings().copied.set(true);
            case HostMessage.Hovered hovered -> hovered(hovered);
            case HostMessage.Organised organised -> party.hostLobby().heard(organised);
            case HostMessage.Announced announced -> party.hostLobby().heard(announced);
            case HostMessage.TableStopped stopped -> requests.met(new Problem.TableStopped(stopped.reason()));
        }
    }

    private void hovered(HostMessage.Hovered hovered) {
        boolean mine = party.mySeat().filter(hovered.seat()::equals).isPresent();
        party.hand.set(
                mine || hovered.columns().isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Party.Hand(hovered.seat(), hovered.columns())));
    }
}
