package cantstop.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The faces that follow from secrets are the same everywhere, and as even as dice.
class FacesTest {
    private static final TableId TABLE = new TableId("0123456789abcdef0123456789abcdef");

    /// What chance exceeds once in a thousand, with five degrees of freedom.
    private static final double BOUND = 20.515;

    private static Faces.Share share(char key, Bytes secret) {
        return new Faces.Share(new Key(String.valueOf(key).repeat(64)), secret);
    }

    private static Bytes constant(int value) {
        byte[] bytes = new byte[32];
        java.util.Arrays.fill(bytes, (byte) value);
        return Bytes.of(bytes);
    }

    @Test
    void areTheSameEverywhere() {
        List<Faces.Share> shares = List.of(share('b', constant(2)), share('a', constant(1)));

        assertThat(Faces.of(TABLE, 1, 0, 4, shares)).isEqualTo(Faces.of(TABLE, 1, 0, 4, shares.reversed()));
        assertThat(Faces.of(TABLE, 7, 2, 4, shares)).hasSize(4);
        assertThat(Faces.of(TABLE, 7, Faces.START, 40, shares)).hasSize(40);
    }

    @Test
    void areOthersForEveryThrowSeatTableAndSecret() {
        List<Faces.Share> shares = List.of(share('a', constant(1)), share('b', constant(2)));
        List<Faces.Share> changed = List.of(share('a', constant(1)), share('b', constant(3)));
        List<List<Integer>> all = List.of(
                Faces.of(TABLE, 1, 0, 40, shares),
                Faces.of(TABLE, 2, 0, 40, shares),
                Faces.of(TABLE, 1, 1, 40, shares),
                Faces.of(new TableId("f".repeat(32)), 1, 0, 40, shares),
                Faces.of(TABLE, 1, 0, 40, changed));

        assertThat(all).doesNotHaveDuplicates();
    }

    @Test
    void passOverTheBytesThatWouldFavourLowFaces() {
        assertThat(Faces.in(new byte[] {0, 5, 6, (byte) 251, (byte) 252, (byte) 255, 11}))
                .containsExactly(1, 6, 1, 6, 6);
    }

    @Test
    void areEvenWithOneHonestLaptopOfFour() {
        assertThat(chiSquare(25_000)).isLessThan(BOUND);
    }

    @Test
    @Tag("long")
    void areEvenOverAMillionThrows() {
        assertThat(chiSquare(1_000_000)).isLessThan(BOUND);
    }

    @Test
    void areEvenWhereAFriendWithholdsAtBusts() {
        assertThat(chiSquareOfTheWithheld(25_000)).isLessThan(BOUND);
    }

    @Test
    @Tag("long")
    void areEvenOverAMillionThrowsWhereAFriendWithholdsAtBusts() {
        assertThat(chiSquareOfTheWithheld(1_000_000)).isLessThan(BOUND);
    }

    /// How uneven the faces are that count where the last of four laptops sees the dice before it shows, and keeps its
    /// secret to itself at a bust of its friend: twice in a game, as it is asked no more then.
    private static double chiSquareOfTheWithheld(int throwsMade) {
        int throwsInAGame = 60;
        SplittableRandom random = new SplittableRandom(4711);
        long[] counts = new long[6];
        int withheld = 0;
        for (int number = 1; number <= throwsMade; number++) {
            withheld = number % throwsInAGame == 0 ? 0 : withheld;
            Set<Integer> needed = new HashSet<>();
            while (needed.size() < 3) {
                needed.add(2 + random.nextInt(11));
            }
            List<Integer> dice = thrown(number, true, random);
            if (withheld < 2 && isBust(dice, needed)) {
                withheld++;
                dice = thrown(number + throwsMade, false, random);
            }
            dice.forEach(face -> counts[face - 1]++);
        }
        return chiSquare(counts, throwsMade);
    }

    private static List<Integer> thrown(int number, boolean withFriend, SplittableRandom honest) {
        byte[] secret = new byte[32];
        honest.nextBytes(secret);
        List<Faces.Share> shares = new ArrayList<>(
                List.of(share('a', constant(0)), share('b', constant(1)), share('d', Bytes.of(secret))));
        if (withFriend) {
            shares.add(share('c', constant(2)));
        }
        return Faces.of(TABLE, number, 0, 4, shares);
    }

    private static boolean isBust(List<Integer> dice, Set<Integer> needed) {
        for (int one = 0; one < dice.size(); one++) {
            for (int other = one + 1; other < dice.size(); other++) {
                if (needed.contains(dice.get(one) + dice.get(other))) {
                    return false;
                }
            }
        }
        return true;
    }

    /// How uneven the faces are where three laptops always show the same secret and one a random one.
    private static double chiSquare(int throwsMade) {
        SplittableRandom honest = new SplittableRandom(2024);
        long[] counts = new long[6];
        byte[] secret = new byte[32];
        for (int number = 1; number <= throwsMade; number++) {
            honest.nextBytes(secret);
            List<Faces.Share> shares =
                    new ArrayList<>(List.of(share('a', constant(0)), share('b', constant(1)), share('c', constant(2))));
            shares.add(share('d', Bytes.of(secret)));
            Faces.of(TABLE, 1, 0, 4, shares).forEach(face -> counts[face - 1]++);
        }
        return chiSquare(counts, throwsMade);
    }

    private static double chiSquare(long[] counts, int throwsMade) {
        double expected = 4.0 * throwsMade / 6;
        double sum = 0;
        for (long count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }
}
