package cantstop.engine;

import static cantstop.engine.PartyOfLaptops.guest;
import static cantstop.engine.PartyOfLaptops.laptop;
import static cantstop.engine.TestTable.HOST;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.dice.Laptop;
import cantstop.engine.identity.TableId;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Who opens a hand, and which hands are refused.
class HandRulesTest {
    @Test
    void aHandIsOpenedBySeatedLaptopsForThemselves() {
        PartyOfLaptops party = PartyOfLaptops.seated(2);
        HandOpening bens = party.opening(1);

        assertThat(party.ask(guest(0), new Command.OpenHand(bens)))
                .isEqualTo(Decision.rejected(Refusal.Plain.NOT_SEATED));
        assertThat(party.ask(HOST, new Command.OpenHand(bens))).isEqualTo(Decision.rejected(Refusal.Plain.NOT_SEATED));
        assertThat(party.ask(guest(2), new Command.OpenHand(party.opening(2))))
                .isEqualTo(Decision.rejected(Refusal.Plain.NOT_SEATED));
        assertThat(party.ask(guest(1), new Command.OpenHand(bens))).isInstanceOf(Decision.Accepted.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 63, 4097})
    void aHandOfAWrongLengthIsRefused(int length) {
        PartyOfLaptops party = PartyOfLaptops.seated(2);

        assertThat(party.ask(guest(1), new Command.OpenHand(party.opening(1, 1, length))))
                .isEqualTo(Decision.rejected(Refusal.Plain.WRONG_HAND));
    }

    @Test
    void aHandThatBeginsAtAWrongThrowIsRefused() {
        PartyOfLaptops party = PartyOfLaptops.playing(2).turn().turn();
        int next = party.state().hands().lastThrow() + 1;

        for (int first : new int[] {0, -1, next + 1, next + 1000, Integer.MAX_VALUE - 10}) {
            assertThat(party.ask(guest(1), new Command.OpenHand(party.opening(1, first, 64))))
                    .as("first throw %d", first)
                    .isEqualTo(Decision.rejected(Refusal.Plain.WRONG_HAND));
        }
    }

    @Test
    void aHandIsOpenedOnceOnly() {
        PartyOfLaptops party = PartyOfLaptops.seated(2);
        HandOpening first = party.opening(1);
        party.accept(guest(1), new Command.OpenHand(first));

        assertThat(party.ask(guest(1), new Command.OpenHand(first)))
                .isEqualTo(Decision.rejected(Refusal.Plain.WRONG_HAND));
    }

    @Test
    void aHandOfAnotherTableOrCurveOrWithAnotherSignatureIsRefused() {
        PartyOfLaptops party = PartyOfLaptops.seated(2);
        HandOpening right = party.opening(1);
        byte[] signature = right.signature().toArray();
        signature[signature.length - 1] ^= 1;
        Laptop ben = laptop(1);
        HandOpening elsewhere =
                HandOpening.sign(new TableId("f".repeat(32)), ben, ben.chain(new TableId("f".repeat(32)), 1, 64));
        Laptop p384 = Laptop.on("secp384r1", 5);
        party.accept(new Actor.Guest(p384.person()), new Command.SitDown(Seat.of(2), TestTable.badge(2)));
        HandOpening otherCurve = HandOpening.sign(TestTable.ID, p384, p384.chain(TestTable.ID, 1, 64));

        assertRefused(
                party,
                ben,
                new HandOpening(right.key(), right.publicKey(), right.tip(), 1, right.length(), Bytes.of(signature)));
        assertRefused(
                party,
                ben,
                new HandOpening(right.key(), right.publicKey(), right.tip(), 1, right.length() + 1, right.signature()));
        assertRefused(
                party,
                ben,
                new HandOpening(right.key(), laptop(2).publicKey(), right.tip(), 1, right.length(), right.signature()));
        assertRefused(
                party,
                ben,
                new HandOpening(
                        right.key(),
                        right.publicKey(),
                        Bytes.of(Arrays.copyOf(right.tip().toArray(), 31)),
                        1,
                        right.length(),
                        right.signature()));
        assertRefused(party, ben, elsewhere);
        assertRefused(party, p384, otherCurve);
        assertThat(party.ask(guest(1), new Command.OpenHand(right))).isInstanceOf(Decision.Accepted.class);
    }

    private static void assertRefused(PartyOfLaptops party, Laptop by, HandOpening hand) {
        assertThat(party.ask(new Actor.Guest(by.person()), new Command.OpenHand(hand)))
                .isEqualTo(Decision.rejected(Refusal.Plain.WRONG_HAND));
    }
}
