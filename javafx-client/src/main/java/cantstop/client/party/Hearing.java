package cantstop.client.party;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.protocol.Answer;
import cantstop.protocol.Errand;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Vacancy;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What a party hears from its client half, on the FX thread.
final class Hearing implements ClientListener {
    private final Party party;
    private final Playback playback;
    private final Requests requests;

    Hearing(Party party, Playback playback, Requests requests) {
        this.party = party;
        this.playback = playback;
        this.requests = requests;
    }

    @Override
    public void connectionChanged(Connection connection) {
        if (connection instanceof Connection.Connected(var _, var _, var welcome)) {
            party.hostName = Optional.of(welcome.hostName());
            party.knocking().knockAgain();
        } else {
            requests.forget();
            party.hand.set(Optional.empty());
            party.knocking().knockers.set(List.of());
        }
        party.handOver().connectionChanged(connection);
        party.connection.set(connection);
        party.showPending();
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {
        party.tables.set(Optional.of(List.copyOf(tables)));
    }

    @Override
    public void attending(String table, List<LogEntry> entries, TableState state, boolean branched) {
        requests.forget();
        playback.jumpTo(state);
        if (!table.equals(party.state().get().id())) {
            party.talk().forget();
        }
        party.handOver().attending(branched);
        party.log.setAll(entries);
        party.hall().waits(false);
        party.hand.set(Optional.empty());
        party.away.set(Away.NOBODY);
        party.knocking().knockers.set(List.of());
        party.problem.set(Optional.empty());
        party.state.set(state);
        party.showPending();
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        playback.happened(entry, after);
    }

    @Override
    public void answered(long request, Answer answer) {
        requests.answered(request, answer);
        switch (answer) {
            case Answer.Rejected(var reason) -> party.problem.set(Optional.of(new Problem.OfRules(reason)));
            case Answer.Declined(var reason) -> party.problem.set(Optional.of(new Problem.OfHost(reason)));
            case Answer.Accepted _, Answer.Repeated _, Answer.Opened _ -> {}
        }
        party.showPending();
    }

    @Override
    public void vacant(Optional<Vacancy> vacancy) {
        party.handOver().vacant(vacancy);
    }

    @Override
    public void rivalFound(String table, HostAddress address, String hostKey) {
        party.handOver().found(new HandingOver.Rival(table, address, hostKey));
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        switch (notice) {
            case HostMessage.Absences(var _, var absent, var pause) ->
                party.away.set(new Away(absent, Optional.ofNullable(pause), System.nanoTime()));
            case HostMessage.Knocks(var _, var knockers) ->
                party.knocking().knockers.set(knockers);
            case HostMessage.Replied(String table, Errand errand, boolean granted) -> {
                if (errand == Errand.COME_IN) {
                    party.knocking().answeredAtDoor(table, granted);
                }
                if (!granted) {
                    party.problem.set(Optional.of(new Problem.NotGranted(errand)));
                }
            }
            case HostMessage.Nudged nudged -> {
                if (party.mySeat().filter(nudged.seat()::equals).isPresent()) {
                    party.nudgedBy.set(Optional.of(nudged.by()));
                }
            }
            case HostMessage.Copied _ -> party.copied.set(true);
            case HostMessage.Presence presence -> party.present.set(Set.copyOf(presence.present()));
            case HostMessage.Succession said -> party.handOver().heard(said);
            case HostMessage.Gathering said -> party.handOver().heard(said);
            case HostMessage.Peers said -> party.handOver().heard(said);
            case HostMessage.Hovered hovered -> hovered(hovered);
            case HostMessage.Spoken spoken -> party.talk().heard(spoken);
            case HostMessage.Conversation conversation -> party.talk().heard(conversation);
            case HostMessage.Calls calls -> party.talk().heard(calls);
            case HostMessage.Organised organised -> party.hall().heard(organised);
            case HostMessage.Announced announced -> party.hall().heard(announced);
            case HostMessage.TableStopped stopped ->
                party.problem.set(Optional.of(new Problem.TableStopped(stopped.reason())));
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
