package cantstop.client.wholegame;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Audit;
import cantstop.engine.Colour;
import cantstop.engine.LogEntry;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableState;
import cantstop.engine.Variant;
import cantstop.host.environment.Pace;
import cantstop.host.net.HostOptions;
import cantstop.host.net.HostServer;
import cantstop.protocol.HostAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whole games over real TLS sockets between client halves, without a window.
@Tag("slow")
class ClientHalvesTest {
    private static final List<String> NAMES = List.of("Ada", "Ben", "Cleo", "Dan");
    private static final long PATIENCE = 60;

    @TempDir
    Path data;

    @ParameterizedTest
    @CsvSource({"2, STANDARD", "2, JUMPING", "2, FORCED_MOVE", "3, JUMPING", "4, FORCED_MOVE"})
    void everyGuestOfAGameEndsWithTheSameLog(int players, Variant variant) throws Exception {
        try (HostServer host = HostServer.start(
                HostOptions.in(data).withPort(0).withBind("127.0.0.1").withPace(Pace.NONE))) {
            List<BotGuest> guests = new ArrayList<>();
            try {
                seatAll(host, players, variant, guests);
                guests.getFirst().start();
                endTogether(guests);
            } finally {
                guests.forEach(BotGuest::close);
            }
        }
    }

    private static void seatAll(HostServer host, int players, Variant variant, List<BotGuest> guests) throws Exception {
        HostAddress address = new HostAddress("127.0.0.1", host.port());
        for (int place = 0; place < players; place++) {
            BotGuest guest = new BotGuest(
                    NAMES.get(place), Colour.all().get(place), Shape.all().get(place));
            guests.add(guest);
            if (place == 0) {
                guest.open(address, Settings.DEFAULT.withVariant(variant));
            } else {
                guest.join(address);
            }
            assertThat(guest.seated().get(PATIENCE, TimeUnit.SECONDS)).isEqualTo(Seat.of(place));
        }
    }

    private static void endTogether(List<BotGuest> guests) throws Exception {
        TableState end = guests.getFirst().finished().get(PATIENCE, TimeUnit.SECONDS);
        List<LogEntry> log = guests.getFirst().log();
        for (BotGuest guest : guests) {
            assertThat(guest.finished().get(PATIENCE, TimeUnit.SECONDS)).isEqualTo(end);
            assertThat(guest.refusals()).isEmpty();
        }
        assertThat(end.playing()).isEmpty();
        assertThat(Audit.firstIllegal(log.stream().map(LogEntry::event).toList()))
                .isEmpty();
    }
}
