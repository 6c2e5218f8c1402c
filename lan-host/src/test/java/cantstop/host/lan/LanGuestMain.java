package cantstop.host.lan;

import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.Lookout;
import cantstop.protocol.client.net.NetworkLookout;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/// One laptop of `./lan`: looks for hosts, says what it sees, and plays or watches a game where it was found. What it
/// prints is read by the script.
///
/// ```
/// LanGuestMain NAME find SECONDS             "found MILLIS ms ADDRESS[,ADDRESS] NAME", or "none: why"
/// LanGuestMain NAME open TABLE [ADDRESS]     opens a table for three, plays one game: "over SEQUENCE DIGEST"
/// LanGuestMain NAME play TABLE [ADDRESS]     sits down there, as soon as there is such a table: the same
/// LanGuestMain NAME watch TABLE [ADDRESS]    only looks on, and may come late: the same
/// ```
public final class LanGuestMain {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private LanGuestMain() {}

    public static void main(String... words) throws InterruptedException {
        List<String> rest = new ArrayList<>(Arrays.asList(words));
        String name = rest.removeFirst();
        boolean good = switch (rest.removeFirst()) {
            case "find" -> find(Duration.ofSeconds(Long.parseLong(rest.removeFirst())));
            case "open" -> play(name, LanGuest.Role.OPENS, rest);
            case "play" -> play(name, LanGuest.Role.PLAYS, rest);
            case "watch" -> play(name, LanGuest.Role.WATCHES, rest);
            default -> throw new IllegalArgumentException(String.join(" ", words));
        };
        System.out.flush();
        System.exit(good ? 0 : 1);
    }

    /// Looks once beforehand, so that what is measured is the network and not a virtual machine that warms up. Goes on
    /// looking for the whole time, so that a host that is listed twice is seen to be.
    private static boolean find(Duration patience) throws InterruptedException {
        Identity identity = Identity.fresh();
        BlockingQueue<Lookout.View> views = new ArrayBlockingQueue<>(100);
        try (NetworkLookout lookout = new NetworkLookout(NetworkLookout.Ears.ofThisMachine())) {
            lookout.look(identity.fingerprint(), List.of(), view -> {});
            TimeUnit.MILLISECONDS.sleep(300);
            lookout.rest();
            long began = System.nanoTime();
            lookout.look(identity.fingerprint(), List.of(), views::offer);
            Lookout.View last = Lookout.View.NOTHING;
            long found = -1;
            for (long left = 1; left > 0; left = patience.toNanos() - (System.nanoTime() - began)) {
                Lookout.View view = views.poll(left, TimeUnit.NANOSECONDS);
                last = view == null ? last : view;
                found = found < 0 && !last.hosts().isEmpty() ? System.nanoTime() - began : found;
            }
            for (FoundHost host : last.hosts()) {
                System.out.println("found " + TimeUnit.NANOSECONDS.toMillis(found) + " ms " + joined(host) + " "
                        + host.beacon().name());
            }
            if (last.hosts().isEmpty()) {
                System.out.println("none: " + (last.reach().alone() ? "no network" : "nobody heard") + ", settled "
                        + last.settled());
            }
            return !last.hosts().isEmpty();
        }
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
            return end.startsWith("over ");
        }
    }
}
