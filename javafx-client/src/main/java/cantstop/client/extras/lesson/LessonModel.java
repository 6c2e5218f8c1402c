package cantstop.client.extras.lesson;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.EventAnimator;
import cantstop.client.model.words.Reasons;
import cantstop.client.model.words.SeatNames;
import cantstop.client.play.table.Controls;
import cantstop.client.play.table.Recent;
import cantstop.client.play.table.Situation;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Packed;
import cantstop.engine.Player;
import cantstop.engine.PlayerName;
import cantstop.engine.Roll;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The lesson's view model: where the learner is in the script, and what came of what they did. What happens is shown
/// one event after the other; the next step begins when all of it was seen. Confined to the FX thread; needs no
/// toolkit.
public final class LessonModel {
    private static final Roll OTHERS_ROLL = new Roll(6, 2, 3, 5);

    private final Navigator navigator;
    private final Deque<LessonTable.Happening> waiting = new ArrayDeque<>();
    private final ReadOnlyObjectWrapper<LessonView> view;
    private LessonTable table;
    private TableState shown;
    private LessonStep step = LessonStep.FIRST_ROLL;
    private int rolls;
    private boolean moving;
    private EventAnimator stage = EventAnimator.NONE;

    /// A lesson that begins.
    public LessonModel(Navigator navigator) {
        this.navigator = navigator;
        table = newTable();
        shown = table.state();
        view = new ReadOnlyObjectWrapper<>(look());
    }

    /// Those of the moment: the lesson outlives a change of language.
    private Words words() {
        return navigator.me().words();
    }

    private LessonTable newTable() {
        Badge mine = navigator.me().profile().get().badge();
        Badge other = new Badge(new PlayerName(words().say("bot.name")), mine.colour(), mine.shape());
        return new LessonTable(navigator.me().person(), mine, other, new TableName(words().say("practice.table")));
    }

    ReadOnlyObjectProperty<LessonView> view() {
        return view.getReadOnlyProperty();
    }

    /// What happens is shown here from now on.
    void playOn(EventAnimator other) {
        stage.finish();
        stage = other;
    }

    /// Says everything anew, in the language of the moment.
    void speak() {
        view.set(look());
    }

    boolean isMoving() {
        return moving;
    }

    void finishMotion() {
        stage.finish();
    }

    void roll() {
        if (may(Aim.ROLL)) {
            happened(table.roll(step.dice(table.game())));
        }
    }

    void choose(List<Column> columns) {
        if (may(Aim.PICK)) {
            happened(table.choose(columns));
        }
    }

    /// Picks the option with this key, 1 to 6, where there is one.
    void choose(int key) {
        List<Option> options = view.get().controls().options();
        if (key <= options.size()) {
            choose(options.get(key - 1).columns());
        }
    }

    void stop() {
        if (may(Aim.STOP)) {
            waiting.addAll(table.stop());
            happened(step.passesOn() ? table.shortTurn(OTHERS_ROLL) : List.of());
        }
    }

    /// Goes on from a step that is only read.
    void goOn() {
        if (may(Aim.READ)) {
            begin(step.next());
        }
    }

    /// Begins anew.
    void again() {
        stage.finish();
        waiting.clear();
        table = newTable();
        shown = table.state();
        rolls = 0;
        begin(LessonStep.FIRST_ROLL);
    }

    /// To a game against a bot.
    void practise() {
        navigator.practise();
    }

    /// To a table of one's own. Where it can't be opened Home says why.
    void host() {
        navigator.leave();
        navigator.hostAGame();
    }

    public void goHome() {
        navigator.leave();
    }

    private boolean may(Aim aim) {
        return !moving && step.aim() == aim;
    }

    private void happened(List<LessonTable.Happening> what) {
        waiting.addAll(what);
        moving = true;
        view.set(look());
        show();
    }

    private void show() {
        LessonTable.Happening next = waiting.poll();
        if (next == null) {
            moving = false;
            begin(step.next());
            return;
        }
        stage.play(next.event(), next.before(), next.after(), false, () -> {
            shown = next.after();
            count(next.event());
            view.set(look());
            show();
        });
    }

    /// Counts the rolls of a turn as they are seen, the other's too.
    private void count(Event event) {
        switch (event) {
            case Event.Rolled(var _, var _, boolean bust, var _, var _) -> rolls = bust ? 0 : rolls + 1;
            case Event.Stopped _ -> rolls = 0;
            default -> {}
        }
    }

    private void begin(LessonStep next) {
        step = next;
        if (step.isLater()) {
            table = newTable();
            table.skipToTheEnd();
            shown = table.state();
            rolls = 0;
        }
        view.set(look());
    }

    private LessonView look() {
        GameState game = Objects.requireNonNull(shown.game());
        Optional<Player.Bust> bust =
                Optional.ofNullable(game.player(LessonTable.MINE).bust());
        boolean others = game.mover().equals(LessonTable.OTHER) && step != LessonStep.BUST;
        String text = others && moving
                ? words().say("lesson.others", SeatNames.of(words(), shown, LessonTable.OTHER))
                : words().say("lesson.step." + step.name(), columns(runners(game, bust)), game.stepsAtStake());
        return new LessonView(step, title(), text, controls(game), shown, bust.map(Player.Bust::roll));
    }

    private String title() {
        return step == LessonStep.DONE
                ? words().say("lesson.done")
                : words().say(
                                "lesson.title.chapter",
                                step.chapter().number(),
                                RulesChapter.COUNT,
                                words().say("lesson.chapter." + step.chapter().name()));
    }

    /// After a bust it is any of them that would have done.
    private String columns(List<String> runners) {
        return step == LessonStep.BUST ? words().oneOf(runners) : words().list(runners);
    }

    private static List<String> runners(GameState game, Optional<Player.Bust> bust) {
        long markers = bust.map(Player.Bust::markers).orElse(game.markers());
        return Column.all().stream()
                .filter(column -> Packed.space(markers, column.number()) > 0)
                .flatMap(column -> Stream.of(column.toString()))
                .toList();
    }

    /// What the table would offer, less what the lesson does not ask for.
    private Controls controls(GameState game) {
        Optional<String> pending = Optional.of(words().say("hindrance.moment")).filter(why -> moving);
        Controls all = new Situation(
                        shown,
                        game,
                        Optional.of(LessonTable.MINE),
                        false,
                        Optional.empty(),
                        pending,
                        new Recent(rolls, List.of()),
                        Optional.empty(),
                        words(),
                        new Reasons(words()))
                .controls();
        return new Controls(
                all.headline(),
                all.myTurn(),
                all.keys(),
                all.dice(),
                false,
                all.options(),
                all.choosing() && step.aim() == Aim.PICK,
                only(all.roll(), Aim.ROLL),
                only(all.stop(), Aim.STOP),
                all.stake(),
                false,
                false,
                false,
                Optional.empty(),
                all.lost(),
                all.lostSaid(),
                all.news(),
                "",
                all.mover());
    }

    private Controls.Press only(Controls.Press press, Aim aim) {
        boolean later = press.enabled() && step.aim() != aim;
        return later
                ? new Controls.Press(press.label(), press.detail(), Optional.of(words().say("lesson.later")))
                : press;
    }
}
