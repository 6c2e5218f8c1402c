package cantstop.protocol.wire;

import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.v1.SessionProto;

/// A guest's messages as bytes.
public final class ClientMessageCodec {
    private ClientMessageCodec() {}

    /// One frame's worth of bytes.
    ///
    /// @throws IllegalArgumentException for what can't be sent: a table that is no identity, a program's version
    ///     that does not fit
    public static byte[] encode(ClientMessage message) {
        SessionProto.ClientMessage.Builder wire = SessionProto.ClientMessage.newBuilder();
        switch (message) {
            case ClientMessage.Hello hello ->
                wire.setHello(SessionProto.Hello.newBuilder()
                        .setVersions(VersionCodec.write(hello.versions()))
                        .setProgram(Texts.program(hello.program())));
            case ClientMessage.ListTables _ -> wire.setListTables(SessionProto.ListTables.getDefaultInstance());
            case ClientMessage.OpenTable open ->
                wire.setOpenTable(SessionProto.OpenTable.newBuilder()
                        .setRequest(open.request().number())
                        .setName(open.name().text())
                        .setSettings(TableCodec.write(open.settings()))
                        .setProfile(open.profile())
                        .setWish(TableCodec.write(open.wish())));
            case ClientMessage.Attend attend -> wire.setAttend(write(attend));
            case ClientMessage.Submit submit ->
                wire.setSubmit(SessionProto.Submit.newBuilder()
                        .setRequest(submit.request().number())
                        .setTable(Ids.table(submit.table()))
                        .setEpoch(submit.epoch().number())
                        .setProfile(submit.profile())
                        .setCommand(CommandCodec.write(submit.command())));
            case ClientMessage.Hover hover ->
                wire.setHover(SessionProto.Hover.newBuilder()
                        .setTable(Ids.table(hover.table()))
                        .addAllColumns(Numbers.ofColumns(hover.columns())));
            case ClientMessage.Suggest suggest -> wire.setSuggest(AbsenceCodec.write(suggest));
            case ClientMessage.Nudge nudge ->
                wire.setNudge(SessionProto.Nudge.newBuilder()
                        .setTable(Ids.table(nudge.table()))
                        .setProfile(nudge.profile())
                        .setSeat(nudge.seat().number()));
            case ClientMessage.Knock knock -> wire.setKnock(KnockCodec.write(knock));
            case ClientMessage.Withdraw withdraw -> wire.setWithdraw(KnockCodec.write(withdraw));
            case ClientMessage.Reply reply -> wire.setReply(KnockCodec.write(reply));
            case ClientMessage.SendAway away -> wire.setSendAway(KnockCodec.write(away));
            case ClientMessage.Touched touched ->
                wire.setTouched(SessionProto.Touched.newBuilder().setTable(Ids.table(touched.table())));
            case ClientMessage.Ping ping ->
                wire.setPing(SessionProto.Ping.newBuilder().setNonce(ping.nonce()));
            case ClientMessage.Pong pong ->
                wire.setPong(SessionProto.Pong.newBuilder().setNonce(pong.nonce()));
            case ClientMessage.HandOver handOver -> wire.setHandOver(HandOverCodec.write(handOver));
            case ClientMessage.LogPart part -> wire.setLogPart(LogCodec.write(part));
            case ClientMessage.CastVote cast -> wire.setCastVote(VoteCodec.write(cast));
            case ClientMessage.Speak speak -> wire.setSpeak(VoiceCodec.write(speak));
            case ClientMessage.Organise organise -> wire.setOrganise(OrganiserCodec.write(organise));
            case ClientMessage.WaitForSeat wait -> wire.setWaitForSeat(OrganiserCodec.write(wait));
            case ClientMessage.ShowHand show ->
                wire.setShowHand(SessionProto.ShowHand.newBuilder()
                        .setTable(Ids.table(show.table()))
                        .setNumber(show.number())
                        .setDigest(Ids.digest(show.digest()))
                        .setSecret(Ids.bytes(show.secret())));
            case ClientMessage.Goodbye _ -> wire.setGoodbye(SessionProto.Goodbye.getDefaultInstance());
        }
        return wire.build().toByteArray();
    }

    /// Decodes a message.
    ///
    /// @throws BreachException where it is no message of a guest
    public static ClientMessage decode(byte[] frame) throws BreachException {
        return Wire.read(SessionProto.ClientMessage.parser(), frame, ClientMessageCodec::read);
    }

