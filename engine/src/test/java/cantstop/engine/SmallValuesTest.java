package cantstop.engine;

import static cantstop.engine.TestTable.at;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Columns, rolls, seats and the other small values, and the arithmetic of packed numbers.
class SmallValuesTest {
    @Test
    void theColumnsAre3To13To3SpacesHigh() {
        assertThat(Column.all().stream().map(Column::height)).containsExactly(3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3);
        assertThat(Column.all().stream().map(Column::number)).containsExactly(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
        assertThat(Column.of(2)).isEqualTo(Column.TWO).hasToString("2");
        assertThat(Column.of(12)).isEqualTo(Column.TWELVE);
        Column.all()
                .forEach(c -> assertThat(Packed.space(Packed.TOPS, c.number())).isEqualTo(c.height()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 13, -1})
    void thereIsNoOtherColumn(int number) {
        assertThatThrownBy(() -> Column.of(number)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "table 1", "0123456789ABCDEF0123456789abcdef", "0123456789abcdef0123456789abcdef0"})
    void aTableIsNamedBy32LowerCaseHexDigits(String text) {
        assertThat(TableId.isId(text)).isFalse();
        assertThatThrownBy(() -> new TableId(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyRollHasItsIndex() {
        assertThat(IntStream.range(0, Roll.COUNT).allMatch(i -> Roll.of(i).index() == i))
                .isTrue();
        assertThat(Roll.of(0)).hasToString("1-1-1-1");
        assertThat(Roll.of(1295)).isEqualTo(Roll.of(List.of(6, 6, 6, 6)));
        assertThat(new Roll(1, 2, 3, 4).dice()).containsExactly(1, 2, 3, 4);
        assertThatThrownBy(() -> Roll.of(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Roll.of(1296)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Roll.of(List.of(1, 2, 3))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void eachDieShows1To6() {
        for (int place = 0; place < 4; place++) {
            for (int face : new int[] {0, 7}) {
                int[] dice = {1, 6, 1, 6};
                dice[place] = face;
                assertThatThrownBy(() -> new Roll(dice[0], dice[1], dice[2], dice[3]))
                        .isInstanceOf(IllegalArgumentException.class);
            }
        }
        assertThatThrownBy(() -> new StartThrow(TestTable.FIRST, 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new StartThrow(TestTable.FIRST, 7, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new StartThrow(TestTable.FIRST, 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new StartThrow(TestTable.FIRST, 1, 7)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new StartThrow(TestTable.FIRST, 6, 1).total()).isEqualTo(7);
    }

    @Test
    void theFirstDieGoesWithTheSecondTheThirdOrTheFourth() {
        Roll roll = new Roll(1, 5, 4, 6);

        assertThat(roll.pairings()).containsExactly(new Pairing(0, 6, 10), new Pairing(1, 5, 11), new Pairing(2, 7, 9));
        for (int die = 0; die < 4; die++) {
            assertThat(roll.pairings().get(1).isWithFirst(die)).isEqualTo(die == 0 || die == 2);
        }
        assertThatThrownBy(() -> Pairing.of(roll, 3)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anOptionIsShownWithTheFirstPairingThatMakesIt() {
        Board board = Board.of(0, 0, 0, 0, Settings.DEFAULT);
        Roll roll = new Roll(2, 2, 5, 5);

        assertThat(Option.unpack(roll, board.options(roll.index(), at(7, 1))))
                .containsExactly(
                        new Option(new Pairing(0, 4, 10), TestTable.columns(4, 10)),
                        new Option(new Pairing(1, 7, 7), TestTable.columns(7, 7)));
        assertThat(Option.unpack(roll, board.options(roll.index(), at(2, 1, 7, 1))))
                .containsExactly(
                        new Option(new Pairing(0, 4, 10), TestTable.columns(4)),
                        new Option(new Pairing(0, 4, 10), TestTable.columns(10)),
                        new Option(new Pairing(1, 7, 7), TestTable.columns(7, 7)));
    }

    @Test
    void thereAreFourSeatsInOrder() {
        assertThat(Seat.all())
                .containsExactly(Seat.of(0), Seat.of(1), Seat.of(2), Seat.of(3))
                .isSorted();
        assertThat(Seat.of(3)).hasToString("seat 3");
        for (int number : new int[] {-1, 4}) {
            assertThatThrownBy(() -> Seat.of(number)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new Seat(number)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aKeyIsSixtyFourLowerCaseHexDigits() {
        String digits = "0123456789abcdef".repeat(4);

        assertThat(Key.of(new Key(digits).bytes())).hasToString(digits);
        for (String wrong : List.of("", digits.substring(1), digits + "0", digits.toUpperCase(Locale.ROOT))) {
            assertThatThrownBy(() -> new Key(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aPersonIsAKeyAndOneOfSixteenProfiles() {
        Key key = new Key("0123456789abcdef".repeat(4));

        assertThat(new Person(key, 15)).isNotEqualTo(new Person(key, 0));
        assertThatThrownBy(() -> new Person(key, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Person(key, 16)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aBotHasAPlainName() {
        assertThat(new BotLevel("rule-of-28").id()).isEqualTo("rule-of-28");
        for (String wrong : List.of("", "Rule", "-a", "2a", "a".repeat(33))) {
            assertThatThrownBy(() -> new BotLevel(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void settingsKnowTheirLimits() {
        Settings settings = Settings.DEFAULT;
        for (int columns : new int[] {2, 6}) {
            assertThatThrownBy(() -> settings.withColumnsToWin(columns)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> settings.withTimerSeconds(45)).isInstanceOf(IllegalArgumentException.class);
        assertThat(settings.withTimerSeconds(120).timerSeconds()).isEqualTo(120);
        assertThat(settings.withOdds(true).odds()).isTrue();
        assertThat(settings.withTakingBack(false).takingBack()).isFalse();
        assertThat(settings.withColumnsToWin(5).cappedFor(1).columnsToWin()).isEqualTo(5);
        assertThat(settings.withColumnsToWin(5).cappedFor(4)).isEqualTo(settings);
        assertThat(Settings.mostColumns(0)).isEqualTo(5);
    }

    @Test
    void anOptionThatIsChosenHasOneOrTwoColumns() {
        assertThat(new TurnMove.Choose(TestTable.columns(8, 6)).columns()).isEqualTo(TestTable.columns(6, 8));
        assertThatThrownBy(() -> new TurnMove.Choose(List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TurnMove.Choose(TestTable.columns(6, 7, 8)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void packedNumbersHoldASpaceForEveryColumn() {
        long packed = at(2, 3, 7, 12, 12, 1);

        assertThat(Packed.space(packed, 7)).isEqualTo(12);
        assertThat(Packed.with(packed, 7, 13)).isEqualTo(at(2, 3, 7, 13, 12, 1));
        assertThat(Packed.standing(packed)).isEqualTo(Packed.mask(2) | Packed.mask(7) | Packed.mask(12));
        assertThat(Packed.onTop(packed)).isEqualTo(Packed.mask(2));
        assertThat(Packed.sharing(packed, at(7, 12, 12, 2, 3, 1))).isEqualTo(Packed.mask(7));
        assertThat(Packed.over(packed, at(7, 13, 8, 1))).isEqualTo(at(2, 3, 7, 13, 8, 1, 12, 1));
        assertThat(Packed.spread(Packed.mask(2) | Packed.mask(3))).isEqualTo(0xff00L);
    }

    @Test
    void aGameSaysWhatIsAtStakeAndWhoHasWonWhat() {
        TestTable table = TestTable.playing(2, Settings.DEFAULT).put(at(2, 3, 7, 5), at(7, 2, 12, 3), at(8, 11));
        GameState game = table.game();

        assertThat(game.stepsAtStake()).isEqualTo(6);
        assertThat(game.columnsAtStake()).isEqualTo(TestTable.columns(2));
        assertThat(game.stopWinsGame()).isFalse();
        assertThat(game.columnsWon(TestTable.FIRST)).isEqualTo(1);
        assertThat(game.winnerOf(Column.EIGHT)).contains(TestTable.SECOND);
        assertThat(game.winnerOf(Column.SEVEN)).isEmpty();
        assertThat(game.mayRoll()).isTrue();
        assertThat(game.winner()).isNull();
        assertThat(table.roll(3, 3, 3, 3).game().mayRoll()).isFalse();
        assertThat(game.isPlayer(TestTable.THIRD)).isFalse();
        assertThatThrownBy(() -> game.player(TestTable.THIRD)).isInstanceOf(IllegalArgumentException.class);
    }
}
