package cantstop.simulation;

import cantstop.browser.driver.InNode;
import cantstop.browser.replay.PartyTape;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/// Parties whose guests' cores play once more from their tapes: in Node, as compiled for browsers, and here with the
/// codecs of the page.
final class PartiesInNode {
    private static final String HERE = "cantstop.browser.parties.PartiesHere";
    private static final String CALLS = " calls, shown ";

    private final Function<SplittableRandom, Plan> plan;
    private final Path folder;

    /// @param folder for the tapes
    PartiesInNode(Function<SplittableRandom, Plan> plan, Path folder) {
        this.plan = plan;
        this.folder = folder;
    }

    /// What some parties came to.
    ///
    /// @param calls how many calls of their cores were the same
    /// @param differences what was not the same, in words
    record Compared(int parties, long bytes, long calls, List<String> differences) {}

    /// Plays parties, and their cores again.
    ///
    /// @param from the first seed
    Compared play(long from, int count) throws IOException, InterruptedException {
        List<PartyTape> parties = new ArrayList<>();
        for (long seed = from; seed < from + count; seed++) {
            Tapes tapes = Tapes.written();
            new Simulation(seed, plan, false, Planted.NOTHING, tapes).run();
            parties.add(tapes.of(seed));
        }
        Path file = folder.resolve("parties-" + from);
        byte[] packed = PartyTape.packed(parties);
        Files.write(file, packed);
        List<String> there = ofParties(InNode.run("parties", file.toString()));
        List<String> here = ofParties(InNode.runHere(HERE, file.toString()));
        Files.delete(file);
        return compared(packed.length, count, here, there);
    }

    /// Without what a runtime says of itself.
    private static List<String> ofParties(String said) {
        return said.lines().filter(line -> line.matches("\\d.*")).toList();
    }

    private static Compared compared(long bytes, int count, List<String> here, List<String> there) {
        List<String> differences = new ArrayList<>();
        long calls = 0;
        for (int place = 0; place < count; place++) {
            String one = place < here.size() ? here.get(place) : "nothing";
            String other = place < there.size() ? there.get(place) : "nothing";
            if (!one.equals(other) || !one.contains(CALLS)) {
                differences.add("here: seed " + one + System.lineSeparator() + "in Node: seed " + other);
            } else {
                calls += Long.parseLong(one.substring(one.indexOf(' ') + 1, one.indexOf(CALLS)));
            }
        }
        return new Compared(count, bytes, calls, differences);
    }
}
