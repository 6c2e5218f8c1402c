package cantstop.simulation;

import cantstop.engine.Command;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// Somebody at the party. Looks at the screen, thinks for a moment, and presses a button; where the answer is not
/// that it was done, looks again and presses again. Sometimes presses twice, and sometimes, much later, what was
/// pressed long ago: all of that has to be harmless.
final class Friend {
    /// How long a person leaves a command alone after the host declined it.
    private static final Duration LEAVES_ALONE = Duration.ofMillis(500);

    private final Laptop laptop;
    private final Person person;
    private final Plan.Habits habits;
    private final Wishes wishes;
    private final SplittableRandom random;
    private final Deque<Again> again = new ArrayDeque<>();
    private boolean thinking;
    private boolean declined;
    private @Nullable Command waiting;

    Friend(Laptop laptop, Person person, Plan.Habits habits, boolean plays, SplittableRandom random) {
        this.laptop = laptop;
        this.person = person;
        this.habits = habits;
        this.random = random;
        wishes = new Wishes(person, laptop.table(), laptop.badge(person.profile()), plays, random.split());
    }

    /// A command that will be sent some more times.
    private record Again(Command command, int times) {}

    Person person() {
        return person;
    }

    Wishes wishes() {
        return wishes;
    }

    /// The program has ended: what was about to be pressed is not, and no answer comes any more.
    void forgetThoughts() {
        thinking = false;
        waiting = null;
    }

    /// The screen has changed, or time has passed.
    void look() {
        if (!thinking) {
            thinking = true;
            laptop.machine().after(declined ? thinks().plus(LEAVES_ALONE) : thinks(), this::act);
            declined = false;
        }
    }

    /// Where time may be up, somebody fetches a drink now and then.
    private Duration thinks() {
        boolean dawdles = laptop.table().settings().timerSeconds() > 0 && random.nextInt(1_000) < habits.dawdling();
        return dawdles
                ? Duration.ofSeconds(5 + random.nextInt(60))
                : Duration.ofNanos(1 + random.nextLong(habits.think()));
    }

    private void act() {
        thinking = false;
        TableState state = laptop.screen().state();
        if (state == null || !laptop.screen().isConnected()) {
            return;
        }
        if (!again.isEmpty() && random.nextInt(3) == 0) {
            pressAgain();
        }
        if (waiting == null && !laptop.seesALie()) {
            Command wish = wishes.next(state, laptop.screen(), habits.restless());
            if (wish != null) {
                press(wish);
            }
        }
        Wishes.AboutAway about = wishes.aboutAway(state, laptop.screen());
        if (about != null) {
            laptop.half().say(table -> new ClientMessage.Suggest(table, person.profile(), about.seat(), about.what()));
        }
    }

    private void press(Command wish) {
        waiting = wish;
        laptop.press(this, wish);
        if (wish instanceof Command.Turn && random.nextInt(100) < habits.resends()) {
            int more = random.nextInt(habits.sends());
            if (more > 0) {
                again.addLast(new Again(wish, more));
            }
        }
    }

    private void pressAgain() {
        Again next = again.removeFirst();
        laptop.press(this, next.command());
        if (next.times() > 1) {
            again.addLast(new Again(next.command(), next.times() - 1));
        }
    }

    /// The host, or the client half, has answered.
    void answered(Command command, Answer answer) {
        if (command.equals(waiting)) {
            waiting = null;
        }
        declined |= answer instanceof Answer.Declined;
        wishes.answered(command, answer);
    }
}
