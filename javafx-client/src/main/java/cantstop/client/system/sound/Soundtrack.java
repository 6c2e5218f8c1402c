package cantstop.client.system.sound;

import cantstop.client.kit.audio.SoundCheck;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.theme.Motion;
import cantstop.client.model.party.AnimationListener;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.Loudness;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Knocker;
import cantstop.protocol.Utterance;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import javafx.util.Duration;

/// Plays the sounds of a party with its animations. At a table with other laptops it plays the user's own turns, and
/// of the others' only talk; else a room full of laptops would play the same bust a moment apart. Follows one party
/// at a time. Confined to the FX thread.
public final class Soundtrack implements SoundCheck {
    /// How much softer the others' turns are than one's own.
    static final double OTHERS = 0.55;

    private final Speaker speaker;
    private final Supplier<Loudness> wished;
    private final Supplier<Motion> motion;
    private final BiConsumer<Duration, Runnable> later;
    private final Listening listening = new Listening();
    private final AnimationListener onset = this::begins;
    private Optional<Party> party = Optional.empty();
    private Optional<Heard> toSettle = Optional.empty();
    private boolean mine;
    private long rolls;

    /// What is heard once the dice have settled.
    ///
    /// @param roll which roll it belongs to, counted
    private record Heard(Cue cue, double share, long roll) {}

    /// A soundtrack without a party.
    ///
    /// @param wished the volumes
    /// @param motion how long the dice fall
    /// @param later runs a task after a delay
    public Soundtrack(
            Speaker speaker, Supplier<Loudness> wished, Supplier<Motion> motion, BiConsumer<Duration, Runnable> later) {
        this.speaker = speaker;
        this.wished = wished;
        this.motion = motion;
        this.later = later;
    }

    /// Plays what happens at this party from now on.
    public void follow(Optional<Party> other) {
        listening.stop();
        party.ifPresent(there -> there.onset(AnimationListener.NONE));
        party = other;
        mine = false;
        toSettle = Optional.empty();
        party.ifPresent(there -> {
            mine = isMine(there);
            there.onset(onset);
            listening.to(there.state(), (was, is) -> seen());
            listening.to(there.presence().nudgedBy(), (was, is) -> is.ifPresent(by -> call()));
            listening.to(there.talk().latest(), (was, is) -> spoken(is));
            listening.to(there.knocking().knockers(), this::knocked);
        });
    }

    @Override
    public boolean isBroken() {
        return speaker.isBroken();
    }

    @Override
    public void sample(boolean myTurn) {
        if (myTurn) {
            call();
        } else {
            play(Cue.of(Sound.STOP), 1);
        }
    }

    /// A knock is heard only by the owner, who can answer it, once for each guest.
    private void knocked(List<Knocker> was, List<Knocker> is) {
        boolean answers = party.filter(
                        there -> there.me().equals(there.state().get().owner()))
                .isPresent();
        if (answers && is.stream().anyMatch(knocker -> !was.contains(knocker))) {
            play(Cue.of(Sound.KNOCK), 1);
        }
    }

    private void begins(Event event, TableState before, TableState after, boolean hurried) {
        double share = share(event, before);
        SoundChoice.begin(event, before, after, motion.get())
                .filter(cue -> !hurried || cue.sound() == Sound.WIN)
                .ifPresent(cue -> play(cue, share));
        rolls++;
        toSettle = hurried
                ? Optional.empty()
                : SoundChoice.settled(event, before).map(cue -> new Heard(cue, share, rolls));
        toSettle.ifPresent(
                heard -> later.accept(SoundChoice.falling(event, before, motion.get()), () -> settle(heard)));
    }

    /// The dice have settled: their time is over, or the player skipped it.
    private void settle(Heard heard) {
        if (toSettle.filter(heard::equals).isPresent()) {
            toSettle = Optional.empty();
            play(heard.cue(), heard.share());
        }
    }

    private void seen() {
        toSettle.ifPresent(this::settle);
        boolean was = mine;
        mine = party.filter(Soundtrack::isMine).isPresent();
        if (mine && !was) {
            call();
        }
    }

    private void call() {
        Loudness loudness = wished.get();
        sound(Cue.of(Sound.MY_TURN), loudness.isMuted() ? 0 : loudness.myTurn() / 100.0);
    }

    private void spoken(Optional<HostMessage.Spoken> latest) {
        boolean heard = latest.map(HostMessage.Spoken::what)
                .filter(what -> what instanceof Utterance.React || what instanceof Utterance.CallBust)
                .isPresent();
        if (heard) {
            play(Cue.of(Sound.REACTION), OTHERS);
        }
    }

    /// The share of the full volume that an event gets; 0 if it is not played here.
    private double share(Event event, TableState before) {
        Optional<Seat> actor = SoundChoice.actor(event);
        boolean own = actor.isPresent() && actor.equals(party.flatMap(Party::mySeat));
        boolean alone = party.filter(there -> SoundChoice.isHereAlone(before, there.me()))
                .isPresent();
        if (own) {
            return 1;
        }
        return alone || wished.get().others() ? OTHERS : 0;
    }

    private void play(Cue cue, double share) {
        Loudness loudness = wished.get();
        sound(cue, loudness.isMuted() ? 0 : share * loudness.effects() / 100.0);
    }

    private void sound(Cue cue, double loudness) {
        if (loudness > 0) {
            speaker.play(cue, loudness);
        }
    }

    private static boolean isMine(Party there) {
        return there.state()
                .get()
                .playing()
                .map(GameState::mover)
                .filter(mover -> Optional.of(mover).equals(there.mySeat()))
                .isPresent();
    }
}
