package cantstop.protocol.wire;

import cantstop.engine.Seat;
import cantstop.engine.TableName;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.dice.Signatures;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.v1.DiscoveryProto;
import com.google.protobuf.ByteString;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// Datagrams as bytes, never more than [Limits#DATAGRAM] of them.
public final class DatagramCodec {
    /// The most tables of a host in a datagram.
    private static final int MOST_TABLES = Limits.DATAGRAM / 16;

    /// The bytes of the longest seal, with those of the number that comes with it.
    private static final int LARGEST_SEAL = Signatures.PUBLIC_KEY + Signatures.LONGEST + 16;

    /// The bytes of SHA-256.
    private static final int SUM = 32;

    private DatagramCodec() {}

    /// One datagram's worth of bytes. A beacon is sent with as many of its tables as fit; one with a seal as it was
    /// sealed.
    ///
    /// @throws IllegalArgumentException for what can't be sent: an identity that is none, a name that is no name
    public static byte[] encode(Datagram datagram) {
        return switch (datagram) {
            case Datagram.Beacon beacon ->
                beacon.seal()
                        .map(seal -> Bytes.joined(seal.text().toArray(), bytes(write(seal)))
                                .toArray())
                        .orElseGet(() -> bytes(write(fitting(beacon, Limits.DATAGRAM), OptionalLong.empty())));
            case Datagram.Probe probe ->
                bytes(DiscoveryProto.Datagram.newBuilder().setProbe(write(probe)));
        };
    }

    /// A beacon with the seal of its host, and as many of its tables as fit.
    ///
    /// @param at more than that of everything else that this host has said
    public static Datagram.Beacon seal(Datagram.Beacon beacon, long at, HandSigner host) {
        Datagram.Beacon some = fitting(beacon, Limits.DATAGRAM - LARGEST_SEAL);
        byte[] text = bytes(write(some, OptionalLong.of(at)));
        Bytes signature = host.sign(Datagram.Seal.signed(text));
        return some.sealed(Optional.of(new Datagram.Seal(at, host.publicKey(), Bytes.of(text), signature)));
    }

    private static Datagram.Beacon fitting(Datagram.Beacon beacon, int most) {
        for (int few = Math.min(beacon.some().size(), MOST_TABLES); few >= 0; few--) {
            Datagram.Beacon some = beacon.with(few);
            if (bytes(write(some, OptionalLong.empty())).length <= most) {
                return some;
            }
        }
        // The longest names leave no room for a page either.
        return beacon.with(0).giving(Optional.empty());
    }

    private static byte[] bytes(DiscoveryProto.Datagram.Builder datagram) {
        return datagram.build().toByteArray();
    }

    private static DiscoveryProto.Datagram.Builder write(Datagram.Seal seal) {
        return DiscoveryProto.Datagram.newBuilder()
                .setSeal(DiscoveryProto.Seal.newBuilder()
                        .setKey(Ids.bytes(seal.key()))
                        .setSignature(Ids.bytes(seal.signature())));
    }

    private static DiscoveryProto.Datagram.Builder write(Datagram.Beacon beacon, OptionalLong at) {
        DiscoveryProto.Beacon.Builder wire = DiscoveryProto.Beacon.newBuilder()
                .setVersions(VersionCodec.write(beacon.versions()))
                .setProgram(Texts.program(beacon.program()))
                .setHost(Ids.key(beacon.host()))
                .setBoot(beacon.boot())
                .setPort(beacon.port())
                .setName(Texts.hostName(beacon.name()))
                .setInterval(Math.toIntExact(beacon.interval().toMillis()))
                .setGuests(beacon.guests())
                .setTables(beacon.tables())
                .addAllSome(beacon.some().stream().map(DatagramCodec::write).toList());
        beacon.page().ifPresent(page -> {
            wire.setPage(page.port());
            page.sum().ifPresent(sum -> wire.setSum(Ids.bytes(sum)));
        });
        at.ifPresent(wire::setAt);
        return DiscoveryProto.Datagram.newBuilder().setBeacon(wire);
    }

    private static DiscoveryProto.BeaconTable write(Datagram.Table table) {
        return DiscoveryProto.BeaconTable.newBuilder()
                .setTable(Ids.table(table.id()))
                .setName(table.name().text())
                .setSettings(TableCodec.write(table.settings()))
                .setSeated(table.seated())
                .setPlaying(table.playing())
                .setLocked(table.locked())
                .build();
    }

    private static DiscoveryProto.Probe.Builder write(Datagram.Probe probe) {
        DiscoveryProto.Probe.Builder wire = DiscoveryProto.Probe.newBuilder()
                .setGuest(Ids.key(probe.guest()))
                .addAllHeard(probe.heard().stream()
                        .limit(Limits.HEARD)
                        .map(heard -> DiscoveryProto.Heard.newBuilder()
                                .setHost(Ids.key(heard.host()))
                                .setShutOut(heard.shutOut())
                                .build())
                        .toList());
        probe.table().ifPresent(table -> wire.setTable(Ids.table(table)));
        return wire;
    }

