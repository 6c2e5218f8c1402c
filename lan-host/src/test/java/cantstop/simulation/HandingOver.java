package cantstop.simulation;

import cantstop.engine.Chair;
import cantstop.engine.Occupant;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.SuccessionStage;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// How the people at a laptop hand its table over to another one now and then.
final class HandingOver {
    private final Laptop laptop;
    private final SplittableRandom random;

    HandingOver(Laptop laptop, SplittableRandom random) {
        this.laptop = laptop;
        this.random = random;
    }

    /// People look at the table of the host that they are connected to.
    ///
    /// @param mine whether that is the laptop's own host
    /// @param calm whether they begin no hand-over any more
    void glance(TableState state, boolean mine, boolean calm) {
        HostMessage.Succession now = laptop.screen().succession();
        boolean underWay = now != null && now.stage() == SuccessionStage.LISTENING;
        boolean decides = mine || laptop.friends().stream().anyMatch(friend -> state.isOwner(friend.person()));
        if (!decides) {
            return;
        }
        if (underWay && random.nextInt(6) == 0) {
            HandOverStep step = random.nextInt(5) == 0 ? new HandOverStep.CallOff() : new HandOverStep.Waive();
            laptop.half().say(table -> new ClientMessage.HandOver(table, step));
        } else if (!underWay && !calm && random.nextInt(12) == 0) {
            List<Person> others = others(state);
            if (!others.isEmpty()) {
                Person successor = others.get(random.nextInt(others.size()));
                laptop.half()
                        .say(table -> new ClientMessage.HandOver(table, new HandOverStep.NameSuccessor(successor)));
            }
        }
    }

    private List<Person> others(TableState state) {
        List<Person> others = new ArrayList<>();
        for (Chair chair : state.chairs()) {
            if (chair.occupant() instanceof Occupant.Human(Person person)
                    && !person.key().equals(laptop.key())
                    && laptop.screen().isPresent(person)) {
                others.add(person);
            }
        }
        return others;
    }
}
