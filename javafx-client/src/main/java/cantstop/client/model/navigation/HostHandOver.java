package cantstop.client.model.navigation;

import cantstop.client.model.party.Party;
import cantstop.client.model.party.Presence;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.engine.succession.Heirs;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostMessage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;

/// This laptop's part in handing a table over: asking another one to lead it before leaving, or being asked.
/// Confined to the FX thread.
public final class HostHandOver {
    private final LocalUser me;
    private final OwnHost own;
    private final Consumer<Party> handedOver;
    private final ReadOnlyObjectProperty<Optional<Party>> party;
    private Optional<Leaving> leaving = Optional.empty();
    private boolean takingOver;

    /// Whether my host was opened for the table that I take over.
    private boolean opened;

    /// @param successor the key of the laptop that goes on
    /// @param go what leaving means
    private record Leaving(Key successor, Runnable go) {}

    /// @param handedOver hears of the party that goes on at its successor, when I leave it
    /// @param party the one I am at
    HostHandOver(LocalUser me, OwnHost own, Consumer<Party> handedOver, ReadOnlyObjectProperty<Optional<Party>> party) {
        this.me = me;
        this.own = own;
        this.handedOver = handedOver;
        this.party = party;
    }

    /// Whose laptop can host when I leave: of each that is connected the first person there, in the order of the
    /// seats after mine, without those in browsers. Empty if others are at another table of my host: handing over
    /// this one would end that.
    public List<Person> candidates() {
        Party there = party.get().orElse(null);
        if (there == null || own.hasOthersBeside(there.state().get().id())) {
            return List.of();
        }
        Presence presence = there.presence();
        Map<Key, Person> laptops = new LinkedHashMap<>();
        Heirs.successors(
                        there.state().get(),
                        there.mySeat(),
                        me.person().key(),
                        person -> presence.present().get().contains(person) && !presence.isInBrowser(person))
                .forEach(person -> laptops.putIfAbsent(person.key(), person));
        return List.copyOf(laptops.values());
    }

    /// Hands the table over and leaves, once all guests have reached the new host.
    ///
    /// @param go what leaving means: home, or out of the program
    public void begin(Person successor, Runnable go) {
        leaving = Optional.of(new Leaving(successor.key(), go));
        say(new HandOverStep.NameSuccessor(successor));
    }

    /// Stays the host after all.
    public void callOff() {
        leaving = Optional.empty();
        say(new HandOverStep.CallOff());
    }

    void forget() {
        leaving = Optional.empty();
        takingOver = false;
    }

    void heard(HostMessage.Succession said) {
        boolean meant = said.successor().key().equals(me.person().key());
        switch (said.stage()) {
            case NAMED -> {
                if (meant && !takingOver) {
                    takeOver(said.table());
                }
            }
            case LISTENING -> {}
            case DONE -> {
                takingOver = false;
                leave();
            }
            case CALLED_OFF -> {
                leaving = Optional.empty();
                if (takingOver && opened) {
                    own.close();
                }
                takingOver = false;
            }
        }
    }

    /// The table may have moved: as soon as its log names the successor this laptop goes there like all
    /// others, and what its own host says after that is not heard here any more.
    void look(Party there) {
        Key leader = there.state().get().hostKey();
        if (leaving.filter(one -> one.successor().equals(leader)).isPresent()) {
            leave();
        }
    }

    private void leave() {
        if (leaving.isPresent()) {
            party.get().ifPresent(handedOver);
        }
        Optional<Leaving> gone = leaving;
        leaving = Optional.empty();
        gone.ifPresent(one -> one.go().run());
    }

    private void takeOver(TableId table) {
        takingOver = true;
        opened = !own.isOpen();
        own.openFor(table, List.of(), false, this::listen, () -> say(new HandOverStep.CallOff()));
    }

    private void listen(Hosts.OpenHost open) {
        party.get().ifPresent(there -> {
            TableState state = there.state().get();
            open.succeed(state.id(), state.epoch().next());
            there.handOver().hint(open.loopback(), me.person().key());
        });
        say(new HandOverStep.Listening(open.addresses().orElse(List.of(open.loopback()))));
    }

    private void say(HandOverStep step) {
        party.get().ifPresent(there -> there.handOver().step(step));
    }
}
