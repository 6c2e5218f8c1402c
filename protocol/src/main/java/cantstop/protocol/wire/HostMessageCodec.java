package cantstop.protocol.wire;

import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.identity.Person;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Watcher;
import cantstop.protocol.v1.SessionProto;
import cantstop.protocol.v1.TableProto;
import java.util.List;

/// A host's messages as bytes.
public final class HostMessageCodec {
    private static final EnumCodec<HostMessage.StopReason, SessionProto.StopReason> STOP_REASON =
            EnumCodec.of(HostMessage.StopReason.class, SessionProto.StopReason.class, "STOP_REASON_");
    private static final EnumCodec<HostMessage.CloseReason, SessionProto.CloseReason> CLOSE_REASON =
            EnumCodec.of(HostMessage.CloseReason.class, SessionProto.CloseReason.class, "CLOSE_REASON_");

    private HostMessageCodec() {}

    /// One frame's worth of bytes.
    ///
    /// @throws IllegalArgumentException for what can't be sent: a table that is no identity, a host's name that is
    ///     not a name, a program's version that does not fit
    public static byte[] encode(HostMessage message) {
        SessionProto.HostMessage.Builder wire = SessionProto.HostMessage.newBuilder();
        switch (message) {
            case HostMessage.Welcome welcome ->
                wire.setWelcome(SessionProto.Welcome.newBuilder()
                        .setVersion(welcome.version())
                        .setProgram(Texts.program(welcome.program()))
                        .setHostName(Texts.hostName(welcome.hostName())));
            case HostMessage.Tables tables ->
                wire.setTables(SessionProto.Tables.newBuilder()
                        .addAllTables(tables.tables().stream()
                                .map(SummaryCodec::write)
                                .toList()));
            case HostMessage.Attending attending -> wire.setAttending(LogCodec.write(attending));
            case HostMessage.Entries entries -> wire.setEntries(LogCodec.write(entries));
            case HostMessage.Answered answered -> wire.setAnswered(AnswerCodec.write(answered));
            case HostMessage.SendLog send -> wire.setSendLog(LogCodec.write(send));
            case HostMessage.RequestVote request -> wire.setRequestVote(VoteCodec.write(request));
            case HostMessage.Notice notice -> write(wire, notice);
            case HostMessage.Placed placed ->
                wire.setPlaced(SessionProto.Placed.newBuilder().setTable(Ids.table(placed.table())));
            case HostMessage.Ping ping ->
                wire.setPing(SessionProto.Ping.newBuilder().setNonce(ping.nonce()));
            case HostMessage.Pong pong ->
                wire.setPong(SessionProto.Pong.newBuilder().setNonce(pong.nonce()));
            case HostMessage.Closing closing ->
                wire.setClosing(SessionProto.Closing.newBuilder()
                        .setReason(CLOSE_REASON.write(closing.reason()))
                        .setVersions(VersionCodec.write(closing.versions()))
                        .setProgram(Texts.program(closing.program()))
                        .setDetail(Texts.asDetail(closing.detail())));
        }
        return wire.build().toByteArray();
    }

    private static void write(SessionProto.HostMessage.Builder wire, HostMessage.Notice notice) {
        switch (notice) {
            case HostMessage.Presence presence ->
                wire.setPresence(SessionProto.Presence.newBuilder()
                        .setTable(Ids.table(presence.table()))
                        .addAllPresent(
                                presence.present().stream().map(Ids::person).toList())
                        .setSpectators(presence.spectators())
                        .addAllBrowsers(
                                presence.browsers().stream().map(Ids::person).toList())
                        .addAllWatching(presence.watching().stream()
                                .map(HostMessageCodec::write)
                                .toList()));
            case HostMessage.Hovered hovered ->
                wire.setHovered(SessionProto.Hovered.newBuilder()
                        .setTable(Ids.table(hovered.table()))
                        .setSeat(hovered.seat().number())
                        .addAllColumns(Numbers.ofColumns(hovered.columns())));
            case HostMessage.Peers peers -> wire.setPeers(HandOverCodec.write(peers));
            case HostMessage.Succession succession -> wire.setSuccession(HandOverCodec.write(succession));
            case HostMessage.Gathering gathering -> wire.setGathering(HandOverCodec.write(gathering));
            case HostMessage.Spoken spoken -> wire.setSpoken(VoiceCodec.write(spoken));
            case HostMessage.Conversation conversation -> wire.setConversation(VoiceCodec.write(conversation));
            case HostMessage.Calls calls -> wire.setCalls(VoiceCodec.write(calls));
            case HostMessage.Absences absences -> wire.setAbsences(AbsenceCodec.write(absences));
            case HostMessage.Knocks knocks -> wire.setKnocks(KnockCodec.write(knocks));
            case HostMessage.Replied replied -> wire.setReplied(KnockCodec.write(replied));
            case HostMessage.Nudged nudged ->
                wire.setNudged(SessionProto.Nudged.newBuilder()
                        .setTable(Ids.table(nudged.table()))
                        .setBy(nudged.by().number())
                        .setSeat(nudged.seat().number()));
            case HostMessage.Copied _ -> wire.setCopied(SessionProto.Copied.getDefaultInstance());
            case HostMessage.Organised organised -> wire.setOrganised(OrganiserCodec.write(organised));
            case HostMessage.Announced announced ->
                wire.setAnnounced(SessionProto.Announced.newBuilder()
                        .setText(announced.text().text()));
            case HostMessage.TableStopped stopped ->
                wire.setTableStopped(SessionProto.TableStopped.newBuilder()
                        .setTable(Ids.table(stopped.table()))
                        .setReason(STOP_REASON.write(stopped.reason())));
        }
    }

