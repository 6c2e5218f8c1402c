package cantstop.protocol.wire;

import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.protocol.ChatText;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Reaction;
import cantstop.protocol.Utterance;
import cantstop.protocol.v1.SessionProto;
import java.util.LinkedHashMap;
import java.util.Map;

/// The talk at a table.
final class VoiceCodec {
    private static final EnumCodec<Reaction, SessionProto.Reaction> REACTION =
            EnumCodec.of(Reaction.class, SessionProto.Reaction.class, "REACTION_");

    private VoiceCodec() {}

    static SessionProto.Speak write(ClientMessage.Speak speak) {
        return SessionProto.Speak.newBuilder()
                .setRequest(speak.request().number())
                .setTable(Ids.table(speak.table()))
                .setProfile(speak.profile())
                .setAs(speak.as().text())
                .setWhat(write(speak.what()))
                .build();
    }

    static ClientMessage.Speak read(SessionProto.Speak speak) {
        return new ClientMessage.Speak(
                Numbers.request(speak.getRequest()),
                Ids.table(speak.getTable()),
                Numbers.profile(speak.getProfile()),
                Texts.wishedName(speak.getAs()),
                read(speak.getWhat()));
    }

    static SessionProto.Spoken write(HostMessage.Spoken spoken) {
        SessionProto.Spoken.Builder wire = SessionProto.Spoken.newBuilder()
                .setTable(Ids.table(spoken.table()))
                .setWho(Ids.person(spoken.who()))
                .setName(spoken.name().text())
                .setWhat(write(spoken.what()));
        Seat seat = spoken.seat();
        if (seat != null) {
            wire.setSeat(seat.number());
        }
        return wire.build();
    }

    static HostMessage.Spoken read(SessionProto.Spoken spoken) {
        return new HostMessage.Spoken(
                Ids.table(spoken.getTable()),
                Ids.person(spoken.getWho()),
                spoken.hasSeat() ? Seat.of(spoken.getSeat()) : null,
                new PlayerName(spoken.getName()),
                read(spoken.getWhat()));
    }

    static SessionProto.Conversation write(HostMessage.Conversation conversation) {
        return SessionProto.Conversation.newBuilder()
                .setTable(Ids.table(conversation.table()))
                .addAllLines(
                        conversation.lines().stream().map(VoiceCodec::write).toList())
                .build();
    }

    static HostMessage.Conversation read(SessionProto.Conversation conversation) {
        return new HostMessage.Conversation(
                Ids.table(conversation.getTable()),
                Numbers.few(conversation.getLinesList(), 0, Limits.CHAT_LINES, "lines").stream()
                        .map(VoiceCodec::read)
                        .toList());
    }

    static SessionProto.Calls write(HostMessage.Calls calls) {
        SessionProto.Calls.Builder wire = SessionProto.Calls.newBuilder()
                .setTable(Ids.table(calls.table()))
                .addAllCalling(Numbers.ofSeats(calls.calling()));
        for (Seat seat : Seat.all()) {
            Integer points = calls.points().get(seat);
            if (points != null) {
                wire.addPoints(SessionProto.CallPoints.newBuilder()
                        .setSeat(seat.number())
                        .setPoints(points));
            }
        }
        return wire.build();
    }

    static HostMessage.Calls read(SessionProto.Calls calls) {
        Map<Seat, Integer> points = new LinkedHashMap<>();
        for (SessionProto.CallPoints one : Numbers.few(calls.getPointsList(), 0, Seat.COUNT, "callers")) {
            if (points.put(Seat.of(one.getSeat()), one.getPoints()) != null) {
                throw new IllegalArgumentException("a seat named twice");
            }
        }
        return new HostMessage.Calls(
                Ids.table(calls.getTable()), Numbers.seats(calls.getCallingList(), 0, Seat.COUNT), points);
    }

    private static SessionProto.Utterance write(Utterance what) {
        SessionProto.Utterance.Builder wire = SessionProto.Utterance.newBuilder();
        switch (what) {
            case Utterance.Chat(ChatText line) -> wire.setChat(line.text());
            case Utterance.React(Reaction reaction) -> wire.setReaction(REACTION.write(reaction));
            case Utterance.CallBust _ -> wire.setCallBust(SessionProto.CallBust.getDefaultInstance());
            case Utterance.Unknown _ -> throw new IllegalArgumentException("what is not understood is not repeated");
        }
        return wire.build();
    }

    private static Utterance read(SessionProto.Utterance what) {
        return switch (what.getUtteranceCase()) {
            case CHAT -> new Utterance.Chat(new ChatText(what.getChat()));
            case REACTION ->
                REACTION.isLater(what.getReaction())
                        ? new Utterance.Unknown()
                        : new Utterance.React(REACTION.read(what.getReaction()));
            case CALL_BUST -> new Utterance.CallBust();
            case UTTERANCE_NOT_SET -> throw Wire.unknown("utterance");
        };
    }
}
