package cantstop.emulation;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/// Which classes stand for others when the browser's program is compiled.
public final class Substitutes extends SimpleSubstitutionPolicy {
    private static final String HERE = "cantstop.emulation.";

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(inPackage("java", true)).packagePrefix(HERE);
        sink.selectClasses(inPackage("javax.crypto", true)).packagePrefix(HERE);
        sink.selectClasses(inPackage("javax.security", true)).packagePrefix(HERE);
        sink.selectClasses(inPackage("org.slf4j", true)).packagePrefix(HERE);
        sink.selectClasses(inPackage("org.bouncycastle.crypto", true)).packagePrefix(HERE);
        sink.selectClasses(inPackage("org.bouncycastle.util", true)).packagePrefix(HERE);
    }
}