    /// Decodes a message.
    ///
    /// @throws BreachException where it is no message of a host
    public static HostMessage decode(byte[] frame) throws BreachException {
        return Wire.read(SessionProto.HostMessage.parser(), frame, HostMessageCodec::read);
    }

    private static HostMessage read(SessionProto.HostMessage message) {
        return switch (message.getMessageCase()) {
            case WELCOME -> read(message.getWelcome());
            case CLOSING -> read(message.getClosing());
            case TABLES ->
                // A host with more tables is no reason to leave it; what no screen shows is skipped unread.
                new HostMessage.Tables(message.getTables().getTablesList().stream()
                        .limit(Limits.TABLES)
                        .map(SummaryCodec::read)
                        .toList());
            case ATTENDING -> LogCodec.read(message.getAttending());
            case ENTRIES -> LogCodec.read(message.getEntries());
            case ANSWERED -> AnswerCodec.read(message.getAnswered());
            case PRESENCE -> read(message.getPresence());
            case HOVERED -> read(message.getHovered());
            case SPOKEN -> VoiceCodec.read(message.getSpoken());
            case CONVERSATION -> VoiceCodec.read(message.getConversation());
            case CALLS -> VoiceCodec.read(message.getCalls());
            case ORGANISED -> OrganiserCodec.read(message.getOrganised());
            case ANNOUNCED ->
                new HostMessage.Announced(new ChatText(message.getAnnounced().getText()));
            case PLACED -> new HostMessage.Placed(Ids.table(message.getPlaced().getTable()));
            case TABLE_STOPPED -> read(message.getTableStopped());
            case SEND_LOG -> LogCodec.read(message.getSendLog());
            case REQUEST_VOTE -> VoteCodec.read(message.getRequestVote());
            case PEERS -> HandOverCodec.read(message.getPeers());
            case SUCCESSION -> HandOverCodec.read(message.getSuccession());
            case GATHERING -> HandOverCodec.read(message.getGathering());
            case ABSENCES -> AbsenceCodec.read(message.getAbsences());
            case KNOCKS -> KnockCodec.read(message.getKnocks());
            case REPLIED -> KnockCodec.read(message.getReplied());
            case NUDGED -> read(message.getNudged());
            case COPIED -> new HostMessage.Copied();
            case PING -> new HostMessage.Ping(message.getPing().getNonce());
            case PONG -> new HostMessage.Pong(message.getPong().getNonce());
            case MESSAGE_NOT_SET -> throw Wire.unknown("message");
        };
    }

    private static HostMessage read(SessionProto.Welcome welcome) {
        return new HostMessage.Welcome(
                Numbers.within(welcome.getVersion(), 1, Integer.MAX_VALUE, "a version"),
                Texts.program(welcome.getProgram()),
                Texts.hostName(welcome.getHostName()));
    }

    private static HostMessage read(SessionProto.Closing closing) {
        return new HostMessage.Closing(
                CLOSE_REASON.read(closing.getReason(), HostMessage.CloseReason.SHUTTING_DOWN),
                VersionCodec.read(closing.getVersions()),
                Texts.program(closing.getProgram()),
                Texts.detail(closing.getDetail()));
    }

    private static HostMessage read(SessionProto.Presence presence) {
        return new HostMessage.Presence(
                Ids.table(presence.getTable()),
                people(presence.getPresentList()),
                Numbers.within(presence.getSpectators(), 0, Integer.MAX_VALUE, "spectators"),
                people(presence.getBrowsersList()),
                Numbers.few(presence.getWatchingList(), 0, Limits.WATCHERS, "watchers").stream()
                        .map(HostMessageCodec::read)
                        .toList());
    }

    private static SessionProto.Watcher write(Watcher watcher) {
        SessionProto.Watcher.Builder wire = SessionProto.Watcher.newBuilder().setKey(Ids.key(watcher.key()));
        PlayerName name = watcher.name();
        if (name != null) {
            wire.setName(name.text());
        }
        return wire.build();
    }

    private static Watcher read(SessionProto.Watcher watcher) {
        return new Watcher(Ids.key(watcher.getKey()), watcher.hasName() ? new PlayerName(watcher.getName()) : null);
    }

    private static List<Person> people(List<TableProto.Person> people) {
        return Numbers.few(people, 0, Seat.COUNT, "people").stream()
                .map(Ids::person)
                .toList();
    }

    private static HostMessage read(SessionProto.Nudged nudged) {
        return new HostMessage.Nudged(Ids.table(nudged.getTable()), Seat.of(nudged.getBy()), Seat.of(nudged.getSeat()));
    }

    private static HostMessage read(SessionProto.Hovered hovered) {
        return new HostMessage.Hovered(
                Ids.table(hovered.getTable()),
                Seat.of(hovered.getSeat()),
                Numbers.columns(hovered.getColumnsList(), 0, Numbers.MOST_CHOSEN));
    }

    private static HostMessage read(SessionProto.TableStopped stopped) {
        return new HostMessage.TableStopped(
                Ids.table(stopped.getTable()), STOP_REASON.read(stopped.getReason(), HostMessage.StopReason.BROKEN));
    }
}
