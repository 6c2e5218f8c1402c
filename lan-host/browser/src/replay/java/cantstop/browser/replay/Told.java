package cantstop.browser.replay;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.DiceAlarm;
import cantstop.protocol.client.Rollback;
import cantstop.protocol.client.Takeover;
import cantstop.protocol.wire.HostMessageCodec;
import java.util.List;
import java.util.Optional;

/// What a core tells its owner, on its way over the seam.
final class Told implements ClientListener {
    private final Seam seam;
    private final ClientListener owner;

    Told(Seam seam, ClientListener owner) {
        this.seam = seam;
        this.owner = owner;
    }

    @Override
    public void connectionChanged(Connection now) {
        seam.tells(Mark.CONNECTION, packed(now).bytes(), () -> owner.connectionChanged(now));
    }

    private static Parcel packed(Connection now) {
        return switch (now) {
            case Connection.Idle _ -> Parcel.of(0);
            case Connection.Connecting(var address, int attempt) ->
                address(Parcel.of(1), address).and(attempt);
            case Connection.Connected(var address, var hostKey, var welcome) ->
                address(Parcel.of(2), address).and(hostKey).and(HostMessageCodec.encode(welcome));
            case Connection.Waiting(var address, int attempt, var until, var why) ->
                address(Parcel.of(3), address).and(attempt).and(until.toNanos()).and(why.name());
            case Connection.Failed(var address, var why) ->
                address(Parcel.of(4), address).and(why.name());
            case Connection.Ended(var address, var why, var versions, var program) ->
                address(Parcel.of(5), address)
                        .and(why.name())
                        .and(versions.toString())
                        .and(program);
        };
    }

    static Parcel address(Parcel parcel, HostAddress address) {
        return parcel.and(address.host()).and(address.port());
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {
        byte[] message = HostMessageCodec.encode(new HostMessage.Tables(tables));
        seam.tells(Mark.TABLES, message, () -> owner.tablesListed(tables));
    }

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched) {
        Parcel parcel = Parcel.of(table.toString()).and(branched).and(entries.size());
        byte[] with = packed(parcel, entries.getLast(), state);
        seam.tells(Mark.ATTENDING, with, () -> owner.attending(table, entries, state, branched));
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        seam.tells(Mark.HAPPENED, packed(new Parcel(), entry, after), () -> owner.happened(entry, after));
    }

    private static byte[] packed(Parcel parcel, LogEntry last, TableState state) {
        return parcel.and(last.sequence())
                .and(last.bytes())
                .and(last.digest().toString())
                .and(state.id().toString())
                .and(state.sequence())
                .and(state.decidedAt())
                .and(state.epoch().number())
                .bytes();
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        // What a core answers itself in its host's place never crosses a wire.
        byte[] said = answer instanceof Answer.Declined(var reason)
                ? Parcel.of(request.number()).and(reason.name()).bytes()
                : HostMessageCodec.encode(new HostMessage.Answered(request, answer));
        seam.tells(Mark.ANSWERED, said, () -> owner.answered(request, answer));
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        seam.tells(Mark.NOTICED, HostMessageCodec.encode(notice), () -> owner.noticed(notice));
    }

    @Override
    public void alarmed(DiceAlarm alarm) {
        seam.tells(Mark.ALARMED, Parcel.of(alarm.name()).bytes(), () -> owner.alarmed(alarm));
    }

    @Override
    public void vacant(Optional<Takeover> vacancy) {
        Parcel parcel = Parcel.of(vacancy.isPresent() ? 1 : 0);
        vacancy.ifPresent(takeover -> parcel.and(takeover.first()
                        .map(person -> person.key() + " " + person.profile())
                        .orElse(""))
                .and(takeover.open())
                .and(takeover.hopeful()));
        seam.tells(Mark.VACANT, parcel.bytes(), () -> owner.vacant(vacancy));
    }

    @Override
    public void rollbackAsked(Optional<Rollback> asked) {
        Parcel parcel = new Parcel().and(asked.isPresent());
        asked.flatMap(Rollback::kept).ifPresent(kept -> parcel.and(kept));
        seam.tells(Mark.ROLLBACK_ASKED, parcel.bytes(), () -> owner.rollbackAsked(asked));
    }
}
