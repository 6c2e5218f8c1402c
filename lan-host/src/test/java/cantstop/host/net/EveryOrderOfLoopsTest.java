package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.host.TestGuest;
import cantstop.host.environment.HostLimits;
import cantstop.host.net.HostByHand.Connection;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.VersionRange;
import cantstop.turns.Orders;
import cantstop.turns.Script;
import cantstop.turns.Turns;
import io.netty.buffer.Unpooled;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The loops of connections and the host's thread take turns in every order that there is.
@Tag("slow")
class EveryOrderOfLoopsTest {
    private static final byte[] BYTES = new byte[HostLimits.UNSENT_BYTES];

    private static final ClientMessage HELLO = new ClientMessage.Hello(VersionRange.OURS, "test");

    private final Orders orders = new Orders();
    private int count;

    private interface Scene {
        /// Plays it once, in the order of now.
        void play(HostByHand party) throws InterruptedException;
    }

    /// Plays a scene in every order, and there are more of them than that.
    private void inEveryOrder(int least, Scene scene) throws InterruptedException {
        do {
            try {
                scene.play(new HostByHand());
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("in the order " + orders, e);
            }
            count++;
        } while (orders.next());
        assertThat(count).isGreaterThan(least);
    }

    private void takeTurns(HostByHand party, Script... others) throws InterruptedException {
        List<Turns> all = new ArrayList<>(party.threads());
        all.addAll(List.of(others));
        orders.takeTurns(all);
    }

    /// In short: a pong by its number, anything else by its name.
    private static List<String> heard(Connection connection) {
        return connection.heard().stream().map(EveryOrderOfLoopsTest::inShort).toList();
    }

    private static String inShort(HostMessage message) {
        return switch (message) {
            case HostMessage.Pong(long number) -> "" + number;
            case HostMessage.Closing closing -> closing.reason().name();
            default -> message.getClass().getSimpleName();
        };
    }

    private static ClientMessage ping(int number) {
        return new ClientMessage.Ping(number);
    }

    @Test
    void aGuestWhoIsLostOnTheWayInLeavesNothingBehind() throws InterruptedException {
        inEveryOrder(600, party -> {
            Connection anna = party.connects('a')
                    .saysHello(new ClientMessage.ListTables(), ping(1))
                    .isLost();

            takeTurns(party);

            assertThat(party.guests()).isZero();
            assertIsBeginning(heard(anna), List.of("Welcome", "Tables", "1"), "");
            int sent = anna.channel.sent();
            party.connects('b').saysHello(opens());
            party.settles();
            assertThat(anna.channel.sent()).as("said to nobody").isEqualTo(sent);
        });
    }

    @Test
    void whatAGuestSaysIsAnsweredInOrderUntilItIsLost() throws InterruptedException {
        inEveryOrder(1400, party -> {
            Connection anna = party.connects('a').saysHello();
            party.settles();
            anna.says(ping(1), ping(2)).says(ping(3)).isLost();

            takeTurns(party);

            assertThat(party.guests()).isZero();
            assertIsBeginning(heard(anna), List.of("Welcome", "1", "2", "3"), "");
        });
    }

    @Test
    void aHostThatEndsTellsWhomeverItLetInAndNobodyIsLeft() throws InterruptedException {
        inEveryOrder(400, party -> {
            Connection anna = party.connects('a').saysHello().says(ping(1));

            takeTurns(party, new Script(party::ends));

            assertThat(party.guests()).isZero();
            assertIsBeginning(heard(anna), List.of("Welcome", "1"), "SHUTTING_DOWN");
            assertThat(anna.channel.isOpen())
                    .as("still open")
                    .isEqualTo(!heard(anna).contains("SHUTTING_DOWN"));
        });
    }

    @Test
    void theNewerConnectionOfAGuestStaysAndTheOlderOneIsToldSoLast() throws InterruptedException {
        inEveryOrder(1600, party -> {
            Connection older = party.connects('a').saysHello();
            Connection newer = party.connects('a').knocks();
            party.settles();
            older.says(ping(1));
            newer.says(HELLO);

            takeTurns(party);

            assertThat(party.guests()).isEqualTo(1);
            assertThat(heard(newer)).containsExactly("Welcome");
            assertThat(newer.channel.isOpen()).isTrue();
            assertIsBeginning(heard(older), List.of("Welcome", "1"), "REPLACED");
            assertThat(older.channel.isOpen()).isFalse();
        });
    }

    @Test
    void aGuestWhoReadsNothingIsSentAwayOnceAndCutOff() throws InterruptedException {
        inEveryOrder(900, party -> {
            Connection deaf = party.connects('a').saysHello();
            party.settles();
            deaf.channel.goesDeaf();
            deaf.channel.isSlowFrom(2);
            deaf.says(ping(1)).isLost();

            takeTurns(party);
            party.farewellPasses();

            assertThat(party.guests()).isZero();
            assertThat(deaf.channel.isOpen()).isFalse();
        });
    }

    @Test
    void whereAllOweTooMuchTheLargestDebtorGoesAndItsSessionWithIt() throws InterruptedException {
        inEveryOrder(1600, party -> {
            Connection anna = party.connects('a').saysHello();
            Connection deaf = party.connects('b').saysHello();
            party.settles();
            List.of(anna, deaf).forEach(one -> {
                one.channel.goesDeaf();
                one.channel.isSlowFrom(2 * BYTES.length);
            });
            anna.says(ping(1));

            takeTurns(party, new Script(() -> owes(anna, BYTES.length / 2), () -> owes(deaf, 3 * (BYTES.length / 4))));

            assertThat(deaf.channel.isOpen()).isFalse();
            assertThat(anna.channel.isOpen()).isTrue();
            assertThat(party.guests()).isEqualTo(1);
        });
    }

    private static void owes(Connection connection, int bytes) {
        var _ = connection.channel.writeAndFlush(Unpooled.wrappedBuffer(BYTES, 0, bytes));
    }

    private static ClientMessage opens() {
        return new ClientMessage.OpenTable(
                new RequestId(1), new TableName("Round one"), Settings.DEFAULT, 0, TestGuest.badge("Ben"));
    }

    /// So far it heard nothing but these, from the first on; then perhaps the last.
    private static void assertIsBeginning(List<String> heard, List<String> expected, String last) {
        List<String> before = heard.stream().filter(one -> !one.equals(last)).toList();
        assertThat(before).isEqualTo(expected.subList(0, before.size()));
        assertThat(heard.indexOf(last)).as("last of %s", heard).isIn(-1, heard.size() - 1);
    }
}
