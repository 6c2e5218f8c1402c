package cantstop.client.model.party;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.protocol.Answer;
import cantstop.protocol.Errand;
import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Vacancy;
import java.util.List;
import java.util.Optional;

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
        if (connection instanceof Connection.Connected there) {
            party.wayThere().arrived(there);
            party.knocking().knockAgain();
        } else {
            requests.forget();
            party.hand.set(Optional.empty());
            party.knocking().knockers.set(List.of());
        }
        party.handOver().connectionChanged(connection);
        party.connection.set(connection);
        requests.show();
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {
        party.hall().heard(tables);
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
        party.hall().waitNoMore();
        party.hand.set(Optional.empty());
        party.company().attending();
        party.knocking().knockers.set(List.of());
        requests.noProblem();
        party.state.set(state);
        requests.seen(state.sequence());
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        playback.happened(entry, after);
    }

    @Override
    public void answered(long request, Answer answer) {
        requests.answered(request, answer);
    }

    @Override
    public void vacant(Optional<Vacancy> vacancy) {
        party.handOver().vacant(vacancy);
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        switch (notice) {
            case HostMessage.Absences absences -> party.company().heard(absences);
            case HostMessage.Knocks(var _, var knockers) ->
                party.knocking().knockers.set(knockers);
            case HostMessage.Replied(String table, Errand errand, boolean granted) -> {
                if (errand == Errand.COME_IN) {
                    party.knocking().answeredAtDoor(table, granted);
                }
                if (!granted) {
                    requests.met(new Problem.NotGranted(errand));
                }
            }
            case HostMessage.Nudged nudged -> party.company().heard(nudged);
            case HostMessage.Copied _ -> party.copied.set(true);
            case HostMessage.Presence presence -> party.company().heard(presence);
            case HostMessage.Succession said -> party.handOver().heard(said);
            case HostMessage.Gathering said -> party.handOver().heard(said);
            case HostMessage.Peers said -> party.handOver().heard(said);
            case HostMessage.Hovered hovered -> hovered(hovered);
            case HostMessage.Spoken spoken -> party.talk().heard(spoken);
            case HostMessage.Conversation conversation -> party.talk().heard(conversation);
            case HostMessage.Calls calls -> party.talk().heard(calls);
            case HostMessage.Organised organised -> party.hall().heard(organised);
            case HostMessage.Announced announced -> party.hall().heard(announced);
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