    private static ClientMessage read(SessionProto.ClientMessage message) {
        return switch (message.getMessageCase()) {
            case HELLO -> read(message.getHello());
            case LIST_TABLES -> new ClientMessage.ListTables();
            case OPEN_TABLE -> read(message.getOpenTable());
            case ATTEND -> read(message.getAttend());
            case SUBMIT -> read(message.getSubmit());
            case HOVER -> read(message.getHover());
            case HAND_OVER -> HandOverCodec.read(message.getHandOver());
            case LOG_PART -> LogCodec.read(message.getLogPart());
            case CAST_VOTE -> VoteCodec.read(message.getCastVote());
            case SPEAK -> VoiceCodec.read(message.getSpeak());
            case ORGANISE -> OrganiserCodec.read(message.getOrganise());
            case WAIT_FOR_SEAT -> OrganiserCodec.read(message.getWaitForSeat());
            case SHOW_HAND -> read(message.getShowHand());
            case GOODBYE -> new ClientMessage.Goodbye();
            case SUGGEST -> AbsenceCodec.read(message.getSuggest());
            case KNOCK -> KnockCodec.read(message.getKnock());
            case WITHDRAW -> KnockCodec.read(message.getWithdraw());
            case REPLY -> KnockCodec.read(message.getReply());
            case SEND_AWAY -> KnockCodec.read(message.getSendAway());
            case NUDGE -> read(message.getNudge());
            case TOUCHED ->
                new ClientMessage.Touched(Ids.table(message.getTouched().getTable()));
            case PING -> new ClientMessage.Ping(message.getPing().getNonce());
            case PONG -> new ClientMessage.Pong(message.getPong().getNonce());
            case MESSAGE_NOT_SET -> throw Wire.unknown("message");
        };
    }

    private static ClientMessage read(SessionProto.Hello hello) {
        return new ClientMessage.Hello(VersionCodec.read(hello.getVersions()), Texts.program(hello.getProgram()));
    }

    private static ClientMessage read(SessionProto.OpenTable open) {
        return new ClientMessage.OpenTable(
                Numbers.request(open.getRequest()),
                Texts.wishedTableName(open.getName()),
                TableCodec.read(open.getSettings()),
                Numbers.profile(open.getProfile()),
                TableCodec.readWish(open.getWish()));
    }

    private static ClientMessage read(SessionProto.Attend attend) {
        return new ClientMessage.Attend(
                Ids.table(attend.getTable()),
                Numbers.sequence(attend.getSequence()),
                Ids.digest(attend.getDigest()),
                attend.hasAs() ? Texts.wishedName(attend.getAs()) : null);
    }

    private static SessionProto.Attend write(ClientMessage.Attend attend) {
        SessionProto.Attend.Builder wire = SessionProto.Attend.newBuilder()
                .setTable(Ids.table(attend.table()))
                .setSequence(attend.sequence())
                .setDigest(Ids.digest(attend.digest()));
        PlayerName name = attend.as();
        if (name != null) {
            wire.setAs(name.text());
        }
        return wire.build();
    }

    private static ClientMessage read(SessionProto.Submit submit) {
        return new ClientMessage.Submit(
                Numbers.request(submit.getRequest()),
                Ids.table(submit.getTable()),
                Numbers.epoch(submit.getEpoch()),
                Numbers.profile(submit.getProfile()),
                CommandCodec.read(submit.getCommand()));
    }

    private static ClientMessage read(SessionProto.Nudge nudge) {
        return new ClientMessage.Nudge(
                Ids.table(nudge.getTable()), Numbers.profile(nudge.getProfile()), Seat.of(nudge.getSeat()));
    }

    private static ClientMessage read(SessionProto.ShowHand show) {
        return new ClientMessage.ShowHand(
                Ids.table(show.getTable()),
                HandCodec.number(show.getNumber()),
                Ids.digest(show.getDigest()),
                HandCodec.secret(show.getSecret()));
    }

    private static ClientMessage read(SessionProto.Hover hover) {
        return new ClientMessage.Hover(
                Ids.table(hover.getTable()), Numbers.columns(hover.getColumnsList(), 0, Numbers.MOST_CHOSEN));
    }
}
