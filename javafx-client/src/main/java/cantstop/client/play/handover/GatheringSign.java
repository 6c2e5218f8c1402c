package cantstop.client.play.handover;

import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.party.Undone;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.Gathering;
import cantstop.protocol.client.Connection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What is said while a new host waits for the table's players.
record GatheringSign(Words words, UndoneWords lost, LaptopNames names) {
    private static final List<StripState.Remedy> GO_WITHOUT = List.of(StripState.Remedy.GO_WITHOUT);
    private static final List<StripState.Remedy> WAIT_OR_GO_WITHOUT =
            List.of(StripState.Remedy.KEEP_WAITING, StripState.Remedy.GO_WITHOUT);
    private static final List<StripState.Remedy> WAIT_OR_GO_WITHOUT_OR_GIVE_UP =
            List.of(StripState.Remedy.KEEP_WAITING, StripState.Remedy.GO_WITHOUT, StripState.Remedy.GIVE_UP);
    private static final List<StripState.Remedy> GIVE_UP = List.of(StripState.Remedy.GIVE_UP);
    private static final List<StripState.Remedy> LEAVE = List.of(StripState.Remedy.LEAVE);

    /// A guest of the laptop that takes over has nothing to cancel; the host solves what keeps the others away.
    ///
    /// @param patient whether a player who could go on without the last moves would rather wait
    StripState of(Gathering gathering, Party there, boolean patient) {
        TableState state = there.state().get();
        Optional<Key> elsewhere =
                hostOf(there).filter(key -> !key.equals(there.me().key()));
        Optional<Undone> undone = there.handOver().rollback().get();
        if (undone.isPresent() && patient) {
            return StripState.looking(
                    words.say("handover.rollback.waiting"),
                    words.say("handover.rollback.hint"),
                    GO_WITHOUT,
                    Optional.empty());
        }
        if (undone.isPresent()) {
            return StripState.choosing(
                    lost.say("handover.rollback", "handover.rollback.turns", undone.get(), there),
                    words.say("handover.rollback.hint"),
                    elsewhere.isPresent() ? WAIT_OR_GO_WITHOUT : WAIT_OR_GO_WITHOUT_OR_GIVE_UP,
                    Optional.of(StripState.Remedy.KEEP_WAITING),
                    lost.worlds(undone.get(), state));
        }
        String missing = gathering.missing().isEmpty()
                ? words.say("handover.gathering.more", gathering.needed())
                : names.of(state, gathering.missing());
        StripState said = elsewhere
                .map(host -> atAnothersLaptop(host, missing, state))
                .orElseGet(() -> atThisLaptop(gathering, missing, state));
        return said.with(comers(gathering, state));
    }

    private StripState atAnothersLaptop(Key host, String missing, TableState state) {
        String sentence = names.seated(state, host)
                .map(name -> words.say("handover.gathering.theirs", name, missing))
                .orElseGet(() -> words.say("handover.gathering.other", missing));
        return StripState.looking(sentence, words.say("handover.gathering.soon"), LEAVE, Optional.empty());
    }

    private StripState atThisLaptop(Gathering gathering, String missing, TableState state) {
        String hint = Stream.concat(
                        Stream.of(words.say("handover.gathering.open")),
                        gathering.flaws().stream().map(flaw -> flaw(flaw, state)))
                .collect(Collectors.joining(" "));
        return StripState.looking(words.say("handover.gathering", missing), hint, GIVE_UP, Optional.empty());
    }

    private List<StripState.Comer> comers(Gathering gathering, TableState state) {
        return state.people().stream()
                .filter(person ->
                        gathering.come().contains(person) || gathering.missing().contains(person))
                .flatMap(person -> state
                        .seatOf(person)
                        .map(seat -> SeatNames.badge(words, state.chair(seat)))
                        .map(badge ->
                                new StripState.Comer(badge, gathering.come().contains(person)))
                        .stream())
                .toList();
    }

    private static Optional<Key> hostOf(Party there) {
        return Optional.of(there.connection().get())
                .filter(Connection.Connected.class::isInstance)
                .map(connected -> ((Connection.Connected) connected).hostKey());
    }

    private String flaw(HostMessage.Flaw flaw, TableState state) {
        return words.say("handover.flaw." + flaw.kind().name(), names.of(state, flaw.key()), flaw.sequence());
    }
}
