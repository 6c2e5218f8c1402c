package cantstop.protocol.wire;

import cantstop.engine.Seat;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import cantstop.protocol.Limits;
import cantstop.protocol.v1.SessionProto;
import org.jspecify.annotations.Nullable;

/// The messages between guests without a seat and a table's owner.
final class KnockCodec {
    private static final EnumCodec<KnockPurpose, SessionProto.Errand> ERRAND =
            EnumCodec.of(KnockPurpose.class, SessionProto.Errand.class, "ERRAND_");

    private KnockCodec() {}

    static SessionProto.Knock write(ClientMessage.Knock knock) {
        SessionProto.Knock.Builder wire = SessionProto.Knock.newBuilder()
                .setTable(Ids.table(knock.table()))
                .setProfile(knock.profile())
                .setLook(TableCodec.write(knock.look()))
                .setErrand(ERRAND.write(knock.purpose()));
        Seat seat = knock.seat();
        if (seat != null) {
            wire.setSeat(seat.number());
        }
        return wire.build();
    }

    static ClientMessage.Knock read(SessionProto.Knock knock) {
        KnockPurpose purpose = ERRAND.read(knock.getErrand());
        return new ClientMessage.Knock(
                Ids.table(knock.getTable()),
                Numbers.profile(knock.getProfile()),
                TableCodec.readWish(knock.getLook()),
                purpose,
                seat(purpose, knock.hasSeat(), knock.getSeat()));
    }

    static SessionProto.Withdraw write(ClientMessage.Withdraw withdraw) {
        return SessionProto.Withdraw.newBuilder()
                .setTable(Ids.table(withdraw.table()))
                .setProfile(withdraw.profile())
                .build();
    }

    static ClientMessage.Withdraw read(SessionProto.Withdraw withdraw) {
        return new ClientMessage.Withdraw(Ids.table(withdraw.getTable()), Numbers.profile(withdraw.getProfile()));
    }

    static SessionProto.Reply write(ClientMessage.Reply reply) {
        return SessionProto.Reply.newBuilder()
                .setTable(Ids.table(reply.table()))
                .setProfile(reply.profile())
                .setTo(Ids.person(reply.to()))
                .setGranted(reply.granted())
                .build();
    }

    static ClientMessage.Reply read(SessionProto.Reply reply) {
        return new ClientMessage.Reply(
                Ids.table(reply.getTable()),
                Numbers.profile(reply.getProfile()),
                Ids.person(reply.getTo()),
                reply.getGranted());
    }

    static SessionProto.SendAway write(ClientMessage.SendAway away) {
        return SessionProto.SendAway.newBuilder()
                .setTable(Ids.table(away.table()))
                .setProfile(away.profile())
                .setWhom(Ids.person(away.whom()))
                .build();
    }

    static ClientMessage.SendAway read(SessionProto.SendAway away) {
        return new ClientMessage.SendAway(
                Ids.table(away.getTable()), Numbers.profile(away.getProfile()), Ids.person(away.getWhom()));
    }

    static SessionProto.Knocks write(HostMessage.Knocks knocks) {
        return SessionProto.Knocks.newBuilder()
                .setTable(Ids.table(knocks.table()))
                .addAllKnockers(
                        knocks.knockers().stream().map(KnockCodec::write).toList())
                .build();
    }

    static HostMessage.Knocks read(SessionProto.Knocks knocks) {
        return new HostMessage.Knocks(
                Ids.table(knocks.getTable()),
                Numbers.few(knocks.getKnockersList(), 0, Limits.KNOCKERS, "knockers").stream()
                        .map(KnockCodec::read)
                        .toList());
    }

    static SessionProto.Replied write(HostMessage.Replied replied) {
        return SessionProto.Replied.newBuilder()
                .setTable(Ids.table(replied.table()))
                .setErrand(ERRAND.write(replied.purpose()))
                .setGranted(replied.granted())
                .build();
    }

    static HostMessage.Replied read(SessionProto.Replied replied) {
        return new HostMessage.Replied(
                Ids.table(replied.getTable()), ERRAND.read(replied.getErrand()), replied.getGranted());
    }

    private static SessionProto.Knocker write(Knocker knocker) {
        SessionProto.Knocker.Builder wire = SessionProto.Knocker.newBuilder()
                .setWho(Ids.person(knocker.who()))
                .setLook(TableCodec.write(knocker.look()))
                .setErrand(ERRAND.write(knocker.purpose()));
        Seat seat = knocker.seat();
        if (seat != null) {
            wire.setSeat(seat.number());
        }
        return wire.build();
    }

    private static Knocker read(SessionProto.Knocker knocker) {
        KnockPurpose purpose = ERRAND.read(knocker.getErrand());
        return new Knocker(
                Ids.person(knocker.getWho()),
                TableCodec.read(knocker.getLook()),
                purpose,
                seat(purpose, knocker.hasSeat(), knocker.getSeat()));
    }

    private static @Nullable Seat seat(KnockPurpose purpose, boolean named, int number) {
        if (named != (purpose == KnockPurpose.SEAT)) {
            throw new IllegalArgumentException("a seat where none belongs, or none where one does");
        }
        return named ? Seat.of(number) : null;
    }
}
