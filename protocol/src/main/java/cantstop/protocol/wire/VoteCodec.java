package cantstop.protocol.wire;

import cantstop.engine.Election;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Vote;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.v1.EventProto;
import cantstop.protocol.v1.SessionProto;
import java.util.List;

/// Epochs, and the votes that let them begin.
final class VoteCodec {
    private VoteCodec() {}

    static EventProto.EpochBegan write(Event.EpochBegan began) {
        EventProto.EpochBegan.Builder wire = EventProto.EpochBegan.newBuilder()
                .setEpoch(began.epoch().number())
                .setHostKey(Ids.key(began.hostKey()));
        Election election = began.election();
        if (election != null) {
            wire.setElection(EventProto.Election.newBuilder()
                    .setAfter(Ids.digest(election.after()))
                    .addAllVotes(election.votes().stream().map(VoteCodec::write).toList()));
        }
        if (began.instance() != null) {
            wire.setInstance(Ids.instance(began.instance()));
        }
        return wire.build();
    }

    static Event.EpochBegan read(EventProto.EpochBegan began) {
        return new Event.EpochBegan(
                Numbers.epoch(began.getEpoch()),
                Ids.key(began.getHostKey()),
                began.hasElection() ? read(began.getElection()) : null,
                began.hasInstance() ? Ids.instance(began.getInstance()) : null);
    }

    private static Election read(EventProto.Election election) {
        List<Vote> votes = Numbers.few(election.getVotesList(), 1, Election.MOST, "votes").stream()
                .map(VoteCodec::read)
                .toList();
        return new Election(Ids.digest(election.getAfter()), votes);
    }

    private static EventProto.Vote write(Vote vote) {
        return EventProto.Vote.newBuilder()
                .setPublicKey(Ids.bytes(vote.publicKey()))
                .setSignature(Ids.bytes(vote.signature()))
                .build();
    }

    private static Vote read(EventProto.Vote vote) {
        return new Vote(HandCodec.publicKey(vote.getPublicKey()), HandCodec.signature(vote.getSignature()));
    }

    static SessionProto.RequestVote write(HostMessage.RequestVote request) {
        return SessionProto.RequestVote.newBuilder()
                .setTable(Ids.table(request.table()))
                .setEpoch(request.epoch().number())
                .setLastEpoch(request.lastEpoch().number())
                .setSequence(request.sequence())
                .setAfter(Ids.digest(request.after()))
                .build();
    }

    static HostMessage read(SessionProto.RequestVote request) {
        return new HostMessage.RequestVote(
                Ids.table(request.getTable()),
                Numbers.epoch(request.getEpoch()),
                Numbers.epoch(request.getLastEpoch()),
                Numbers.sequence(request.getSequence()),
                Ids.digest(request.getAfter()));
    }

    static SessionProto.CastVote write(ClientMessage.CastVote cast) {
        SessionProto.CastVote.Builder wire = SessionProto.CastVote.newBuilder()
                .setTable(Ids.table(cast.table()))
                .setEpoch(cast.epoch().number())
                .setAfter(Ids.digest(cast.after()));
        if (cast.vote() == null) {
            return wire.setVotedIn(cast.votedIn().number()).build();
        }
        return wire.setVote(write(cast.vote())).build();
    }

    static ClientMessage read(SessionProto.CastVote cast) {
        Vote vote = switch (cast.getAnswerCase()) {
            case VOTE -> read(cast.getVote());
            case VOTED_IN -> null;
            case ANSWER_NOT_SET -> throw new IllegalArgumentException("no answer to a request for a vote");
        };
        return new ClientMessage.CastVote(
                Ids.table(cast.getTable()),
                Numbers.epoch(cast.getEpoch()),
                Ids.digest(cast.getAfter()),
                vote,
                new Epoch(cast.getVotedIn()));
    }
}
