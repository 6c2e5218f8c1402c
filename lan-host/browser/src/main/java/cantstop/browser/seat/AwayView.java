package cantstop.browser.seat;

import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.protocol.Absence;
import cantstop.protocol.HostMessage;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The player for whom the game waits, and what the others want.
final class AwayView {
    private AwayView() {}

    /// Empty if the game waits for no one who is away.
    static Optional<Fields> of(HostMessage.Absences said, TableState state, Optional<Seat> mine) {
        HostMessage.Pause pause = said.pause();
        if (pause == null) {
            return Optional.empty();
        }
        Seat seat = pause.seat();
        Optional<Absence> absence = of(said, seat);
        boolean others = mine.isPresent() && !mine.get().equals(seat);
        return Optional.of(Fields.with("seat", seat)
                .and("kind", absence.map(Absence::kind))
                .and("untilMs", pause.left().toMillis())
                .and("over", pause.left().isZero())
                .and("needed", pause.majority())
                .and("maySkip", others && pause.majority() > 0)
                .and(
                        "mayNudge",
                        others
                                && absence.filter(one -> one.kind() == Absence.Kind.IDLE)
                                        .isPresent())
                .and("standIn", state.chair(seat).standIn() != null)
                .and("voices", absence.map(AwayView::voices).orElse(List.of())));
    }

    static Optional<Absence> of(HostMessage.@Nullable Absences said, Seat seat) {
        return Optional.ofNullable(said)
                .flatMap(all -> all.absent().stream()
                        .filter(absence -> absence.seat().equals(seat))
                        .findFirst());
    }

    private static List<Fields> voices(Absence absence) {
        return absence.voices().stream()
                .map(voice -> Fields.with("seat", voice.by()).and("what", voice.what()))
                .toList();
    }
}
