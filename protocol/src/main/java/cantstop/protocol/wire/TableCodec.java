package cantstop.protocol.wire;

import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.BotPace;
import cantstop.engine.Colour;
import cantstop.engine.Occupant;
import cantstop.engine.Placing;
import cantstop.engine.PlayerName;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.Variant;
import cantstop.protocol.PieceStyle;
import cantstop.protocol.v1.TableProto;
import java.util.Set;

/// Badges, occupants and settings: what events, commands and messages have in common.
final class TableCodec {
    private static final EnumCodec<Colour, TableProto.Colour> COLOUR =
            EnumCodec.of(Colour.class, TableProto.Colour.class, "COLOUR_");
    private static final EnumCodec<Shape, TableProto.Shape> SHAPE =
            EnumCodec.of(Shape.class, TableProto.Shape.class, "SHAPE_");
    private static final EnumCodec<Variant, TableProto.Variant> VARIANT =
            EnumCodec.of(Variant.class, TableProto.Variant.class, "VARIANT_");
    private static final EnumCodec<Placing, TableProto.Placing> PLACING =
            EnumCodec.of(Placing.class, TableProto.Placing.class, "PLACING_");
    // The default is how tables behaved before the setting existed, and is not sent.
    private static final EnumCodec<BotPace, TableProto.BotPace> PACE =
            EnumCodec.of(BotPace.class, TableProto.BotPace.class, "BOT_PACE_", Set.of(BotPace.AS_FITS));

    private TableCodec() {}

    static TableProto.Badge write(Badge badge) {
        return TableProto.Badge.newBuilder()
                .setName(badge.name().text())
                .setColour(COLOUR.write(badge.colour()))
                .setShape(SHAPE.write(badge.shape()))
                .build();
    }

    static Badge read(TableProto.Badge badge) {
        return new Badge(new PlayerName(badge.getName()), COLOUR.read(badge.getColour()), SHAPE.read(badge.getShape()));
    }

    /// The badge that a guest wishes for: a host takes only a name that it would let its own player have.
    static Badge readWish(TableProto.Badge badge) {
        return new Badge(
                Texts.wishedName(badge.getName()), COLOUR.read(badge.getColour()), SHAPE.read(badge.getShape()));
    }

    static TableProto.PieceStyle write(PieceStyle piece) {
        return TableProto.PieceStyle.newBuilder()
                .setColour(COLOUR.write(piece.colour()))
                .setShape(SHAPE.write(piece.shape()))
                .build();
    }

    static PieceStyle read(TableProto.PieceStyle piece) {
        return new PieceStyle(COLOUR.read(piece.getColour()), SHAPE.read(piece.getShape()));
    }

    static TableProto.Occupant write(Occupant occupant) {
        TableProto.Occupant.Builder wire = TableProto.Occupant.newBuilder();
        return switch (occupant) {
            case Occupant.Human human ->
                wire.setPerson(Ids.person(human.person())).build();
            case Occupant.Robot robot -> wire.setBot(robot.level().id()).build();
        };
    }

    static Occupant read(TableProto.Occupant occupant) {
        return switch (occupant.getWhoCase()) {
            case PERSON -> new Occupant.Human(Ids.person(occupant.getPerson()));
            case BOT -> new Occupant.Robot(new BotLevel(occupant.getBot()));
            case WHO_NOT_SET -> throw Wire.unknown("occupant");
        };
    }

    static TableProto.Settings write(Settings settings) {
        TableProto.Settings.Builder wire = TableProto.Settings.newBuilder()
                .setColumnsToWin(settings.columnsToWin())
                .setVariant(VARIANT.write(settings.variant()))
                .setPlacing(PLACING.write(settings.placing()))
                .setTakingBack(settings.takingBack())
                .setTimerSeconds(settings.timerSeconds())
                .setOdds(settings.odds())
                .setCoach(settings.coach())
                .setCalls(settings.calls());
        if (settings.pace() != BotPace.AS_FITS) {
            wire.setBotPace(PACE.write(settings.pace()));
        }
        if (!settings.browsers()) {
            wire.setBrowsers(false);
        }
        return wire.build();
    }

    static Settings read(TableProto.Settings settings) {
        return new Settings(
                settings.getColumnsToWin(),
                VARIANT.read(settings.getVariant()),
                PLACING.read(settings.getPlacing()),
                settings.getTakingBack(),
                settings.getTimerSeconds(),
                settings.getOdds(),
                settings.getCoach(),
                settings.getCalls(),
                settings.hasBotPace() ? PACE.read(settings.getBotPace()) : BotPace.AS_FITS,
                !settings.hasBrowsers() || settings.getBrowsers());
    }
}
