package cantstop.protocol.wire;

import cantstop.engine.dice.Bytes;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.v1.SessionProto;
import com.google.protobuf.ByteString;
import com.google.protobuf.UnsafeByteOperations;
import java.util.List;

/// A log on its way to a guest, or to a host that goes on with it. The bytes of its events pass through undecoded.
final class LogCodec {
    private LogCodec() {}

    static SessionProto.Attending write(HostMessage.Attending attending) {
        return SessionProto.Attending.newBuilder()
                .setTable(Ids.table(attending.table()))
                .setEpoch(attending.epoch().number())
                .setFrom(attending.from())
                .build();
    }

    static HostMessage read(SessionProto.Attending attending) {
        return new HostMessage.Attending(
                Ids.table(attending.getTable()),
                Numbers.epoch(attending.getEpoch()),
                Numbers.sequence(attending.getFrom()));
    }

    static SessionProto.SendLog write(HostMessage.SendLog send) {
        return SessionProto.SendLog.newBuilder()
                .setTable(Ids.table(send.table()))
                .setSequence(send.sequence())
                .setDigest(Ids.digest(send.digest()))
                .build();
    }

    static HostMessage read(SessionProto.SendLog send) {
        return new HostMessage.SendLog(
                Ids.table(send.getTable()), Numbers.sequence(send.getSequence()), Ids.digest(send.getDigest()));
    }

    static SessionProto.LogPart write(ClientMessage.LogPart part) {
        return SessionProto.LogPart.newBuilder()
                .setTable(Ids.table(part.table()))
                .setAfter(part.after())
                .addAllEntries(part.entries().stream().map(LogCodec::write).toList())
                .build();
    }

    static ClientMessage read(SessionProto.LogPart part) {
        List<HostMessage.Entry> entries = inOrder(part.getEntriesList());
        long after = Numbers.sequence(part.getAfter());
        if (!entries.isEmpty() && entries.getFirst().sequence() != after + 1) {
            throw new IllegalArgumentException("a part that does not begin where it says");
        }
        return new ClientMessage.LogPart(Ids.table(part.getTable()), after, entries);
    }

    static SessionProto.Entries write(HostMessage.Entries entries) {
        return SessionProto.Entries.newBuilder()
                .setTable(Ids.table(entries.table()))
                .setEpoch(entries.epoch().number())
                .setUpTo(entries.upTo())
                .addAllEntries(entries.entries().stream().map(LogCodec::write).toList())
                .build();
    }

    private static SessionProto.Entry write(HostMessage.Entry entry) {
        return SessionProto.Entry.newBuilder()
                .setSequence(entry.sequence())
                .setEvent(UnsafeByteOperations.unsafeWrap(entry.event().toArray()))
                .setDigest(Ids.digest(entry.digest()))
                .build();
    }

    static HostMessage read(SessionProto.Entries entries) {
        List<HostMessage.Entry> read = inOrder(entries.getEntriesList());
        return new HostMessage.Entries(
                Ids.table(entries.getTable()), Numbers.epoch(entries.getEpoch()), upTo(entries.getUpTo(), read), read);
    }

    private static List<HostMessage.Entry> inOrder(List<SessionProto.Entry> entries) {
        List<HostMessage.Entry> read = Numbers.few(entries, 0, Limits.ENTRIES_PER_CHUNK, "entries").stream()
                .map(LogCodec::read)
                .toList();
        for (int i = 1; i < read.size(); i++) {
            if (read.get(i).sequence() != read.get(i - 1).sequence() + 1) {
                throw new IllegalArgumentException("entries that don't follow each other");
            }
        }
        return read;
    }

    private static long upTo(long upTo, List<HostMessage.Entry> entries) {
        if (upTo < (entries.isEmpty() ? 0 : entries.getLast().sequence())) {
            throw new IllegalArgumentException("a log that ends before its entries do");
        }
        return upTo;
    }

    private static HostMessage.Entry read(SessionProto.Entry entry) {
        ByteString event = entry.getEvent();
        if (entry.getSequence() < 1 || event.isEmpty() || event.size() > Limits.EVENT) {
            throw new IllegalArgumentException("an entry of " + event.size() + " bytes");
        }
        return new HostMessage.Entry(entry.getSequence(), Bytes.of(event.toByteArray()), Ids.digest(entry.getDigest()));
    }
}
