package cantstop.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.dice.Bytes;
import cantstop.protocol.Datagram;
import cantstop.protocol.Identity;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A beacon with the seal of its host, on its way to somebody who hears it.
@Tag("slow")
class SealTest {
    private static final Identity ANNA = Identity.fresh();

    private static Datagram.Beacon annas(String program, String name, List<Datagram.Table> tables) {
        return new Datagram.Beacon(
                new VersionRange(1, Integer.MAX_VALUE),
                program,
                ANNA.key(),
                -1,
                65_535,
                name,
                Limits.BEACON_LONGEST,
                Integer.MAX_VALUE,
                Integer.MAX_VALUE,
                tables);
    }

    private static Datagram.Beacon arrived(byte[] bytes) throws BreachException {
        return (Datagram.Beacon) DatagramCodec.decode(bytes);
    }

    private static boolean isSound(Datagram.Beacon beacon) {
        return beacon.seal().filter(seal -> seal.isOf(beacon.host())).isPresent();
    }

    @Test
    void aSealedBeaconArrivesAsTheHostSaidIt() throws BreachException {
        Datagram.Beacon sealed = DatagramCodec.seal(SampleDatagrams.beacon(List.of()), 7, ANNA);

        Datagram.Beacon arrived = arrived(DatagramCodec.encode(sealed));

        assertThat(arrived).isEqualTo(sealed);
        assertThat(arrived.seal().orElseThrow().at()).isEqualTo(7);
    }

    @Test
    void theLongestNamesLeaveRoomForTheSeal() throws BreachException {
        List<Datagram.Table> tables = ((Datagram.Beacon) SampleDatagrams.all().get(3)).some();
        Datagram.Beacon longest = annas("p".repeat(64), SampleEvents.LARGEST_NAME.text(), tables)
                .giving(SampleDatagrams.page(65_535, Optional.of(SampleEvents.secret(7))));

        byte[] bytes = DatagramCodec.encode(DatagramCodec.seal(longest, Long.MAX_VALUE, ANNA));

        assertThat(bytes).hasSizeLessThanOrEqualTo(Limits.DATAGRAM);
        assertThat(isSound(arrived(bytes))).isTrue();
    }

    @Test
    void noBitOfASealedBeaconCanBeChanged() {
        byte[] bytes = DatagramCodec.encode(DatagramCodec.seal(annas("cant-stop", "Anna", List.of()), 7, ANNA));

        for (int bit = 0; bit < 8 * bytes.length; bit++) {
            byte[] altered = bytes.clone();
            altered[bit / 8] ^= (byte) (1 << bit % 8);
            assertThat(passes(altered)).as("bit %s", bit).isFalse();
        }
    }

    private static boolean passes(byte[] bytes) {
        try {
            return DatagramCodec.decode(bytes) instanceof Datagram.Beacon beacon
                    && beacon.host().equals(ANNA.key())
                    && isSound(beacon);
        } catch (BreachException _) {
            return false;
        }
    }

    @Test
    void whatIsAddedBehindTheSealBreaksIt() throws BreachException {
        byte[] sealed = DatagramCodec.encode(DatagramCodec.seal(annas("cant-stop", "Anna", List.of()), 7, ANNA));
        byte[] lie = DatagramCodec.encode(annas("cant-stop", "closed, go away", List.of()));
        byte[] both = Bytes.joined(sealed, lie).toArray();

        assertThat(arrived(both).name()).isEqualTo("closed, go away");
        assertThat(arrived(both).seal()).isEmpty();
    }
}
