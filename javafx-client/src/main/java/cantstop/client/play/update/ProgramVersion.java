package cantstop.client.play.update;

import java.lang.module.ModuleDescriptor;
import java.util.Optional;

/// Versions of this program, as programs call themselves: `cant-stop 0.2.0`.
final class ProgramVersion {
    private static final String NAME = "cant-stop ";

    private ProgramVersion() {}

    /// What this program calls itself; empty where it runs from loose classes, which have no version.
    static String ours() {
        ModuleDescriptor descriptor = ProgramVersion.class.getModule().getDescriptor();
        return descriptor == null
                ? ""
                : descriptor.rawVersion().map(version -> NAME + version).orElse("");
    }

    /// The later version, where the other program says that it is one.
    ///
    /// @param theirs hearsay: anything may stand in it
    static Optional<String> newer(String theirs, String ours) {
        return version(theirs)
                .filter(other ->
                        version(ours).filter(own -> other.compareTo(own) > 0).isPresent())
                .map(Object::toString);
    }

    private static Optional<ModuleDescriptor.Version> version(String program) {
        if (!program.startsWith(NAME)) {
            return Optional.empty();
        }
        try {
            return Optional.of(ModuleDescriptor.Version.parse(program.substring(NAME.length())));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