    /// Decodes a broadcast.
    ///
    /// @throws BreachException if it is no datagram of this game, which is nothing unusual on an open port
    public static Datagram decode(byte[] bytes) throws BreachException {
        if (bytes.length > Limits.DATAGRAM) {
            throw new BreachException("a datagram of " + bytes.length + " bytes");
        }
        return Wire.read(DiscoveryProto.Datagram.parser(), bytes, datagram -> read(datagram, bytes));
    }

    private static Datagram read(DiscoveryProto.Datagram datagram, byte[] bytes) {
        return switch (datagram.getDatagramCase()) {
            case BEACON -> read(datagram.getBeacon()).sealed(seal(datagram, bytes));
            case PROBE -> read(datagram.getProbe());
            case DATAGRAM_NOT_SET -> throw Wire.unknown("datagram");
        };
    }

    /// A seal is one only at the end of the datagram.
    private static Optional<Datagram.Seal> seal(DiscoveryProto.Datagram datagram, byte[] bytes) {
        DiscoveryProto.Seal seal = datagram.getSeal();
        if (!datagram.hasSeal()
                || !datagram.getBeacon().hasAt()
                || seal.getKey().size() != Signatures.PUBLIC_KEY
                || seal.getSignature().size() > Signatures.LONGEST) {
            return Optional.empty();
        }
        Bytes end = Bytes.of(bytes(DiscoveryProto.Datagram.newBuilder().setSeal(seal)));
        int before = bytes.length - end.size();
        return before > 0
                        && Bytes.of(Arrays.copyOfRange(bytes, before, bytes.length))
                                .equals(end)
                ? Optional.of(new Datagram.Seal(
                        datagram.getBeacon().getAt(),
                        Bytes.of(seal.getKey().toByteArray()),
                        Bytes.of(Arrays.copyOf(bytes, before)),
                        Bytes.of(seal.getSignature().toByteArray())))
                : Optional.empty();
    }

    private static Datagram.Beacon read(DiscoveryProto.Beacon beacon) {
        VersionRange versions = VersionCodec.read(beacon.getVersions());
        boolean shared = VersionRange.OURS.common(versions).isPresent();
        return new Datagram.Beacon(
                versions,
                Texts.program(beacon.getProgram()),
                Ids.key(beacon.getHost()),
                beacon.getBoot(),
                Numbers.within(beacon.getPort(), 1, HostAddress.HIGHEST_PORT, "a port"),
                Texts.hostName(beacon.getName()),
                interval(beacon.getInterval()),
                Numbers.within(beacon.getGuests(), 0, Integer.MAX_VALUE, "guests"),
                Numbers.within(beacon.getTables(), 0, Integer.MAX_VALUE, "tables"),
                shared ? tables(beacon.getSomeList()) : List.of(),
                beacon.hasPage() ? Optional.of(page(beacon)) : Optional.empty(),
                Optional.empty());
    }

    private static Datagram.Page page(DiscoveryProto.Beacon beacon) {
        return new Datagram.Page(
                Numbers.within(beacon.getPage(), 1, HostAddress.HIGHEST_PORT, "a page's port"),
                beacon.hasSum() ? Optional.of(sum(beacon.getSum())) : Optional.empty());
    }

    private static Bytes sum(ByteString bytes) {
        Numbers.within(bytes.size(), SUM, SUM, "a sum's bytes");
        return Bytes.of(bytes.toByteArray());
    }

    private static Duration interval(int millis) {
        return Duration.ofMillis(Numbers.within(
                millis,
                Math.toIntExact(Limits.BEACON_SHORTEST.toMillis()),
                Math.toIntExact(Limits.BEACON_LONGEST.toMillis()),
                "an interval"));
    }

    private static List<Datagram.Table> tables(List<DiscoveryProto.BeaconTable> some) {
        return Numbers.few(some, 0, MOST_TABLES, "tables").stream()
                .map(DatagramCodec::read)
                .toList();
    }

    private static Datagram.Table read(DiscoveryProto.BeaconTable table) {
        return new Datagram.Table(
                Ids.table(table.getTable()),
                new TableName(table.getName()),
                TableCodec.read(table.getSettings()),
                Numbers.within(table.getSeated(), 0, Seat.COUNT, "seated"),
                table.getPlaying(),
                table.getLocked());
    }

    private static Datagram read(DiscoveryProto.Probe probe) {
        return new Datagram.Probe(
                Ids.key(probe.getGuest()),
                Numbers.few(probe.getHeardList(), 0, Limits.HEARD, "hosts").stream()
                        .map(heard -> new Datagram.Heard(Ids.key(heard.getHost()), heard.getShutOut()))
                        .toList(),
                probe.hasTable() ? Optional.of(Ids.table(probe.getTable())) : Optional.empty());
    }
}
