package cantstop.host.journal;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Epoch;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.client.SeenCast;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenLog;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SqliteLogStoreTest extends OpenStore {
    private static final String SOMEBODY = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";

    private void startsAgain() throws Exception {
        store.close();
        opens();
    }

    @Test
    void whatWasSeenIsThereAfterTheNextStart() throws Exception {
        PlayedTable table = new PlayedTable(1).plays(100);
        sees(table);
        startsAgain();
        long before = table.log().sequence();
        sees(table.plays(150), before);
        startsAgain();

        assertKept(table.log());
    }

    @Test
    void aTableThatWasNeverSeenIsAnEmptyLog() {
        assertThat(store.load(new TableId("0".repeat(32))).sequence()).isZero();
    }

    @Test
    void whatTwoConnectionsBringIsKeptOnce() {
        PlayedTable table = new PlayedTable(1).plays(60);
        sees(table);
        sees(table, 20);

        assertKept(table.log());
    }

    @Test
    void whatDoesNotFollowIsNotKept() {
        PlayedTable table = new PlayedTable(1).plays(60);
        PlayedTable other = new PlayedTable(1).movesTo(new Key("e".repeat(64))).plays(80);
        sees(table);
        other.log().after(table.log().sequence()).forEach(entry -> store.append(table.id(), entry));

        assertKept(table.log());
    }

    @Test
    void aCopyThatIsAnotherBranchIsSetAsideAndNeverMixed() throws Exception {
        PlayedTable mine = new PlayedTable(1).plays(60);
        PlayedTable theirs = new PlayedTable(1).movesTo(new Key("e".repeat(64))).plays(80);
        sees(mine);
        store.branch(mine.id());
        assertThat(store.load(mine.id()).sequence()).isZero();
        sees(theirs);
        startsAgain();

        assertKept(theirs.log());
        List<SeenGame> seen = now(store.list());
        assertThat(seen).extracting(SeenGame::branch).containsExactlyInAnyOrder(0, 1);
        SeenGame aside =
                seen.stream().filter(game -> game.branch() == 1).findFirst().orElseThrow();
        SeenLog read = now(store.open(aside));
        assertThat(read.flaw()).isEmpty();
        assertThat(read.log().after(0)).isEqualTo(mine.log().after(0));
    }

    @Test
    void theListSaysWhatWasPlayedWithWhomAndUnderWhichHost() throws Exception {
        PlayedTable table = new PlayedTable(7).plays(20).movesTo(new Key("e".repeat(64)));
        sees(table);

        assertThat(now(store.list()))
                .containsExactly(new SeenGame(
                        table.id(),
                        0,
                        "Table 7",
                        new SeenCast(List.of("Anna", "Bot"), List.of("Bot"), Optional.empty()),
                        true,
                        new Epoch(2),
                        new Key("e".repeat(64)),
                        table.log().sequence(),
                        NOON,
                        NOON));
    }

    @Test
    void theListKnowsWhoWonAlsoWhenTheyHaveLeftSince() throws Exception {
        PlayedTable table = new PlayedTable(7).playsAGame();
        sees(table);
        SeenCast over = now(store.list()).getFirst().cast();
        assertThat(over.players()).containsExactly("Anna", "Bot");
        assertThat(over.isPractice()).isTrue();
        SeenCast.Winner winner = over.winner().orElseThrow();
        assertThat(winner.person().isPresent()).isEqualTo(winner.name().equals("Anna"));

        sees(table.empties());
        assertThat(now(store.list()).getFirst().cast()).isEqualTo(over);

        startsAgain();
        assertThat(now(store.list()).getFirst().cast()).isEqualTo(over);
    }

    @Test
    void ofAGameThatGoesOnNobodyIsTheWinner() throws Exception {
        PlayedTable table = new PlayedTable(7).playsAGame();
        sees(table.plays(table.log().sequence() + 9));

        assertThat(now(store.list()).getFirst().cast().winner()).isEmpty();
    }

    @Test
    void aCopyThatWasAlteredIsSetAsideWhenItIsLoadedAndNamedWhenItIsOpened() throws Exception {
        PlayedTable table = new PlayedTable(1).plays(60);
        sees(table);
        store.close();
        Rows.change(file(), "UPDATE entry SET event = zeroblob(5) WHERE sequence = 31");
        opens();

        SeenLog read = now(store.open(now(store.list()).getFirst()));
        assertThat(read.log().sequence()).isEqualTo(30);
        assertThat(read.flaw()).contains(new SeenLog.Flaw.Damaged());
        assertThat(store.load(table.id()).sequence()).isZero();
        sees(table);
        assertKept(table.log());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Anna\nno key\n0",
                "Anna\n" + SOMEBODY + "\nseven",
                "Anna\n" + SOMEBODY + "\n99",
                "Anna\n" + SOMEBODY
            })
    void aRowThatWasAlteredSpoilsNoListAndItsLogSaysWhoSatThere(String altered) throws Exception {
        PlayedTable whole = new PlayedTable(1).plays(60);
        PlayedTable table = new PlayedTable(7).playsAGame();
        sees(whole);
        sees(table);
        List<SeenGame> before = now(store.list());
        store.close();
        Rows.change(file(), "UPDATE log SET winner = '" + altered + "' WHERE game_table = '" + table.id() + "'");
        opens();

        assertThat(now(store.list())).isEqualTo(before);
    }

    @Test
    void aGameThatIsGoneIsAnEmptyLog() throws Exception {
        SeenGame gone = new SeenGame(
                new TableId("0".repeat(32)),
                0,
                "",
                new SeenCast(List.of(), List.of(), Optional.empty()),
                false,
                Epoch.FIRST,
                PlayedTable.HOST_KEY,
                9,
                NOON,
                NOON);

        assertThat(now(store.open(gone)).log().sequence()).isZero();
    }

    @Test
    void aCopyThatALaterVersionContinuedStaysAsItIsWhateverAHostTells() throws Exception {
        PlayedTable table = new PlayedTable(1).plays(60);
        sees(table);
        store.close();
        Rows.change(file(), "UPDATE log SET readable_by = 99");
        List<String> logs = Rows.of(file(), "SELECT * FROM log");
        List<String> entries = Rows.of(file(), "SELECT log, sequence, hex(event) FROM entry ORDER BY log, sequence");
        opens();

        assertThat(store.load(table.id()).sequence()).isZero();
        store.branch(table.id());
        sees(table);
        store.close();

        assertThat(Rows.of(file(), "SELECT * FROM log")).isEqualTo(logs);
        assertThat(Rows.of(file(), "SELECT log, sequence, hex(event) FROM entry ORDER BY log, sequence"))
                .isEqualTo(entries);
    }
}
