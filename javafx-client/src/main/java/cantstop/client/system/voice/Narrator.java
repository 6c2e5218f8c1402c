package cantstop.client.system.voice;

import cantstop.client.kit.audio.ReadAloud;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.Narration;
import cantstop.client.model.words.LogWords;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Option;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Reads aloud what happens at a party, in the words of the log, and what there is to decide. Follows one party at a
/// time. Confined to the FX thread.
public final class Narrator implements ReadAloud {
    private final Voice voice;
    private final Supplier<Narration> wished;
    private final Supplier<Words> words;
    private final Listening listening = new Listening();
    private Optional<Party> party = Optional.empty();

    /// A narrator without a party.
    public Narrator(Voice voice, Supplier<Narration> wished, Supplier<Words> words) {
        this.voice = voice;
        this.wished = wished;
        this.words = words;
    }

    @Override
    public boolean isThere() {
        return voice.isThere();
    }

    /// Reads what happens at this party from now on.
    public void follow(Optional<Party> other) {
        listening.stop();
        party = other;
        party.ifPresent(there -> listening.to(there.state(), this::changed));
    }

    @Override
    public void read(String text) {
        voice.say(text, words.get().locale());
    }

    private void changed(TableState was, TableState is) {
        boolean mine = isMine(is);
        boolean told =
                wished.get() == Narration.EVERYTHING || wished.get() == Narration.MY_TURNS && (mine || isMine(was));
        if (!told || is.sequence() != was.sequence() + 1) {
            return;
        }
        List<String> sentences = new ArrayList<>();
        happened()
                .flatMap(event -> new LogWords(words.get()).say(event, was, is))
                .ifPresent(sentences::add);
        if (mine) {
            sentences.addAll(toDecide(is));
        }
        if (!sentences.isEmpty()) {
            read(String.join("\n", sentences));
        }
    }

    private Optional<Event> happened() {
        return party.map(Party::log)
                .filter(log -> !log.isEmpty())
                .map(List::getLast)
                .map(LogEntry::event);
    }

    private List<String> toDecide(TableState table) {
        GameState game = table.playing().orElseThrow();
        return switch (game.phase()) {
            case Phase.ToRoll _ -> List.of(words.get().say("turn.toRoll.mine"));
            case Phase.ToChoose _ -> choices(game);
            case Phase.ToGoOn _ -> List.of(words.get().say("turn.toGoOn.mine"));
            case Phase.ForStart _, Phase.Falling _, Phase.Finished _ -> List.of();
        };
    }

    private List<String> choices(GameState game) {
        List<String> choices = new ArrayList<>(List.of(words.get().say("turn.toChoose.mine")));
        List<Option> options = game.options();
        for (int at = 0; at < options.size(); at++) {
            choices.add(words.get()
                    .say("said", at + 1, words.get().option(options.get(at).columns())));
        }
        return choices;
    }

    private boolean isMine(TableState table) {
        Optional<Seat> seat = party.flatMap(there -> table.seatOf(there.me()));
        return table.playing()
                .map(GameState::mover)
                .filter(mover -> Optional.of(mover).equals(seat))
                .isPresent();
    }
}
