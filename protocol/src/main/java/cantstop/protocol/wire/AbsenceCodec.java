package cantstop.protocol.wire;

import cantstop.engine.Seat;
import cantstop.protocol.Absence;
import cantstop.protocol.AwayPolicy;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.v1.SessionProto;
import java.time.Duration;
import java.util.List;

/// The messages about absent players.
final class AbsenceCodec {
    private static final EnumCodec<Absence.Kind, SessionProto.AbsenceKind> KIND =
            EnumCodec.of(Absence.Kind.class, SessionProto.AbsenceKind.class, "ABSENCE_KIND_");
    private static final EnumCodec<AwayPolicy, SessionProto.Meanwhile> MEANWHILE =
            EnumCodec.of(AwayPolicy.class, SessionProto.Meanwhile.class, "MEANWHILE_");

    private AbsenceCodec() {}

    static SessionProto.Suggest write(ClientMessage.Suggest suggest) {
        return SessionProto.Suggest.newBuilder()
                .setTable(Ids.table(suggest.table()))
                .setProfile(suggest.profile())
                .setSeat(suggest.seat().number())
                .setWhat(MEANWHILE.write(suggest.what()))
                .build();
    }

    static ClientMessage.Suggest read(SessionProto.Suggest suggest) {
        return new ClientMessage.Suggest(
                Ids.table(suggest.getTable()),
                Numbers.profile(suggest.getProfile()),
                Seat.of(suggest.getSeat()),
                MEANWHILE.read(suggest.getWhat()));
    }

    static SessionProto.Absences write(HostMessage.Absences absences) {
        SessionProto.Absences.Builder wire = SessionProto.Absences.newBuilder()
                .setTable(Ids.table(absences.table()))
                .addAllAbsent(
                        absences.absent().stream().map(AbsenceCodec::write).toList());
        HostMessage.Pause pause = absences.pause();
        if (pause != null) {
            wire.setPause(SessionProto.Pause.newBuilder()
                    .setSeat(pause.seat().number())
                    .setLeftMillis(pause.left().toMillis())
                    .setMajority(pause.majority()));
        }
        return wire.build();
    }

    static HostMessage.Absences read(SessionProto.Absences absences) {
        List<Absence> absent = Numbers.few(absences.getAbsentList(), 0, Seat.COUNT, "absences").stream()
                .map(AbsenceCodec::read)
                .toList();
        HostMessage.Pause pause = absences.hasPause() ? read(absences.getPause()) : null;
        return new HostMessage.Absences(Ids.table(absences.getTable()), absent, pause);
    }

    private static HostMessage.Pause read(SessionProto.Pause pause) {
        return new HostMessage.Pause(
                Seat.of(pause.getSeat()),
                millis(pause.getLeftMillis()),
                Numbers.within(pause.getMajority(), 0, Seat.COUNT, "a majority"));
    }

    private static SessionProto.Absence write(Absence absence) {
        return SessionProto.Absence.newBuilder()
                .setSeat(absence.seat().number())
                .setKind(KIND.write(absence.kind()))
                .setSinceMillis(absence.since().toMillis())
                .addAllVoices(absence.voices().stream()
                        .map(voice -> SessionProto.Voice.newBuilder()
                                .setBy(voice.by().number())
                                .setWhat(MEANWHILE.write(voice.what()))
                                .build())
                        .toList())
                .build();
    }

    private static Absence read(SessionProto.Absence absence) {
        List<Absence.Voice> voices = Numbers.few(absence.getVoicesList(), 0, Seat.COUNT, "voices").stream()
                .filter(voice -> !MEANWHILE.isLater(voice.getWhat()))
                .map(voice -> new Absence.Voice(Seat.of(voice.getBy()), MEANWHILE.read(voice.getWhat())))
                .toList();
        return new Absence(
                Seat.of(absence.getSeat()),
                KIND.read(absence.getKind(), Absence.Kind.LOST),
                millis(absence.getSinceMillis()),
                voices);
    }

    private static Duration millis(long count) {
        return Duration.ofMillis(Numbers.natural(count, "a time"));
    }
}
