package cantstop.host;

import cantstop.host.environment.Dice;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/// Dice that fall as a test says, else as a seed does; at once, or when the test lets go of them.
public final class ScriptedDice implements Dice {
    private final Random random = new Random(7);
    private final Deque<List<Integer>> script = new ArrayDeque<>();
    private final Deque<Runnable> inTheAir = new ArrayDeque<>();
    private boolean held;

    @Override
    public void roll(int count, Consumer<List<Integer>> fallen) {
        if (held) {
            inTheAir.add(() -> fallen.accept(faces(count)));
        } else {
            fallen.accept(faces(count));
        }
    }

    private List<Integer> faces(int count) {
        return script.isEmpty() ? random.ints(count, 1, 7).boxed().toList() : script.remove();
    }

    /// What falls next.
    public ScriptedDice next(Integer... faces) {
        script.add(List.of(faces));
        return this;
    }

    /// From now on dice stay in the air.
    public void hold() {
        held = true;
    }

    public int inTheAir() {
        return inTheAir.size();
    }

    /// What is in the air falls.
    public void fall() {
        List<Runnable> falling = new ArrayList<>(inTheAir);
        inTheAir.clear();
        falling.forEach(Runnable::run);
    }
}
