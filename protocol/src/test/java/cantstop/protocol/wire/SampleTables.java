package cantstop.protocol.wire;

import static cantstop.protocol.wire.SampleEvents.LARGEST_BADGE;
import static cantstop.protocol.wire.SampleEvents.LARGEST_NAME;
import static cantstop.protocol.wire.SampleEvents.NAME;
import static cantstop.protocol.wire.SampleEvents.OTHER_SETTINGS;
import static cantstop.protocol.wire.SampleEvents.TABLE;

import cantstop.engine.Epoch;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.identity.HostInstance;
import cantstop.protocol.LogVersion;
import cantstop.protocol.PieceStyle;
import cantstop.protocol.TableSummary;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Tables as they stand in a list.
final class SampleTables {
    private SampleTables() {}

    static TableSummary largest() {
        return largest(Collections.nCopies(Seat.COUNT, PieceStyle.of(LARGEST_BADGE)));
    }

    static TableSummary largest(List<PieceStyle> pieces) {
        String name = LARGEST_BADGE.name().text();
        return new TableSummary(
                TABLE,
                LARGEST_NAME,
                OTHER_SETTINGS,
                List.of(name, name, name, name),
                pieces,
                true,
                true,
                Integer.MAX_VALUE,
                Epoch.NONE,
                null,
                LogVersion.FIRST);
    }

    /// A table at which nobody sits.
    static TableSummary empty(boolean playing, Epoch epoch, @Nullable HostInstance instance, int readableBy) {
        return new TableSummary(
                TABLE, NAME, Settings.DEFAULT, List.of(), List.of(), playing, false, 0, epoch, instance, readableBy);
    }
}
