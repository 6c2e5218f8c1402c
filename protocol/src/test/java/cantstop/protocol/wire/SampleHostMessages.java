package cantstop.protocol.wire;

import static cantstop.protocol.wire.SampleEvents.ANNA;
import static cantstop.protocol.wire.SampleEvents.BADGE;
import static cantstop.protocol.wire.SampleEvents.KEY;
import static cantstop.protocol.wire.SampleEvents.LARGEST_BADGE;
import static cantstop.protocol.wire.SampleEvents.LARGEST_NAME;
import static cantstop.protocol.wire.SampleEvents.LAST;
import static cantstop.protocol.wire.SampleEvents.TABLE;

import cantstop.engine.Column;
import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.HostInstance;
import cantstop.protocol.Absence;
import cantstop.protocol.AwayPolicy;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import cantstop.protocol.Limits;
import cantstop.protocol.LogVersion;
import cantstop.protocol.Peer;
import cantstop.protocol.RequestId;
import cantstop.protocol.VersionRange;
import cantstop.protocol.Watcher;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/// One of every kind of message of a host, with the smallest and the largest values.
public final class SampleHostMessages {
    static final HostInstance INSTANCE = new HostInstance("5".repeat(32));
    private static final Digest DIGEST = Digest.EMPTY.after(new byte[] {1, 2, 3});
    private static final Seat FIRST = Seat.of(0);
    private static final Seat FOURTH = Seat.of(3);
    private static final String LONGEST_PROGRAM = "p".repeat(64);
    private static final List<HostAddress> ADDRESSES =
            List.of(new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT), new HostAddress("fe80::1%eth0", 65_535));

    private SampleHostMessages() {}

    public static List<HostMessage> all() {
        List<HostMessage> all = new ArrayList<>(List.of(
                new HostMessage.Welcome(1, "cant-stop 0.1.0", "Anna's laptop"),
                new HostMessage.Welcome(Integer.MAX_VALUE, LONGEST_PROGRAM, LARGEST_NAME.text()),
                new HostMessage.Tables(List.of()),
                new HostMessage.Tables(List.of(
                        SampleTables.empty(false, Epoch.NONE, null, LogVersion.FIRST),
                        SampleTables.largest(List.of()))),
                new HostMessage.Attending(TABLE, Epoch.FIRST, 0),
                new HostMessage.Attending(TABLE, new Epoch(Integer.MAX_VALUE), Long.MAX_VALUE),
                new HostMessage.Entries(TABLE, Epoch.FIRST, 0, List.of()),
                new HostMessage.Entries(TABLE, Epoch.FIRST, 9, List.of(entry(1, 1), entry(2, 1024))),
                new HostMessage.Presence(TABLE, List.of(), 0, List.of(), List.of()),
                new HostMessage.Presence(TABLE, List.of(ANNA, LAST), Integer.MAX_VALUE, List.of(), List.of()),
                new HostMessage.Presence(TABLE, List.of(ANNA, LAST), 0, List.of(LAST), List.of()),
                new HostMessage.Presence(
                        TABLE,
                        List.of(ANNA),
                        2,
                        List.of(),
                        List.of(new Watcher(ANNA.key(), new PlayerName("Ĉleo")), new Watcher(LAST.key(), null))),
                new HostMessage.Hovered(TABLE, FOURTH, List.of(Column.TWO, Column.TWELVE)),
                new HostMessage.Hovered(TABLE, FIRST, List.of()),
                new HostMessage.Ping(0),
                new HostMessage.Pong(-1)));
        Arrays.stream(HostMessage.StopReason.values())
                .forEach(reason -> all.add(new HostMessage.TableStopped(TABLE, reason)));
        Arrays.stream(HostMessage.CloseReason.values())
                .forEach(reason ->
                        all.add(new HostMessage.Closing(reason, new VersionRange(1, 1), "cant-stop 0.1.0", "")));
        all.add(new HostMessage.Closing(
                HostMessage.CloseReason.BREACH,
                new VersionRange(2, Integer.MAX_VALUE),
                LONGEST_PROGRAM,
                "d".repeat(200)));
        SampleAnswers.all().forEach(answer -> all.add(new HostMessage.Answered(new RequestId(7), answer)));
        SampleClientMessages.utterances()
                .forEach(what -> all.add(new HostMessage.Spoken(TABLE, ANNA, FIRST, BADGE.name(), what)));
        HostMessage.Spoken watcher = new HostMessage.Spoken(
                TABLE,
                LAST,
                null,
                LARGEST_BADGE.name(),
                SampleClientMessages.utterances().get(1));
        all.add(watcher);
        all.add(new HostMessage.Conversation(TABLE, List.of()));
        all.add(new HostMessage.Conversation(TABLE, Collections.nCopies(Limits.CHAT_LINES, watcher)));
        all.add(new HostMessage.Calls(TABLE, List.of(), Map.of()));
        all.add(new HostMessage.Nudged(TABLE, FIRST, FOURTH));
        all.add(new HostMessage.Copied());
        all.add(new HostMessage.Knocks(TABLE, List.of()));
        all.add(new HostMessage.Knocks(
                TABLE,
                List.of(
                        new Knocker(ANNA, BADGE, KnockPurpose.COME_IN, null),
                        new Knocker(ANNA, BADGE, KnockPurpose.SEAT, FIRST),
                        new Knocker(LAST, LARGEST_BADGE, KnockPurpose.NEXT, null))));
        Arrays.stream(KnockPurpose.values())
                .forEach(purpose -> all.add(new HostMessage.Replied(TABLE, purpose, purpose == KnockPurpose.COME_IN)));
        all.add(new HostMessage.Absences(TABLE, List.of(), null));
        all.add(new HostMessage.Absences(
                TABLE,
                Arrays.stream(Absence.Kind.values())
                        .map(kind -> new Absence(
                                FOURTH,
                                kind,
                                Duration.ofDays(9),
                                Arrays.stream(AwayPolicy.values())
                                        .map(what -> new Absence.Voice(FIRST, what))
                                        .toList()))
                        .toList(),
                new HostMessage.Pause(FOURTH, Duration.ofMillis(59_999), 2)));
        all.add(new HostMessage.Calls(TABLE, List.of(FIRST, FOURTH), Map.of(FOURTH, -7)));
        all.add(new HostMessage.Calls(TABLE, List.of(FIRST), Map.of(FIRST, Integer.MAX_VALUE)));
        all.addAll(ofHandingOver());
        all.add(new HostMessage.Tables(List.of(SampleTables.empty(true, new Epoch(2), INSTANCE, LogVersion.FIRST))));
        all.add(new HostMessage.Tables(
                List.of(SampleTables.empty(true, new Epoch(2), INSTANCE, LogVersion.NEWEST + 1))));
        all.add(new HostMessage.Tables(List.of(SampleTables.largest())));
        return all;
    }

    private static List<HostMessage> ofHandingOver() {
        List<HostMessage> all = new ArrayList<>(List.of(
                new HostMessage.Tables(List.of(SampleTables.empty(true, new Epoch(2), null, LogVersion.FIRST))),
                new HostMessage.SendLog(TABLE, 0, Digest.EMPTY),
                new HostMessage.SendLog(TABLE, Long.MAX_VALUE, DIGEST),
                new HostMessage.RequestVote(TABLE, new Epoch(2), Epoch.FIRST, 4, DIGEST),
                new HostMessage.RequestVote(
                        TABLE, new Epoch(Integer.MAX_VALUE), new Epoch(Integer.MAX_VALUE), Long.MAX_VALUE, DIGEST),
                new HostMessage.Peers(TABLE, List.of()),
                new HostMessage.Peers(TABLE, List.of(new Peer(KEY, ADDRESSES.getFirst()))),
                new HostMessage.Gathering(TABLE, List.of(), List.of(), 0, List.of()),
                new HostMessage.Gathering(
                        TABLE,
                        List.of(ANNA),
                        List.of(LAST),
                        4,
                        List.of(
                                new HostMessage.Flaw(KEY, 12, HostMessage.FlawKind.ILLEGAL),
                                new HostMessage.Flaw(KEY, Long.MAX_VALUE, HostMessage.FlawKind.DIFFERS)))));
        Arrays.stream(HostMessage.SuccessionStage.values())
                .forEach(stage -> all.add(new HostMessage.Succession(
                        TABLE, LAST, stage, ADDRESSES, List.of(ANNA), List.of(LAST), List.of(ANNA))));
        all.add(new HostMessage.Organised(false, 0));
        all.add(new HostMessage.Organised(true, Integer.MAX_VALUE));
        all.add(new HostMessage.Announced(new ChatText("Pizza!")));
        all.add(new HostMessage.Placed(TABLE));
        return all;
    }

    static HostMessage.Entry entry(long sequence, int size) {
        byte[] event = new byte[size];
        Arrays.fill(event, (byte) 0x5a);
        return new HostMessage.Entry(sequence, Bytes.of(event), DIGEST);
    }
}
