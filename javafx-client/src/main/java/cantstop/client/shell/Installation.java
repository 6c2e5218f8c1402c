package cantstop.client.shell;

import cantstop.client.kit.words.Words;
import cantstop.client.model.profile.Preferences;
import cantstop.client.model.profile.Profile;
import cantstop.client.model.profile.ProfileStore;
import cantstop.client.system.host.SeenGamesFile;
import cantstop.engine.PlayerName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.protocol.DataFolder;
import cantstop.protocol.HeldFolder;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.UnusableData;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.client.discovery.HostDiscovery;
import cantstop.protocol.client.discovery.Lookout;
import cantstop.protocol.client.net.NetworkLookout;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/// What this program keeps on this machine, held for as long as it runs: its key, its profile, and the threads
/// that do what would keep the FX thread waiting.
final class Installation implements AutoCloseable {
    /// Longer than a host takes to say goodbye to all guests.
    private static final long GOODBYE_SECONDS = 5;

    private final DataFolder folder;
    private final HeldFolder held;
    private volatile Identity identity;
    private final SeenGamesFile seen;
    private final ProfileStore profiles;
    private final ProfileStore.Loaded loaded;
    private final Words words;
    private final ExecutorService files = Executors.newSingleThreadExecutor();
    private final ExecutorService hosts = Executors.newSingleThreadExecutor();
    private final ExecutorService goodbyes = Executors.newSingleThreadExecutor();

    /// Made when the player first looks for hosts. Confined to `files`, as making it takes a while.
    private @Nullable NetworkLookout lookout;

    private Installation(DataFolder folder, HeldFolder held, Identity identity, SeenGamesFile seen, Locale system) {
        this.folder = folder;
        this.held = held;
        this.identity = identity;
        this.seen = seen;
        profiles = new ProfileStore(held.path().resolve("profile.properties"), files);
        SplittableRandom random = new SplittableRandom();
        loaded = profiles.load(
                Profile.fresh(System.getProperty("user.name", ""), () -> friendly(Words.of(system), random), random));
        words = Words.of(loaded.profile()
                .preferences()
                .get(Preferences.LANGUAGE)
                .map(Locale::of)
                .orElse(system));
    }

    /// A name for a player whose account tells none.
    private static PlayerName friendly(Words words, RandomGenerator random) {
        String[] names = words.say("home.name.friendly").split(" ", -1);
        return new PlayerName(names[random.nextInt(names.length)]);
    }

    /// Takes the player's part of a data folder.
    ///
    /// @param system the language to use if the player has set none
    /// @throws UnusableData if another window has it, or it can't be used
    static Installation in(DataFolder folder, Locale system) throws UnusableData {
        HeldFolder held = folder.hold(DataFolder.Part.PLAYER);
        try {
            return new Installation(folder, held, folder.identity(), new SeenGamesFile(folder, held), system);
        } catch (UnusableData e) {
            held.close();
            throw e;
        }
    }

    /// What this program says at first. They are read here, beside the toolkit's start.
    Words words() {
        return words;
    }

    Path data() {
        return folder.path();
    }

    /// Where the player's part is kept.
    Path player() {
        return held.path();
    }

    Identity identity() {
        return identity;
    }

    /// Opens the copies of games, once the window is in use; a caller waits for it. Parses the key as well, so that
    /// joining need not wait for that.
    ///
    /// @throws UnusableData if it can't be used
    void openSeen() throws UnusableData {
        seen.open();
        identity.unpack();
    }

    /// The tables that were seen here.
    SeenGames seen() {
        return seen;
    }

    /// Makes a new key, in place of one that a copy of this installation has as well.
    CompletionStage<Person> renew() {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        identity = folder.renewIdentity();
                        return person();
                    } catch (UnusableData e) {
                        throw new CompletionException(e);
                    }
                },
                files);
    }

    /// Who sits in front of it. Several people at one laptop come later.
    Person person() {
        return new Person(identity.key(), 0);
    }

    /// The profile, as it was when this was opened.
    ProfileStore.Loaded loaded() {
        return loaded;
    }

    void keep(Profile profile) {
        profiles.save(profile);
    }

    /// Does what a host needs, one after the other.
    ExecutorService hosts() {
        return hosts;
    }

    /// Says goodbye to hosts.
    ExecutorService goodbyes() {
        return goodbyes;
    }

    /// Where the hosts around are heard.
    HostDiscovery neighbours() {
        return new HostDiscovery() {
            @Override
            public void look(List<HostAddress> remembered, Consumer<Lookout.View> watcher) {
                aside(() -> {
                    if (lookout == null) {
                        lookout = NetworkLookout.checking(NetworkLookout.Ears.ofThisMachine(), () -> identity.key());
                    }
                    lookout.look(remembered, watcher);
                });
            }

            @Override
            public void rest() {
                looking(NetworkLookout::rest);
            }

            @Override
            public void tried(Key host, boolean shutOut) {
                looking(there -> there.tried(host, shutOut));
            }
        };
    }

    private void looking(Consumer<NetworkLookout> act) {
        aside(() -> {
            if (lookout != null) {
                act.accept(lookout);
            }
        });
    }

    private void aside(Runnable task) {
        try {
            files.execute(task);
        } catch (RejectedExecutionException _) {
            LoggerFactory.getLogger(Installation.class).debug("Closed before");
        }
    }

    /// Lets everything be said and written, and lets go of the folder.
    @Override
    public void close() {
        looking(NetworkLookout::close);
        for (ExecutorService each : new ExecutorService[] {goodbyes, hosts, files}) {
            each.shutdown();
            try {
                if (!each.awaitTermination(GOODBYE_SECONDS, TimeUnit.SECONDS)) {
                    each.shutdownNow();
                }
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
        seen.close();
        held.close();
    }
}
