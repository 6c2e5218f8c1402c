package cantstop.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Board;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WeightsTest {
    private final Net net = RandomNet.of(2, new SplittableRandom(1));
    private final byte[] bytes = Weights.write(net);

    @Test
    void aNetComesBackFromItsBytes() {
        assertThat(Weights.read("net", bytes)).isInstanceOfSatisfying(Weights.Found.Whole.class, whole -> {
            assertThat(whole.net().players()).isEqualTo(2);
            assertThat(whole.net().first()).isEqualTo(net.first());
            assertThat(whole.net().last()).isEqualTo(net.last());
            assertThat(whole.net().leadShare()).isEqualTo(net.leadShare());
            assertThat(whole.net().sureness()).isEqualTo(net.sureness());
            assertThat(whole.net().origin()).isEqualTo("at random");
        });
    }

    @Test
    void everyFlippedByteIsNoticed() {
        for (int place = 0; place < bytes.length; place += 1 + bytes.length / 997) {
            byte[] damaged = bytes.clone();
            damaged[place] ^= 0x10;

            assertThat(Weights.read("net", damaged)).as("byte %d", place).isInstanceOf(Weights.Found.Unusable.class);
        }
    }

    @Test
    void everyMissingEndIsNoticed() {
        for (int length = 0; length < bytes.length; length += 1 + bytes.length / 97) {
            assertThat(Weights.read("net", Arrays.copyOf(bytes, length))).isInstanceOf(Weights.Found.Unusable.class);
        }
    }

    @Test
    void aWeightThatIsNoNumberIsNoticed() {
        net.last()[0] = Float.NaN;

        assertThat(Weights.read("net", Weights.write(net)))
                .isEqualTo(new Weights.Found.Unusable("net", "a weight that no training makes"));
    }

    @Test
    void aNetThatIsNotThereIsSaidToBeMissing() {
        assertThat(Weights.shipped("nobody.net")).isEqualTo(new Weights.Found.Unusable("nobody.net", "missing"));
    }

    @Test
    void theHandMadeValueTakesOverForANetThatCannotBeUsed() {
        Weights.Found.Unusable missing = new Weights.Found.Unusable("two.net", "missing");
        Weights.Found whole = new Weights.Found.Whole(net);
        Strongest strongest = new Strongest(List.of(whole, missing), whole);
        Board standard = RandomPosition.board(RuleSet.STANDARD, new SplittableRandom(2));
        Board three = RandomPosition.board(RuleSet.parse("jumping-free-3p-4c"), new SplittableRandom(2));

        assertThat(strongest.replaced()).containsExactly(missing);
        assertThat(new ExactTurn(strongest, standard).start())
                .isEqualTo(new ExactTurn(new Learned(net), standard).start());
        assertThat(new ExactTurn(strongest, three).start()).isEqualTo(new ExactTurn(new HandMade(), three).start());
    }

    @Test
    void withoutTheNetThatPlaysTheOneThatTellsPlaysAndWithoutThatOneNeitherDoes() {
        Weights.Found whole = new Weights.Found.Whole(net);
        Weights.Found.Unusable damaged = new Weights.Found.Unusable("a net", "damaged");
        Board board = RandomPosition.board(RuleSet.STANDARD, new SplittableRandom(2));

        Strongest teller = new Strongest(List.of(whole), damaged);
        Strongest neither = new Strongest(List.of(damaged), whole);

        assertThat(teller.replaced()).containsExactly(damaged);
        assertThat(teller.chance(board, 1)).isEqualTo(new Learned(net).chance(board, 1));
        assertThat(neither.replaced()).containsExactly(damaged);
        assertThat(neither.chance(board, 1)).isEqualTo(new HandMade().chance(board, 1));
    }

    @Test
    void allNetsThatShipAreWhole() {
        assertThat(Strongest.shipped().replaced()).isEmpty();
        assertThat(Bots.replacedNets()).isEmpty();
    }
}
