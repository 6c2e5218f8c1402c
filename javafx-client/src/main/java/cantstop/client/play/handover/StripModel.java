package cantstop.client.play.handover;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Evening;
import cantstop.client.model.party.HandingOver;
import cantstop.client.model.party.Party;
import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.TableState;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.Gathering;
import cantstop.protocol.HostMessage.Succession;
import cantstop.protocol.client.Vacancy;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The strip's view model. It follows one party at a time.
public final class StripModel {
    private final ReadOnlyObjectWrapper<Optional<Strip>> strip = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Evening evening;
    private final Words words;
    private final InvalidationListener refresh = property -> refresh();
    private Optional<Party> party = Optional.empty();

    public StripModel(Evening evening) {
        this.evening = evening;
        this.words = evening.me().words();
    }

    /// What the strip says; nothing while there is nothing to say.
    public ReadOnlyObjectProperty<Optional<Strip>> strip() {
        return strip.getReadOnlyProperty();
    }

    /// Speaks of this party from now on; of none, it holds on to nothing.
    public void follow(Optional<Party> other) {
        party.ifPresent(there -> followed(there).forEach(property -> property.removeListener(refresh)));
        party = other;
        party.ifPresent(there -> followed(there).forEach(property -> property.addListener(refresh)));
        refresh();
    }

    /// The evening outlives this model, and is only listened to with a party.
    private Stream<Observable> followed(Party there) {
        return Stream.concat(
                there.handOver().properties().stream(),
                Stream.of(evening.ownHost().cannotHost(), evening.ownHost().opening()));
    }

    /// Does what a button says.
    public void remedy(Strip.Remedy remedy) {
        switch (remedy) {
            case GO_ON -> evening.goOnAsHost();
            case GIVE_UP -> evening.leave();
            case GO_THERE ->
                party.flatMap(there -> there.handOver().twin().get()).ifPresent(twin -> {
                    party.ifPresent(there -> there.handOver().dismiss());
                    evening.goOnThere(twin);
                });
            case OK -> party.ifPresent(there -> there.handOver().dismiss());
            case WAIVE -> party.ifPresent(there -> there.handOver().step(new HandOverStep.Waive()));
            case CALL_OFF -> evening.succession().callOff();
        }
    }

    private void refresh() {
        strip.set(party.filter(there -> there.isAttending()
                        || there.handOver().gathering().get().isPresent())
                .flatMap(this::of));
    }

    private Optional<Strip> of(Party there) {
        TableState state = there.state().get();
        return there.handOver()
                .gathering()
                .get()
                .map(gathering -> gathering(gathering, state))
                .or(() -> there.handOver().vacancy().get().map(vacancy -> vacancy(vacancy, there)))
                .or(() -> there.handOver().succession().get().flatMap(succession -> succession(succession, there)))
                .or(() -> there.handOver().twin().get().map(twin -> twin(twin, state)))
                .or(() -> Optional.of(there.handOver().branched().get())
                        .filter(branched -> branched)
                        .map(branched -> branched()));
    }

    private Strip twin(HandingOver.Rival twin, TableState state) {
        return new Strip(
                words.say("handover.twin", nameOf(twin.hostKey(), state)),
                words.say("handover.twin.hint"),
                List.of(Strip.Remedy.GO_THERE, Strip.Remedy.OK));
    }

    private Strip branched() {
        return new Strip(words.say("handover.branched"), words.say("handover.branched.hint"), List.of(Strip.Remedy.OK));
    }

    private Strip vacancy(Vacancy vacancy, Party there) {
        TableState state = there.state().get();
        boolean offered =
                there.mySeat().isPresent() && vacancy.isOffered(there.me().key());
        if (evening.ownHost().opening().get()) {
            return new Strip(words.say("handover.opening"), "", List.of());
        }
        if (evening.ownHost().cannotHost().get().isPresent()) {
            String why = evening.ownHost()
                    .cannotHost()
                    .get()
                    .map(cannot -> words.say("hosting." + cannot.reason().name(), String.valueOf(cannot.getCause())))
                    .orElse("");
            return new Strip(words.say("handover.cannot"), why, Strip.Remedy.GO_ON);
        }
        if (vacancy.hopeful()) {
            return offered
                    ? new Strip(
                            words.say("handover.looking"),
                            words.say("handover.looking.mine"),
                            List.of(Strip.Remedy.GO_ON))
                    : new Strip(words.say("handover.looking"), words.say("handover.looking.theirs"), List.of());
        }
        if (offered) {
            return new Strip(words.say("handover.gone"), words.say("handover.gone.mine"), Strip.Remedy.GO_ON);
        }
        String hint = vacancy.first()
                .map(person -> words.say("handover.gone.theirs", name(state, person)))
                .orElse(words.say("handover.gone.watching"));
        return new Strip(words.say("handover.gone"), hint, List.of());
    }

    private Strip gathering(Gathering gathering, TableState state) {
        String missing = words.list(names(state, gathering.missing()));
        String hint = Stream.concat(
                        Stream.of(missing.isEmpty() ? "" : words.say("handover.gathering.missing", missing)),
                        gathering.flaws().stream().map(flaw -> flaw(flaw, state)))
                .filter(sentence -> !sentence.isEmpty())
                .reduce((one, other) -> one + " " + other)
                .orElse("");
        return new Strip(words.say("handover.gathering", gathering.needed()), hint, List.of(Strip.Remedy.GIVE_UP));
    }

    private String flaw(HostMessage.Flaw flaw, TableState state) {
        return words.say("handover.flaw." + flaw.kind().name(), nameOf(flaw.key(), state), flaw.sequence());
    }

    /// Who sits at the laptop with that key.
    private String nameOf(String key, TableState state) {
        return state.chairs().stream()
                .filter(chair -> chair.occupant() instanceof Occupant.Human(Person person)
                        && person.key().equals(key))
                .findFirst()
                .map(chair -> words.name(state, chair.seat()))
                .orElse(words.say("handover.somebody"));
    }

    private Optional<Strip> succession(Succession succession, Party there) {
        TableState state = there.state().get();
        String successor = name(state, succession.successor());
        boolean deciding = evening.ownHost().isOpen()
                || state.owner() != null
                        && state.owner().key().equals(there.me().key());
        List<Person> late = Stream.concat(succession.waiting().stream(), succession.failed().stream())
                .toList();
        return switch (succession.stage()) {
            case CALLED_OFF, DONE -> Optional.empty();
            case NAMED ->
                Optional.of(new Strip(
                        words.say("handover.named", successor),
                        "",
                        deciding ? List.of(Strip.Remedy.CALL_OFF) : List.of()));
            case LISTENING ->
                Optional.of(new Strip(
                        words.say("handover.listening", successor, late.size()),
                        succession.failed().isEmpty()
                                ? ""
                                : words.say(
                                        "handover.failed", words.list(names(state, succession.failed())), successor),
                        deciding ? List.of(Strip.Remedy.WAIVE, Strip.Remedy.CALL_OFF) : List.of()));
        };
    }

    private List<String> names(TableState state, List<Person> people) {
        return people.stream().map(person -> name(state, person)).toList();
    }

    private String name(TableState state, Person person) {
        return state.seatOf(person).map(seat -> words.name(state, seat)).orElse(words.say("handover.somebody"));
    }
}
