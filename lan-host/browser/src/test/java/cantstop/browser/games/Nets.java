package cantstop.browser.games;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/// The nets of the strongest bots, which the compiled games carry within them.
public final class Nets implements ResourcesPolicy {
    @Override
    public String[] supplyResources(Collection<? extends String> known) {
        return new String[] {
            "cantstop/engine/bot/champion.net",
            "cantstop/engine/bot/two.net",
            "cantstop/engine/bot/three.net",
            "cantstop/engine/bot/four.net"
        };
    }
}
