package cantstop.protocol.wire;

import cantstop.engine.Column;
import cantstop.engine.Refusal;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.protocol.v1.CommandProto;

/// The refusals of the rules.
final class RefusalCodec {
    private static final EnumCodec<Refusal.Plain, CommandProto.PlainRefusal> PLAIN =
            EnumCodec.of(Refusal.Plain.class, CommandProto.PlainRefusal.class, "PLAIN_REFUSAL_");

    /// Forced move looks at the markers, of which there are three, and at the squares of up to three others.
    private static final int MOST_MARKERS = 3;

    private RefusalCodec() {}

    static CommandProto.Refusal write(Refusal refusal) {
        CommandProto.Refusal.Builder wire = CommandProto.Refusal.newBuilder();
        switch (refusal) {
            case Refusal.Plain plain -> wire.setPlain(PLAIN.write(plain));
            case Refusal.NotYourTurn notYours ->
                wire.setNotYourTurn(CommandProto.NotYourTurn.newBuilder()
                        .setMover(notYours.mover().number()));
            case Refusal.NotOffered notOffered ->
                wire.setNotOffered(
                        CommandProto.NotOffered.newBuilder().addAllColumns(Numbers.ofColumns(notOffered.columns())));
            case Refusal.MustRollOn must ->
                wire.setMustRollOn(CommandProto.MustRollOn.newBuilder()
                        .addAllWhere(
                                must.where().stream().map(RefusalCodec::write).toList()));
            case Refusal.TooManyColumns tooMany ->
                wire.setTooManyColumns(CommandProto.TooManyColumns.newBuilder().setMost(tooMany.most()));
        }
        return wire.build();
    }

    private static CommandProto.Sharing write(Refusal.Sharing sharing) {
        return CommandProto.Sharing.newBuilder()
                .setColumn(sharing.column().number())
                .addAllSquaresOf(Numbers.ofSeats(sharing.squaresOf()))
                .build();
    }

    /// Whether only a later version knows this reason.
    static boolean isLater(CommandProto.Refusal refusal) {
        return refusal.hasPlain() && PLAIN.isLater(refusal.getPlain());
    }

    static Refusal read(CommandProto.Refusal refusal) {
        return switch (refusal.getReasonCase()) {
            case PLAIN -> PLAIN.read(refusal.getPlain());
            case NOT_YOUR_TURN ->
                new Refusal.NotYourTurn(Seat.of(refusal.getNotYourTurn().getMover()));
            case NOT_OFFERED ->
                new Refusal.NotOffered(
                        Numbers.columns(refusal.getNotOffered().getColumnsList(), 1, Numbers.MOST_CHOSEN));
            case MUST_ROLL_ON ->
                new Refusal.MustRollOn(
                        Numbers.few(refusal.getMustRollOn().getWhereList(), 1, MOST_MARKERS, "markers").stream()
                                .map(RefusalCodec::read)
                                .toList());
            case TOO_MANY_COLUMNS ->
                new Refusal.TooManyColumns(Numbers.within(
                        refusal.getTooManyColumns().getMost(),
                        Settings.FEWEST_COLUMNS,
                        Settings.MOST_COLUMNS,
                        "the most columns"));
            case REASON_NOT_SET -> throw Wire.unknown("refusal");
        };
    }

    private static Refusal.Sharing read(CommandProto.Sharing sharing) {
        return new Refusal.Sharing(
                Column.of(sharing.getColumn()), Numbers.seats(sharing.getSquaresOfList(), 1, Seat.COUNT - 1));
    }
}
