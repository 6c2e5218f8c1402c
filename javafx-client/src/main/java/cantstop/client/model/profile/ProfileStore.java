package cantstop.client.model.profile;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Shape;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
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
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;

/// The profile's file: a few lines that a person can read and mend. What is missing in it, or can't be parsed, is as on
/// the first start.
public final class ProfileStore {
    private final Path file;
    private final Executor writer;

    /// A store in that file.
    ///
    /// @param file it need not exist yet
    /// @param writer writes on its thread, in order
    public ProfileStore(Path file, Executor writer) {
        this.file = file;
        this.writer = writer;
    }

    /// What was read.
    ///
    /// @param profile what the file says
    /// @param aside a copy of the file, if not all of it could be parsed
    public record Loaded(Profile profile, Optional<Path> aside) {}

    /// Reads the file. If not all of it could be parsed, a copy is kept before it is written again.
    ///
    /// @param fresh for what the file does not say
    public Loaded load(Profile fresh) {
        Properties properties = new Properties();
        boolean readable = true;
        if (Files.exists(file)) {
            try (Reader reader = Files.newBufferedReader(file)) {
                properties.load(reader);
            } catch (IOException | IllegalArgumentException e) {
                LoggerFactory.getLogger(ProfileStore.class)
                        .warn("the profile can't be read and begins anew: {}", e.toString());
                properties.clear();
                readable = false;
            }
        }
        Lines lines = new Lines(properties);
        Profile profile = read(lines, fresh);
        return new Loaded(profile, readable && !lines.isSpoilt() ? Optional.empty() : keepAside());
    }

    private Optional<Path> keepAside() {
        Path aside = file.resolveSibling(file.getFileName() + ".spoilt");
        try {
            return Optional.of(Files.copy(file, aside, StandardCopyOption.REPLACE_EXISTING));
        } catch (IOException e) {
            LoggerFactory.getLogger(ProfileStore.class).warn("the spoilt profile can't be kept: {}", e.toString());
            return Optional.of(file);
        }
    }

    /// Writes the profile, soon. If it can't be written, the program goes on without.
    public void save(Profile profile) {
        writer.execute(() -> {
            try {
                write(profile);
            } catch (IOException e) {
                LoggerFactory.getLogger(ProfileStore.class).warn("the profile can't be written: {}", e.toString());
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
        Preferences.all().forEach(preference -> write(preference, profile.preferences(), lines));
        FirstGamesLines.write(profile.firstGames(), lines);
        lines.setProperty("wlan.name", profile.wlan().name());
        lines.setProperty("wlan.password", profile.wlan().password());
        lines.setProperty("hosted", Boolean.toString(profile.hosted()));
        profile.visit().ifPresent(visit -> {
            lines.setProperty("visit.address", visit.address().toString());
            lines.setProperty("visit.key", visit.hostKey().hex());
            lines.setProperty("visit.table", visit.table().hex());
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
        // A crash in between leaves the old file whole.
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        try (Writer text = Files.newBufferedWriter(beside)) {
            lines.store(text, null);
        }
        Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private static <T> void write(Preference<T> preference, Preferences preferences, Properties lines) {
        lines.setProperty(preference.key(), preference.format(preferences.get(preference)));
    }

    private static Preferences preferences(Lines lines, Preferences fresh) {
        Preferences read = fresh;
        for (Preference<?> preference : Preferences.all()) {
            read = read(preference, lines, read);
        }
        return read;
    }

    private static <T> Preferences read(Preference<T> preference, Lines lines, Preferences fresh) {
        return fresh.with(preference, lines.value(preference.key(), preference::parse, fresh.get(preference)));
    }

    private static Profile read(Lines lines, Profile fresh) {
        Badge badge = new Badge(
                PlayerName.clean(lines.text("name")).orElse(fresh.badge().name()),
                lines.value("colour", Colour::valueOf, fresh.badge().colour()),
                lines.value("shape", Shape::valueOf, fresh.badge().shape()));
        WindowPlace window = new WindowPlace(
                lines.value("window.width", Double::valueOf, fresh.window().width()),
                lines.value("window.height", Double::valueOf, fresh.window().height()),
                lines.flag("window.maximized", false),
                lines.value("zoom", Integer::valueOf, fresh.window().zoom()));
        List<String> recent = Stream.of(lines.text("recent").split(" "))
                .filter(address -> !address.isBlank())
                .limit(Profile.MOST_RECENT)
                .toList();
        return new Profile(
                badge,
                recent,
                window,
                visit(lines),
                PracticeLines.read(lines, fresh.practice()),
                lines.flag("hosted", false),
                preferences(lines, fresh.preferences()),
                FirstGamesLines.read(lines, fresh.firstGames()),
                new Wlan(lines.text("wlan.name"), lines.text("wlan.password")));
    }

    private static Optional<LastVisit> visit(Lines lines) {
        if (!Stream.of("address", "key", "table", "name").allMatch(part -> lines.has("visit." + part))) {
            return Optional.empty();
        }
        try {
            return Optional.of(new LastVisit(
                    HostAddress.parse(lines.text("visit.address")),
                    new Key(lines.text("visit.key")),
                    new TableId(lines.text("visit.table")),
                    lines.text("visit.name"),
                    others(lines)));
        } catch (MalformedAddress | IllegalArgumentException e) {
            lines.spoilt("visit", e);
            return Optional.empty();
        }
    }

    private static Map<Key, HostAddress> others(Lines lines) throws MalformedAddress {
        Map<Key, HostAddress> others = new HashMap<>();
        for (String other : lines.text("visit.others").split(" ", -1)) {
            int at = other.indexOf('@');
            if (at > 0) {
                others.put(new Key(other.substring(0, at)), HostAddress.parse(other.substring(at + 1)));
            }
        }
        return others;
    }
}
