package cantstop.host.page;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Seat;
import cantstop.host.guests.Crowd;
import cantstop.host.guests.Player;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Two laptops and two pages play whole games while their table goes from laptop to laptop, in whatever browser.
@Tag("long")
@Timeout(300)
abstract class TableMoves {
    private static final Duration BREATH = Duration.ofSeconds(1);
    private static final Duration LOST = Duration.ofSeconds(60);
    private static final int SEATS = 4;

    @TempDir
    private Path folder;

    private final EventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private Laptop first;
    private Laptop second;
    private Visitor anna;
    private Visitor ben;

    /// Somebody of that name with a browser.
    abstract Visitor visitor(String name) throws Exception;

    @BeforeEach
    void aGameIsOn() throws Exception {
        first = new Laptop(loops.next(), 1, SEATS, folder.resolve("first"));
        second = new Laptop(loops.next(), 2, SEATS, folder.resolve("second"));
        first.opens();
        anna = visitor("Anna");
        ben = visitor("Ben");
        for (Visitor page : List.of(anna, ben)) {
            page.scans(first.page());
            page.taps(".sit");
            Crowd.until(() -> seenFrom(first).sees(page));
        }
        second.joins(first);
        ben.plays();
    }

    @AfterEach
    void everybodyGoes() {
        anna.close();
        ben.close();
        first.close();
        second.close();
        loops.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
    }

    @Test
    void pagesPlayAWholeGameWhoseHostCrashesIsHandedOverAndDies() throws Exception {
        Lying before = annaRestsAtAChoice(first);
        first.crashesAndIsBack();
        pagesAreBack(first, before);

        before = annaRestsAtAChoice(first);
        first.handsOverTo(second);
        pagesAreBack(second, before);
        first.closesItsHost();

        before = annaRestsAtAChoice(second);
        second.dies();
        Crowd.until(first::isAskedToHost);
        first.goesOn();
        pagesAreBack(first, before);

        gameEnds(first);
    }

    @Test
    void pagesFindALaptopThatNeverHostedBeforeWhenTheirHostDies() throws Exception {
        Lying before = annaRestsAtAChoice(first);

        first.dies();
        Crowd.until(second::isAskedToHost);
        second.goesOn();

        pagesAreBack(second, before);
        gameEnds(second);
    }

    @Test
    void whoeverScansTheCodeOfTheLastHostIsLedToTheNextOne() throws Exception {
        String code = first.page();
        annaRestsAtAChoice(first);
        first.handsOverTo(second);

        try (Visitor cleo = visitor("Cleo")) {
            cleo.comes(code);
            Crowd.until(() -> seenFrom(second).spectators() == 1);

            assertThat(cleo.isConnected()).isTrue();
        }
    }

    /// What must be the same afterwards.
    private record Lying(Optional<Seat> annas, Optional<Seat> bens, List<Integer> dice) {}

    private static Bystander seenFrom(Laptop laptop) {
        return new Bystander(laptop.player());
    }

    private Lying annaRestsAtAChoice(Laptop host) throws Exception {
        Bystander table = seenFrom(host);
        anna.playsToAChoice();
        Crowd.until(() -> table.waitsForChoiceOf(anna));
        return new Lying(table.seatOf(anna), table.seatOf(ben), table.dice());
    }

    private void pagesAreBack(Laptop host, Lying before) throws Exception {
        Bystander table = seenFrom(host);
        boolean back = Crowd.within(
                LOST,
                () -> host.isAt(host) && table.sees(anna) && table.sees(ben) && anna.isConnected() && anna.mayChoose());
        assertThat(back)
                .as(() -> host.player() + " is at " + host.player().connection() + "; " + anna + "; " + ben)
                .isTrue();

        assertThat(new Lying(table.seatOf(anna), table.seatOf(ben), table.dice()))
                .isEqualTo(before);
        assertThat(anna.dice()).isEqualTo(before.dice());
    }

    private void gameEnds(Laptop host) throws InterruptedException {
        anna.plays();
        Player player = host.player();
        while (!Crowd.within(BREATH, () -> player.memory().games() > 0)) {
            // Whoever is at a laptop that died does not move any more.
            player.letsBotPlayForMover();
        }
        assertThat(seenFrom(host).sees(anna) && seenFrom(host).sees(ben)).isTrue();
        assertThat(player.memory().oddities()).isEmpty();
    }
}
