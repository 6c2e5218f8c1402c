package cantstop.host.net;

import java.lang.module.ModuleDescriptor;

/// This program's version in words, to be shown where two programs don't match.
final class HostVersion {
    private HostVersion() {}

    static String inWords() {
        ModuleDescriptor descriptor = HostVersion.class.getModule().getDescriptor();
        String version = descriptor == null
                ? "(unpacked)"
                : descriptor.version().map(Object::toString).orElse("(unversioned)");
        return "cant-stop " + version;
    }
}
