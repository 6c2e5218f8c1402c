package cantstop.protocol.wire;

import cantstop.engine.Seat;
import cantstop.engine.identity.Person;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.MalformedAddress;
import cantstop.protocol.Peer;
import cantstop.protocol.v1.SessionProto;
import cantstop.protocol.v1.TableProto;
import java.util.List;

/// The messages of host migration.
final class HandOverCodec {
    private static final EnumCodec<HostMessage.SuccessionStage, SessionProto.SuccessionStage> STAGE =
            EnumCodec.of(HostMessage.SuccessionStage.class, SessionProto.SuccessionStage.class, "SUCCESSION_STAGE_");
    private static final EnumCodec<HostMessage.FlawKind, SessionProto.FlawKind> FLAW_KIND =
            EnumCodec.of(HostMessage.FlawKind.class, SessionProto.FlawKind.class, "FLAW_KIND_");

    private HandOverCodec() {}

    static SessionProto.HandOver write(ClientMessage.HandOver handOver) {
        SessionProto.HandOver.Builder wire = SessionProto.HandOver.newBuilder().setTable(Ids.table(handOver.table()));
        switch (handOver.step()) {
            case HandOverStep.NameSuccessor(Person successor) ->
                wire.setNameSuccessor(SessionProto.NameSuccessor.newBuilder().setSuccessor(Ids.person(successor)));
            case HandOverStep.Listening(List<HostAddress> addresses) ->
                wire.setListening(SessionProto.Listening.newBuilder().addAllAddresses(texts(addresses)));
            case HandOverStep.Reached(boolean reached) ->
                wire.setReached(SessionProto.Reached.newBuilder().setReached(reached));
            case HandOverStep.Waive _ -> wire.setWaive(SessionProto.Waive.getDefaultInstance());
            case HandOverStep.CallOff _ -> wire.setCallOff(SessionProto.CallOff.getDefaultInstance());
        }
        return wire.build();
    }

    static ClientMessage read(SessionProto.HandOver handOver) {
        return new ClientMessage.HandOver(Ids.table(handOver.getTable()), step(handOver));
    }

    private static HandOverStep step(SessionProto.HandOver handOver) {
        return switch (handOver.getStepCase()) {
            case NAME_SUCCESSOR ->
                new HandOverStep.NameSuccessor(
                        Ids.person(handOver.getNameSuccessor().getSuccessor()));
            case LISTENING ->
                new HandOverStep.Listening(addresses(handOver.getListening().getAddressesList(), 1));
            case REACHED -> new HandOverStep.Reached(handOver.getReached().getReached());
            case WAIVE -> new HandOverStep.Waive();
            case CALL_OFF -> new HandOverStep.CallOff();
            case STEP_NOT_SET -> throw Wire.unknown("step");
        };
    }

    static SessionProto.Peers write(HostMessage.Peers peers) {
        return SessionProto.Peers.newBuilder()
                .setTable(Ids.table(peers.table()))
                .addAllPeers(peers.peers().stream()
                        .map(peer -> SessionProto.Peer.newBuilder()
                                .setKey(Ids.key(peer.key()))
                                .setAddress(peer.address().toString())
                                .build())
                        .toList())
                .build();
    }

    static HostMessage read(SessionProto.Peers peers) {
        return new HostMessage.Peers(
                Ids.table(peers.getTable()),
                Numbers.few(peers.getPeersList(), 0, Seat.COUNT, "peers").stream()
                        .map(peer -> new Peer(Ids.key(peer.getKey()), address(peer.getAddress())))
                        .toList());
    }

    static SessionProto.Succession write(HostMessage.Succession succession) {
        return SessionProto.Succession.newBuilder()
                .setTable(Ids.table(succession.table()))
                .setSuccessor(Ids.person(succession.successor()))
                .setStage(STAGE.write(succession.stage()))
                .addAllAddresses(texts(succession.addresses()))
                .addAllReached(wire(succession.reached()))
                .addAllWaiting(wire(succession.waiting()))
                .addAllFailed(wire(succession.failed()))
                .build();
    }

    static HostMessage read(SessionProto.Succession succession) {
        return new HostMessage.Succession(
                Ids.table(succession.getTable()),
                Ids.person(succession.getSuccessor()),
                STAGE.read(succession.getStage()),
                addresses(succession.getAddressesList(), 0),
                people(succession.getReachedList()),
                people(succession.getWaitingList()),
                people(succession.getFailedList()));
    }

    static SessionProto.Gathering write(HostMessage.Gathering gathering) {
        return SessionProto.Gathering.newBuilder()
                .setTable(Ids.table(gathering.table()))
                .addAllCome(wire(gathering.come()))
                .addAllMissing(wire(gathering.missing()))
                .setNeeded(gathering.needed())
                .addAllFlaws(gathering.flaws().stream()
                        .map(flaw -> SessionProto.Flaw.newBuilder()
                                .setKey(Ids.key(flaw.key()))
                                .setSequence(flaw.sequence())
                                .setKind(FLAW_KIND.write(flaw.kind()))
                                .build())
                        .toList())
                .build();
    }

    static HostMessage read(SessionProto.Gathering gathering) {
        return new HostMessage.Gathering(
                Ids.table(gathering.getTable()),
                people(gathering.getComeList()),
                people(gathering.getMissingList()),
                Numbers.within(gathering.getNeeded(), 0, Seat.COUNT, "people needed"),
                Numbers.few(gathering.getFlawsList(), 0, Limits.FLAWS, "flaws").stream()
                        .map(flaw -> new HostMessage.Flaw(
                                Ids.key(flaw.getKey()),
                                Numbers.sequence(flaw.getSequence()),
                                FLAW_KIND.read(flaw.getKind())))
                        .toList());
    }

    private static List<TableProto.Person> wire(List<Person> people) {
        return people.stream().map(Ids::person).toList();
    }

    private static List<Person> people(List<TableProto.Person> people) {
        return Numbers.few(people, 0, Seat.COUNT, "people").stream()
                .map(Ids::person)
                .toList();
    }

    private static List<String> texts(List<HostAddress> addresses) {
        return addresses.stream().map(HostAddress::toString).toList();
    }

    private static List<HostAddress> addresses(List<String> texts, int fewest) {
        return Numbers.few(texts, fewest, Limits.ADDRESSES, "addresses").stream()
                .map(HandOverCodec::address)
                .toList();
    }

    private static HostAddress address(String text) {
        try {
            return HostAddress.parse(text);
        } catch (MalformedAddress e) {
            throw new IllegalArgumentException("not an address", e);
        }
    }
}
