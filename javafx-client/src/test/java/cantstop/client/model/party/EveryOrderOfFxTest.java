package cantstop.client.model.party;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Seat;
import cantstop.engine.TurnMove;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import cantstop.turns.ByHand;
import cantstop.turns.Orders;
import cantstop.turns.Script;
import cantstop.turns.Turns;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The guest's thread and the FX thread take turns in every order that there is.
@Tag("slow")
class EveryOrderOfFxTest {
    private final Orders orders = new Orders();
    private int count;

    /// Logged again and again, so it says little.
    private static final class Planted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Planted() {
            super("as planted by this test", null, false, false);
        }
    }

    private interface Scene {
        /// Plays it once, in the order of now.
        void play() throws InterruptedException;
    }

    /// Plays a scene in every order, and there are more of them than that.
    private void inEveryOrder(int least, Scene scene) throws InterruptedException {
        do {
            try {
                scene.play();
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("in the order " + orders, e);
            }
            count++;
        } while (orders.next());
        assertThat(count).isGreaterThan(least);
    }

    private static Script handsOver(FxBridge bridge, List<String> heard, String... tasks) {
        Script thread = new Script();
        for (String task : tasks) {
            thread.then(() -> bridge.execute(() -> {
                heard.add(task);
                if (task.endsWith("!")) {
                    throw new Planted();
                }
            }));
        }
        return thread;
    }

    @Test
    void whatThreadsHandOverIsDoneOnceAndInTheOrderOfEach() throws InterruptedException {
        inEveryOrder(2_000, () -> {
            ByHand fx = new ByHand();
            FxBridge bridge = new FxBridge(fx);
            List<String> heard = new ArrayList<>();

            orders.takeTurns(List.of(
                    fx, handsOver(bridge, heard, "a1", "a2", "a3", "a4"), handsOver(bridge, heard, "b1", "b2", "b3")));

            assertThat(heard).filteredOn(one -> one.startsWith("a")).containsExactly("a1", "a2", "a3", "a4");
            assertThat(heard).filteredOn(one -> one.startsWith("b")).containsExactly("b1", "b2", "b3");
        });
    }

    @Test
    void aTaskThatThrowsHoldsUpNoOther() throws InterruptedException {
        inEveryOrder(20, () -> {
            ByHand fx = new ByHand();
            FxBridge bridge = new FxBridge(fx);
            List<String> heard = new ArrayList<>();

            orders.takeTurns(List.of(fx, handsOver(bridge, heard, "a1", "a2!", "a3"), handsOver(bridge, heard, "b1")));

            assertThat(heard)
                    .contains("b1")
                    .filteredOn(one -> !one.equals("b1"))
                    .containsExactly("a1", "a2!", "a3");
        });
    }

    @Test
    void nothingIsShownOfAPartyThatWasLeft() throws InterruptedException {
        inEveryOrder(50, () -> {
            FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts().annaRolls(3, 4, 5, 1);
            Party party = visit.party();
            FakeGuest guest = visit.guest();
            List<String> shown = new ArrayList<>();
            Script user = new Script(() -> {
                visit.navigator.leave();
                shown.clear();
            });
            party.state().subscribe((was, is) -> shown.add("a state"));
            party.connection().subscribe((was, is) -> shown.add("a connection"));
            party.problem().subscribe((was, is) -> shown.add("a problem"));
            party.hand().subscribe((was, is) -> shown.add("a hand"));

            orders.takeTurns(List.of(
                    fx(visit),
                    user,
                    new Script(
                            () -> guest.notice(
                                    new HostMessage.Hovered(FakeGuest.TABLE, Seat.of(1), FakeVisit.columns(6, 8))),
                            () -> guest.act(
                                    new Actor.Guest(FakeVisit.ANNA),
                                    new Command.Turn(
                                            guest.table().sequence(), new TurnMove.Choose(FakeVisit.columns(6, 7)))),
                            () -> guest.notice(
                                    new HostMessage.TableStopped(FakeGuest.TABLE, HostMessage.StopReason.BROKEN)),
                            () -> guest.becomes(new Connection.Waiting(
                                    FakeVisit.BENS_HOST, 0, Duration.ZERO, LinkListener.LossReason.RESET)))));

            assertThat(shown).isEmpty();
        });
    }

    private static Turns fx(FakeVisit visit) {
        return new Turns() {
            @Override
            public boolean isIdle() {
                return visit.later.waiting() == 0;
            }

            @Override
            public void takeTurn() {
                visit.later.next();
            }
        };
    }
}
