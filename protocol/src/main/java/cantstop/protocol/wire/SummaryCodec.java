package cantstop.protocol.wire;

import cantstop.engine.Epoch;
import cantstop.engine.Seat;
import cantstop.engine.TableName;
import cantstop.protocol.LogVersion;
import cantstop.protocol.TableSummary;
import cantstop.protocol.v1.SessionProto;

/// Tables as they stand in a list.
final class SummaryCodec {
    private SummaryCodec() {}

    static SessionProto.TableSummary write(TableSummary summary) {
        SessionProto.TableSummary.Builder wire = SessionProto.TableSummary.newBuilder()
                .setTable(Ids.table(summary.id()))
                .setName(summary.name().text())
                .setSettings(TableCodec.write(summary.settings()))
                .addAllPlayers(summary.players())
                .addAllPieces(summary.pieces().stream().map(TableCodec::write).toList())
                .setPlaying(summary.playing())
                .setLocked(summary.locked())
                .setSpectators(summary.spectators());
        if (summary.isLed()) {
            wire.setEpoch(summary.epoch().number());
        }
        if (summary.instance() != null) {
            wire.setInstance(Ids.instance(summary.instance()));
        }
        if (summary.readableBy() != LogVersion.FIRST) {
            wire.setReadableBy(summary.readableBy());
        }
        return wire.build();
    }

    static TableSummary read(SessionProto.TableSummary summary) {
        return new TableSummary(
                Ids.table(summary.getTable()),
                new TableName(summary.getName()),
                TableCodec.read(summary.getSettings()),
                Numbers.few(summary.getPlayersList(), 0, Seat.COUNT, "players").stream()
                        .map(Texts::playerName)
                        .toList(),
                Numbers.few(summary.getPiecesList(), 0, Seat.COUNT, "pieces").stream()
                        .map(TableCodec::read)
                        .toList(),
                summary.getPlaying(),
                summary.getLocked(),
                Numbers.within(summary.getSpectators(), 0, Integer.MAX_VALUE, "spectators"),
                summary.hasEpoch() ? Numbers.epoch(summary.getEpoch()) : Epoch.NONE,
                summary.hasInstance() ? Ids.instance(summary.getInstance()) : null,
                summary.hasReadableBy()
                        ? Numbers.within(
                                summary.getReadableBy(), LogVersion.FIRST, Integer.MAX_VALUE, "the version of a log")
                        : LogVersion.FIRST);
    }
}
