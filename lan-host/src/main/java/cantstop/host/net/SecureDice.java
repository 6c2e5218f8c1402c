package cantstop.host.net;

import cantstop.host.environment.Dice;
import java.security.SecureRandom;
import java.util.List;
import java.util.function.Consumer;

/// Dice of the system's secure random. Each face is as likely as any other: a bounded draw rejects the remainder
/// instead of folding it in.
final class SecureDice implements Dice {
    private static final int FACES = 6;

    private final SecureRandom random = new SecureRandom();

    @Override
    public void roll(int count, Consumer<List<Integer>> fallen) {
        fallen.accept(random.ints(count, 1, FACES + 1).boxed().toList());
    }
}
