package cantstop.engine;

import static cantstop.engine.PartyOfLaptops.laptop;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.story.DiceRecord;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is said of who made the throws.
class DiceRecordTest {
    private static DiceRecord.Laptop of(DiceRecord record, int place) {
        return record.laptops().stream()
                .filter(one -> one.key().equals(laptop(place).key()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void countsTheThrowsThatAllMadeTogether() {
        PartyOfLaptops party = PartyOfLaptops.playing(3).turn().turn();
        int throwsMade = party.state().hands().lastThrow();

        DiceRecord record = DiceRecord.of(party.events());

        assertThat(record.together()).isEqualTo(throwsMade);
        assertThat(record.alone()).isZero();
        assertThat(of(record, 1).took()).isEqualTo(throwsMade);
        assertThat(of(record, 1).name()).contains(new PlayerName("Ben"));
    }

    @Test
    void namesWhoWithheldAndWhoWasLeftOut() {
        PartyOfLaptops party = PartyOfLaptops.playing(3).roll();
        int number = party.game().openThrow().orElseThrow().number();
        int cleo = party.state().hands().of(laptop(2).key()).orElseThrow().number();
        party.accept(TestTable.HOST, new Command.GiveThrowUp(number, List.of(cleo)));
        List<Integer> others =
                party.hands().stream().filter(hand -> hand != cleo).toList();
        party.apply(((Decision.Accepted)
                        Rules.decide(party.state(), TestTable.HOST, new Command.ThrowAgain(), others, party.own()))
                .events());
        party.show();

        DiceRecord record = DiceRecord.of(party.events());

        assertThat(of(record, 2).withheld()).isEqualTo(1);
        assertThat(of(record, 2).missed()).isEqualTo(1);
        assertThat(of(record, 1).missed()).isZero();
    }

    @Test
    void aLogWithoutHandsWasThrownByTheHostAlone() {
        TestTable table = TestTable.playing(2, Settings.DEFAULT).roll(1, 2, 3, 4);

        DiceRecord record = DiceRecord.of(table.events());

        assertThat(record.together()).isZero();
        assertThat(record.alone()).isEqualTo(2);
        assertThat(record.laptops()).isEmpty();
    }
}
