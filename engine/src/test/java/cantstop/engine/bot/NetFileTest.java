package cantstop.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Board;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NetFileTest {
    private final Net net = RandomNet.of(2, new SplittableRandom(1));
    private final byte[] bytes = NetFile.write(net);

    @Test
    void aNetComesBackFromItsBytes() {
        assertThat(NetFile.read("net", bytes)).isInstanceOfSatisfying(NetFile.Found.Whole.class, whole -> {
            assertThat(whole.net().players()).isEqualTo(2);
            assertThat(whole.net().first()).isEqualTo(net.first());
            assertThat(whole.net().last()).isEqualTo(net.last());
            assertThat(whole.net().leadShare()).isEqualTo(net.leadShare());
            assertThat(whole.net().sureness()).isEqualTo(net.sureness());
            assertThat(whole.net().origin()).isEqualTo("at random");
        });
    }

    @Test
    void aNetOfHalfTheSizeIsNearlyTheSame() {
        byte[] small = NetFile.writeSmall(net);

        assertThat(small).hasSizeLessThan(bytes.length / 2 + 100);
        assertThat(NetFile.read("net", small)).isInstanceOfSatisfying(NetFile.Found.Whole.class, whole -> {
            assertThat(furthest(whole.net().first(), net.first())).isLessThan(2e-5);
            assertThat(furthest(whole.net().last(), net.last())).isLessThan(2e-5);
            assertThat(whole.net().origin()).isEqualTo(net.origin());
        });
    }

    private static double furthest(float[] some, float[] others) {
        return IntStream.range(0, some.length)
                .mapToDouble(place -> Math.abs(some[place] - others[place]))
                .max()
                .orElseThrow();
    }

    @Test
    void everyFlippedByteIsNoticed() {
        for (int place = 0; place < bytes.length; place += 1 + bytes.length / 997) {
            byte[] damaged = bytes.clone();
            damaged[place] ^= 0x10;

            assertThat(NetFile.read("net", damaged)).as("byte %d", place).isInstanceOf(NetFile.Found.Unusable.class);
        }
    }

    @Test
    void everyMissingEndIsNoticed() {
        for (int length = 0; length < bytes.length; length += 1 + bytes.length / 97) {
            assertThat(NetFile.read("net", Arrays.copyOf(bytes, length))).isInstanceOf(NetFile.Found.Unusable.class);
        }
    }

    @Test
    void aWeightThatIsNoNumberIsNoticed() {
        net.last()[0] = Float.NaN;

        assertThat(NetFile.read("net", NetFile.write(net)))
                .isEqualTo(new NetFile.Found.Unusable("net", "a weight that no training makes"));
        assertThat(NetFile.read("net", NetFile.writeSmall(net)))
                .isEqualTo(new NetFile.Found.Unusable("net", "a weight that no training makes"));
    }

    @Test
    void aNetThatIsNotThereIsSaidToBeMissing() {
        assertThat(NetFile.shipped("nobody.net")).isEqualTo(new NetFile.Found.Unusable("nobody.net", "missing"));
    }

    @Test
    void theHandMadeValueTakesOverForANetThatCannotBeUsed() {
        NetFile.Found.Unusable missing = new NetFile.Found.Unusable("two.net", "missing");
        NetFile.Found whole = new NetFile.Found.Whole(net);
        StrongestValue strongest = new StrongestValue(List.of(whole, missing));
        Board standard = RandomPosition.board(RuleSet.STANDARD, new SplittableRandom(2));
        Board three = RandomPosition.board(RuleSet.parse("jumping-free-3p-4c"), new SplittableRandom(2));

        assertThat(strongest.replaced()).containsExactly(missing);
        assertThat(new ExactTurn(strongest, standard).start())
                .isEqualTo(new ExactTurn(new LearnedValue(net), standard).start());
        assertThat(new ExactTurn(strongest, three).start())
                .isEqualTo(new ExactTurn(new HandMadeValue(), three).start());
    }

    @Test
    void allNetsThatShipAreWhole() {
        assertThat(StrongestValue.shipped().replaced()).isEmpty();
        assertThat(Bots.replacedNets()).isEmpty();
    }
}
