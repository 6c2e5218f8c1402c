package cantstop.client.profile;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Shape;
import cantstop.protocol.HostAddress;
import cantstop.protocol.MalformedAddress;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The profile's file: a few lines that a person can read and mend. What is missing or spoilt in it is as on the
/// first start.
public final class ProfileStore {
    private static final Logger LOG = LoggerFactory.getLogger(ProfileStore.class);

    private final Path file;
    private final Executor writer;

    /// A store in that file.
    ///
    /// @param file where; it need not be there yet
    /// @param writer what writing is done on, one after the other
    public ProfileStore(Path file, Executor writer) {
        this.file = file;
        this.writer = writer;
    }

    /// What the file holds.
    ///
    /// @param fresh for what it does not hold
    public Profile load(Profile fresh) {
        Properties lines = new Properties();
        if (Files.isReadable(file)) {
            try (Reader reader = Files.newBufferedReader(file)) {
                lines.load(reader);
            } catch (IOException | IllegalArgumentException e) {
                LOG.warn("the profile can't be read and begins anew: {}", e.toString());
            }
        }
        return read(lines, fresh);
    }

    /// Writes the profile, soon. A profile that can't be written is lost with the program, and nothing else.
    public void save(Profile profile) {
        writer.execute(() -> {
            try {
                write(profile);
            } catch (IOException e) {
                LOG.warn("the profile can't be written: {}", e.toString());
            }
        });
    }

    private void write(Profile profile) throws IOException {
        Properties lines = new Properties();
        lines.setProperty("name", profile.badge().name().text());
        lines.setProperty("colour", profile.badge().colour().name());
        lines.setProperty("shape", profile.badge().shape().name());
        lines.setProperty("recent", String.join(" ", profile.recent()));
        lines.setProperty("window.width", Double.toString(profile.window().width()));
        lines.setProperty("window.height", Double.toString(profile.window().height()));
        lines.setProperty("window.maximized", Boolean.toString(profile.window().maximized()));
        lines.setProperty("zoom", Integer.toString(profile.window().zoom()));
        PracticeLines.write(profile.practice(), lines);
        lines.setProperty("hosted", Boolean.toString(profile.hosted()));
        profile.visit().ifPresent(visit -> {
            lines.setProperty("visit.address", visit.address().toString());
            lines.setProperty("visit.key", visit.hostKey());
            lines.setProperty("visit.table", visit.table());
            lines.setProperty("visit.name", visit.name());
            lines.setProperty(
                    "visit.others",
                    visit.others().entrySet().stream()
                            .map(other -> other.getKey() + "@" + other.getValue())
                            .sorted()
                            .collect(Collectors.joining(" ")));
        });
        Path parent = file.toAbsolutePath().getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        // Beside it first, so that a crash in between leaves the old one whole.
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        try (Writer text = Files.newBufferedWriter(beside)) {
            lines.store(text, null);
        }
        Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private static Profile read(Properties lines, Profile fresh) {
        Badge badge = new Badge(
                PlayerName.clean(lines.getProperty("name", ""), fresh.badge().name()),
                value(lines, "colour", Colour::valueOf, fresh.badge().colour()),
                value(lines, "shape", Shape::valueOf, fresh.badge().shape()));
        WindowPlace window = new WindowPlace(
                value(lines, "window.width", Double::valueOf, fresh.window().width()),
                value(lines, "window.height", Double::valueOf, fresh.window().height()),
                Boolean.parseBoolean(lines.getProperty("window.maximized")),
                value(lines, "zoom", Integer::valueOf, fresh.window().zoom()));
        List<String> recent = Stream.of(lines.getProperty("recent", "").split(" "))
                .filter(address -> !address.isBlank())
                .limit(Profile.MOST_RECENT)
                .toList();
        boolean hosted = Boolean.parseBoolean(lines.getProperty("hosted"));
        Practice practice = PracticeLines.read(lines, fresh.practice());
        return new Profile(badge, recent, window, visit(lines), practice, hosted);
    }

    private static Optional<LastVisit> visit(Properties lines) {
        String address = lines.getProperty("visit.address");
        String key = lines.getProperty("visit.key");
        String table = lines.getProperty("visit.table");
        String name = lines.getProperty("visit.name");
        if (address == null || key == null || table == null || name == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(new LastVisit(HostAddress.parse(address), key, table, name, others(lines)));
        } catch (MalformedAddress e) {
            LOG.warn("the profile's last visit is spoilt: {}", e.toString());
            return Optional.empty();
        }
    }

    private static Map<String, HostAddress> others(Properties lines) throws MalformedAddress {
        Map<String, HostAddress> others = new HashMap<>();
        for (String other : lines.getProperty("visit.others", "").split(" ", -1)) {
            int at = other.indexOf('@');
            if (at > 0) {
                others.put(other.substring(0, at), HostAddress.parse(other.substring(at + 1)));
            }
        }
        return others;
    }

    private static <T> T value(Properties lines, String key, Function<String, T> parse, T otherwise) {
        String text = lines.getProperty(key);
        if (text == null) {
            return otherwise;
        }
        try {
            return parse.apply(text.strip().toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            LOG.warn("the profile's {} is spoilt: {}", key, e.toString());
            return otherwise;
        }
    }
}
