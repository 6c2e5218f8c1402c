package cantstop.client.play.handover;

import cantstop.client.kit.paint.RoadToHost;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.HandingOver;
import cantstop.client.model.party.Party;
import cantstop.client.model.party.Undone;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostMessage.Succession;
import cantstop.protocol.Limits;
import cantstop.protocol.client.Takeover;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The strip's view model. It follows one party at a time.
public final class StripModel {
    private static final Optional<StripState.Remedy> GO_ON = Optional.of(StripState.Remedy.GO_ON);
    private static final List<StripState.Remedy> RETRY = List.of(StripState.Remedy.RETRY);
    private static final List<StripState.Remedy> GO_ON_OR_RETRY =
            List.of(StripState.Remedy.GO_ON, StripState.Remedy.RETRY);
    private static final List<StripState.Remedy> LEAVE = List.of(StripState.Remedy.LEAVE);
    private static final List<StripState.Remedy> GO_OR_STAY =
            List.of(StripState.Remedy.GO_THERE, StripState.Remedy.STAY);
    private static final List<StripState.Remedy> STAY_OR_GO =
            List.of(StripState.Remedy.STAY, StripState.Remedy.GO_THERE);
    private static final List<StripState.Remedy> GO_ON_OR_LEAVE =
            List.of(StripState.Remedy.GO_ON, StripState.Remedy.LEAVE);

    private static final List<StripState.Remedy> STAY_OR_MOVE =
            List.of(StripState.Remedy.CALL_OFF, StripState.Remedy.WAIVE);
    private static final List<StripState.Remedy> MOVE_OR_STAY =
            List.of(StripState.Remedy.WAIVE, StripState.Remedy.CALL_OFF);

    private final ReadOnlyObjectWrapper<Optional<StripState>> strip = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Navigator navigator;
    private final Words words;
    private final UndoneWords lost;
    private final LaptopNames names;
    private final GatheringSign gathering;
    private final Listening listening = new Listening();
    private Optional<Party> party = Optional.empty();

    /// Whether I would rather wait than go on without what only this laptop knows.
    private boolean patient;

    public StripModel(Navigator navigator) {
        this.navigator = navigator;
        this.words = navigator.me().words();
        lost = new UndoneWords(words);
        names = new LaptopNames(words);
        gathering = new GatheringSign(words, lost, names);
    }

    /// The strip's content; empty while there is nothing to show.
    public ReadOnlyObjectProperty<Optional<StripState>> strip() {
        return strip.getReadOnlyProperty();
    }

    /// Follows this party from now on; without one it releases every listener.
    public void follow(Optional<Party> other) {
        listening.stop();
        party = other;
        // The navigator outlives this model, and is only listened to with a party.
        party.ifPresent(there -> {
            there.handOver().properties().forEach(property -> listening.to(this::refresh, property));
            listening.to(
                    this::refresh,
                    there.connection(),
                    navigator.ownHost().cannotHost(),
                    navigator.ownHost().opening());
        });
        refresh();
    }

    /// Carries out the action of a button.
    public void remedy(StripState.Remedy remedy) {
        switch (remedy) {
            case GO_ON -> navigator.goOnAsHost();
            case RETRY -> party.ifPresent(there -> there.location().retryNow());
            case GIVE_UP, LEAVE -> navigator.leave();
            case KEEP_WAITING -> {
                patient = true;
                refresh();
            }
            case GO_WITHOUT -> party.ifPresent(there -> there.handOver().allowRollback());
            case GO_THERE ->
                party.flatMap(there -> there.handOver().twin().get()).ifPresent(twin -> {
                    party.ifPresent(there -> there.handOver().dismiss());
                    navigator.goOnThere(twin);
                });
            case PLAY_ON, STAY -> party.ifPresent(there -> there.handOver().dismiss());
            case WAIVE -> party.ifPresent(there -> there.handOver().step(new HandOverStep.Waive()));
            case CALL_OFF -> navigator.succession().callOff();
        }
    }

    private void refresh() {
        patient &= party.flatMap(there -> there.handOver().rollback().get()).isPresent();
        strip.set(party.filter(there -> there.isAttending()
                        || there.handOver().gathering().get().isPresent())
                .flatMap(this::of));
    }

    private Optional<StripState> of(Party there) {
        return there.handOver()
                .gathering()
                .get()
                .map(said -> gathering.of(said, there, patient))
                .or(() -> there.handOver().vacancy().get().map(vacancy -> vacancy(vacancy, there)))
                .or(() -> there.handOver().succession().get().flatMap(succession -> succession(succession, there)))
                .or(() -> there.handOver().twin().get().map(twin -> twin(twin, there)))
                .or(() -> there.handOver().branched().get().map(undone -> branched(undone, there)));
    }

