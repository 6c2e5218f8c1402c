package cantstop.host.lan;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.Lookout;
import cantstop.protocol.client.net.NetworkLookout;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/// One laptop of `./lan`: looks for hosts, says what it sees, and plays or watches a game where it was found.
/// What it prints is read by the script.
///
/// ```
/// LanGuestMain NAME find SECONDS             "ready"; after the end of its input "found MILLIS ms
/// ADDRESS[,ADDRESS]
///                                            NAME", or "none: why"
/// LanGuestMain NAME open TABLE [ADDRESS]     opens a table for three, plays one game: "over SEQUENCE DIGEST"
/// LanGuestMain NAME play TABLE [ADDRESS]     sits down there, as soon as there is such a table: the same
/// LanGuestMain NAME late TABLE [ADDRESS]     comes when the game is on, and looks on: the same, and "came at
/// SEQUENCE"
/// LanGuestMain NAME watch TABLE [ADDRESS]    comes when it is over: the same
/// LanGuestMain NAME try ADDRESS              "failed REASON ADDRESS", and "after MILLIS ms"
/// ```
public final class LanGuestMain {
    private static final Duration PATIENCE = Duration.ofMinutes(Integer.getInteger("patience.minutes", 2));
    private static final Duration WARM_UP = Duration.ofSeconds(30);

    private LanGuestMain() {}

    public static void main(String... words) throws InterruptedException, IOException {
        List<String> rest = new ArrayList<>(Arrays.asList(words));
        String name = rest.removeFirst();
        boolean good = switch (rest.removeFirst()) {
            case "find" -> find(Duration.ofSeconds(Long.parseLong(rest.removeFirst())));
            case "open" -> play(name, LanGuest.Role.OPENS, rest);
            case "play" -> play(name, LanGuest.Role.PLAYS, rest);
            case "late" -> play(name, LanGuest.Role.COMES_LATE, rest);
            case "try" -> tryAddress(name, rest.removeFirst());
            case "watch" -> play(name, LanGuest.Role.WATCHES, rest);
            default -> throw new IllegalArgumentException(String.join(" ", words));
        };
        System.out.flush();
        System.exit(good ? 0 : 1);
    }

    /// Looks once beforehand, says that it is ready, and waits for the end of its standard input; so what is
    /// measured is the network, and not some virtual machines that warm up beside each other. Goes on looking for
    /// the whole time, so that a host that is listed twice is seen to be.
    private static boolean find(Duration patience) throws InterruptedException, IOException {
        Key key = Identity.fresh().key();
        try (NetworkLookout lookout = new NetworkLookout(NetworkLookout.Ears.ofThisMachine(), () -> key)) {
            look(lookout, WARM_UP, true);
            System.out.println("ready");
            while (System.in.read() >= 0) {}
            Seen seen = look(lookout, patience, false);
            for (FoundHost host : seen.view().hosts()) {
                System.out.println("found " + seen.millis() + " ms " + joined(host) + " "
                        + host.beacon().name());
            }
            if (seen.view().hosts().isEmpty()) {
                System.out.println("none: " + (seen.view().reach().alone() ? "no network" : "nobody heard")
                        + ", settled " + seen.view().settled());
            }
            return !seen.view().hosts().isEmpty();
        }
    }

    /// What was seen in the end, and how long it took until anything was.
    private record Seen(Lookout.View view, long millis) {}

    private static Seen look(NetworkLookout lookout, Duration patience, boolean untilSettled)
            throws InterruptedException {
        BlockingQueue<Lookout.View> views = new ArrayBlockingQueue<>(100);
        long began = System.nanoTime();
        lookout.look(List.of(), views::offer);
        Seen seen = new Seen(Lookout.View.NOTHING, -1);
        for (long left = 1; left > 0; left = patience.toNanos() - (System.nanoTime() - began)) {
            if (untilSettled && seen.view().settled()) {
                break;
            }
            Lookout.View view = views.poll(left, TimeUnit.NANOSECONDS);
            if (view != null) {
                boolean first = seen.millis() < 0 && !view.hosts().isEmpty();
                seen = new Seen(view, first ? since(began) : seen.millis());
            }
        }
        lookout.rest();
        return seen;
    }

    private static long since(long began) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
    }

    private static String joined(FoundHost host) {
        return String.join(
                ",",
                host.addresses().stream().map(HostAddress::toString).sorted().toList());
    }

    private static boolean play(String name, LanGuest.Role role, List<String> rest) throws InterruptedException {
        try (LanGuest guest = new LanGuest(name, role, rest.removeFirst())) {
            if (rest.isEmpty()) {
                guest.findAndJoin();
            } else {
                guest.join(rest.getFirst());
            }
            String end = guest.end(PATIENCE);
            System.out.println(end);
            System.out.println("came at " + guest.cameAt());
            return end.startsWith("over ");
        }
    }

    /// Tries one address beforehand that refuses at once: the first connection loads a thousand classes.
    private static boolean tryAddress(String name, String address) throws InterruptedException {
        try (LanGuest first = new LanGuest(name, LanGuest.Role.TRIES, "none")) {
            first.join("127.0.0.1:9");
            first.end(PATIENCE);
        }
        try (LanGuest guest = new LanGuest(name, LanGuest.Role.TRIES, "none")) {
            long began = System.nanoTime();
            guest.join(address);
            String end = guest.end(PATIENCE);
            System.out.println(end);
            System.out.println("after " + since(began) + " ms");
            return end.startsWith("failed ");
        }
    }
}
