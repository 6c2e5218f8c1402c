package cantstop.simulation;

import cantstop.host.environment.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// Dice that roll for a moment.
record FallingDice(Machine machine, SplittableRandom chance) implements Dice {
    private static final long LONGEST = TimeUnit.MILLISECONDS.toNanos(20);

    @Override
    public void roll(int count, Consumer<List<Integer>> fallen) {
        List<Integer> faces = new ArrayList<>();
        for (int die = 0; die < count; die++) {
            faces.add(1 + chance.nextInt(6));
        }
        machine.hear(chance.nextLong(LONGEST), () -> fallen.accept(faces));
    }
}
