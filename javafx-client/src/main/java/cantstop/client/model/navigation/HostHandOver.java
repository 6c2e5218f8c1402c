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

    /// Whether the own host was opened to take over a table.
    private boolean opened;

    /// Whether the connection was lost since this laptop was named the successor.
    private boolean cutOff;

    /// @param successor the key of the laptop that goes on
    /// @param go what leaving means
    private record Leaving(Key successor, Runnable go) {}

    /// @param handedOver called with the party that continues at its successor, when the user leaves it
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

    /// Calls the hand-over off.
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
            case NAMED, LISTENING -> {
                if (meant && !takingOver && !isLedHere()) {
                    takeOver(said.table());
                } else if (!meant) {
                    stopTakingOver();
                }
            }
            case DONE -> {
                // The host may have yielded to another one meanwhile.
                if (!meant) {
                    stopTakingOver();
                }
                takingOver = false;
                leave();
            }
            case CALLED_OFF -> {
                leaving = Optional.empty();
                stopTakingOver();
            }
        }
    }

    /// Nothing is said of a hand-over any more. Where the connection stands the table was told anew, and its host has
    /// forgotten it: it could not keep the table for a moment.
    void heardNoMore(Party there) {
        if (there.isConnected() && !isLedHere()) {
            leaving = Optional.empty();
            stopTakingOver();
        }
    }

    /// The table may have moved: as soon as its log names the successor this laptop goes there like all
    /// others, and what its own host says after that is not heard here any more. So does the successor's own: it
    /// leads the table from here on, and has nothing to take over.
    void look(Party there) {
        Key leader = there.state().get().hostKey();
        if (leader.equals(me.person().key())) {
            takingOver = false;
        }
        lookForCallOff(there);
        if (leaving.filter(one -> one.successor().equals(leader)).isPresent()) {
            leave();
        }
    }

    /// The host that hands over stops where its successor is cut off, and tells only those who are there: the successor
    /// is back at another host than its own, and has nothing to take over.
    private void lookForCallOff(Party there) {
        if (!there.isConnected()) {
            cutOff = takingOver;
        } else if (cutOff) {
            cutOff = false;
            if (takingOver && !own.isAt(there)) {
                stopTakingOver();
            }
        }
    }

    /// Whether the log names this laptop already.
    private boolean isLedHere() {
        return party.get()
                .filter(there ->
                        there.state().get().hostKey().equals(me.person().key()))
                .isPresent();
    }

    private void stopTakingOver() {
        if (takingOver && opened) {
            own.leaveBehind();
        }
        takingOver = false;
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
        cutOff = false;
        opened = !own.isOpen();
        own.openFor(table, List.of(), false, this::listen, () -> say(new HandOverStep.CallOff()));
    }

    /// It may have been called off while the host was being opened.
    private void listen(Hosts.OpenHost open) {
        if (!takingOver) {
            own.leaveBehind();
            return;
        }
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