    private StripState twin(HandingOver.Rival twin, Party there) {
        boolean here = mostAreHere(there);
        TableState state = there.state().get();
        String other = names.of(state, twin.hostKey());
        return StripState.choosing(
                words.say("handover.twin", other),
                words.say(here ? "handover.twin.here" : "handover.twin.there"),
                here ? STAY_OR_GO : GO_OR_STAY,
                Optional.of(here ? StripState.Remedy.STAY : StripState.Remedy.GO_THERE),
                List.of(
                        new World(words.say("handover.world.here"), state),
                        new World(words.say("handover.world.there", other), twin.state())));
    }

    private static boolean mostAreHere(Party there) {
        List<Person> players = there.state().get().people();
        long here = players.stream()
                .filter(there.presence().present().get()::contains)
                .count();
        return 2 * here > players.size();
    }

    private StripState branched(Undone undone, Party there) {
        return StripState.advising(
                lost.say("handover.branched", "handover.branched.turns", undone, there),
                words.say("handover.branched.hint"),
                List.of(StripState.Remedy.PLAY_ON),
                StripState.Remedy.PLAY_ON);
    }

    private StripState vacancy(Takeover vacancy, Party there) {
        TableState state = there.state().get();
        boolean offered =
                there.mySeat().isPresent() && vacancy.isOffered(there.me().key());
        if (navigator.ownHost().opening().get()) {
            return StripState.looking(words.say("handover.opening"), "", List.of(), Optional.empty());
        }
        if (navigator.ownHost().cannotHost().get().isPresent()) {
            String why = navigator
                    .ownHost()
                    .cannotHost()
                    .get()
                    .map(cannot -> words.say("hosting." + cannot.reason().name(), String.valueOf(cannot.getCause())))
                    .orElse("");
            return StripState.halting(words.say("handover.cannot"), why, GO_ON_OR_RETRY, GO_ON);
        }
        if (vacancy.hopeful()) {
            return StripState.looking(
                            words.say("handover.looking", there.location().hostName()),
                            words.say(
                                    offered ? "handover.looking.mine" : "handover.looking.theirs",
                                    Limits.HOST_RESTARTS.toSeconds()),
                            offered ? GO_ON_OR_LEAVE : LEAVE,
                            Optional.of(Limits.HOST_RESTARTS))
                    .on(RoadToHost.State.ASKING);
        }
        // A host that answers and has no such table does not have to be looked for.
        boolean answers = there.isConnected();
        String text = answers ? words.say("handover.lost", there.location().hostName()) : words.say("handover.gone");
        if (offered) {
            return StripState.halting(
                            text, words.say("handover.gone.mine"), answers ? GO_ON_OR_LEAVE : GO_ON_OR_RETRY, GO_ON)
                    .on(RoadToHost.State.CUT);
        }
        String hint = vacancy.first()
                .map(person -> words.say("handover.gone.theirs", names.of(state, person)))
                .orElse(words.say("handover.gone.watching"));
        return StripState.halting(text, hint, answers ? LEAVE : RETRY, Optional.empty())
                .on(RoadToHost.State.CUT);
    }

    private Optional<StripState> succession(Succession succession, Party there) {
        TableState state = there.state().get();
        String successor = names.of(state, succession.successor());
        boolean deciding = navigator.ownHost().isOpen()
                || state.owner() != null
                        && state.owner().key().equals(there.me().key());
        return switch (succession.stage()) {
            case CALLED_OFF, DONE -> Optional.empty();
            case NAMED ->
                Optional.of(StripState.waiting(
                        words.say("handover.named", successor),
                        "",
                        deciding ? List.of(StripState.Remedy.CALL_OFF) : List.of(),
                        Optional.empty()));
            case LISTENING -> Optional.of(moving(succession, successor, deciding, state));
        };
    }

    /// Who can't reach the successor would be left behind.
    private StripState moving(Succession succession, String successor, boolean deciding, TableState state) {
        if (!succession.failed().isEmpty()) {
            return StripState.waiting(
                    words.say("handover.failed", successor, names.of(state, succession.failed())),
                    deciding ? words.say("handover.failed.hint", names.of(state, succession.failed())) : "",
                    deciding ? STAY_OR_MOVE : List.of(),
                    Optional.of(StripState.Remedy.CALL_OFF).filter(remedy -> deciding));
        }
        List<Person> late = succession.waiting();
        return StripState.waiting(
                late.isEmpty()
                        ? words.say("handover.listening", successor)
                        : words.say("handover.listening.late", successor, names.of(state, late)),
                "",
                deciding ? MOVE_OR_STAY : List.of(),
                Optional.empty());
    }
}
