package cantstop.protocol;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// The folder with the data of an installation:
///
/// ```
/// identity.pem   its key and certificate, shared by both parts
/// player/        what the player part keeps; lock: held while it runs
/// host/          what the host part keeps; lock: held while it runs
/// ```
///
/// A folder is made when it is first needed. Immutable.
public final class DataFolder {
    private static final String NAME = "cant-stop";

    /// The parts of the program; each keeps a folder of its own, so that a host and a player may run on one
    /// machine, and holds it, so that two hosts may not run on one journal.
    public enum Part {
        PLAYER,
        HOST;

        String folder() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Path path;

    private DataFolder(Path path) {
        this.path = path.toAbsolutePath().normalize();
    }

    /// The folder that the user named with `--data`.
    public static DataFolder at(Path path) {
        return new DataFolder(path);
    }

    /// The default folder on this system.
    public static DataFolder usual() {
        return at(usual(
                System.getProperty("os.name", ""), System.getenv(), Path.of(System.getProperty("user.home", "."))));
    }

    /// The default folder by the system's convention: Application Support on macOS, the roaming profile on Windows,
    /// the XDG base directories elsewhere.
    static Path usual(String system, Map<String, String> environment, Path home) {
        if (system.startsWith("Mac")) {
            return home.resolve("Library", "Application Support", NAME);
        }
        if (system.startsWith("Windows")) {
            return absolute(environment, "APPDATA", home.resolve("AppData", "Roaming"))
                    .resolve(NAME);
        }
        return absolute(environment, "XDG_DATA_HOME", home.resolve(".local", "share"))
                .resolve(NAME);
    }

    /// A relative path in the environment is to be ignored, says the XDG specification.
    private static Path absolute(Map<String, String> environment, String variable, Path otherwise) {
        String named = environment.getOrDefault(variable, "");
        return named.isEmpty() || !Path.of(named).isAbsolute() ? otherwise : Path.of(named);
    }

    public Path path() {
        return path;
    }

    /// Takes one part for this program, until it is closed or the program ends, however it ends.
    ///
    /// @throws UnusableData with [UnusableData.Reason#HELD] where another program, or this one, has it already
    public HeldFolder hold(Part part) throws UnusableData {
        return HeldFolder.hold(made(pathOf(part)));
    }

    /// Where a part is kept, held by this program or not.
    public Path pathOf(Part part) {
        return path.resolve(part.folder());
    }

    /// The key of this installation: made on the first call of all, the same ever after.
    public Identity identity() throws UnusableData {
        return IdentityFile.loadOrMake(made(path));
    }

    /// A new key for this installation, in place of one that a copy of it has as well. The old one is kept aside.
    public Identity renewIdentity() throws UnusableData {
        return IdentityFile.renew(made(path));
    }

    private static Path made(Path folder) throws UnusableData {
        try {
            OwnerOnly.createFolders(folder);
            return folder;
        } catch (IOException e) {
            throw UnusableData.because(e, folder, folder);
        }
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
