package cantstop.client.play.table;

import cantstop.client.kit.audio.ReadAloud;
import cantstop.client.kit.board.BoardInWords;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.play.start.StartOverlay;
import cantstop.client.play.start.WhoStarts;
import cantstop.client.play.talk.TalkModel;
import cantstop.client.play.talk.TalkOverlay;
import cantstop.engine.LogEntry;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What is laid over the table: whatever is asked for, and who starts, when a game has just begun.
final class TableOverlays {
    private final WindowLayers layers;
    private final Party party;
    private final TableModel model;
    private final Words words;
    private final Supplier<Motion> motion;
    private final ReadAloud voice;
    private boolean startSeen;
    private Optional<StartOverlay> start = Optional.empty();

    TableOverlays(
            WindowLayers layers, Party party, TableModel model, Words words, Supplier<Motion> motion, ReadAloud voice) {
        this.layers = layers;
        this.party = party;
        this.model = model;
        this.words = words;
        this.motion = motion;
        this.voice = voice;
    }

    /// The keys that play.
    void keys() {
        layers.lay(new KeysOverlay(words, layers::dismiss));
    }

    /// The board in sentences, which are read aloud where anything can.
    void words() {
        List<BoardInWords.Line> lines = new BoardInWords(
                        words, PlatesView.badges(model.plates().get()))
                .lines(party.state().get().game());
        Optional<Consumer<String>> reader = voice.isThere() ? Optional.of(voice::read) : Optional.empty();
        layers.lay(new WordsOverlay(words, lines, model.plates().get(), reader, layers::dismiss));
    }

    /// All that happened.
    void log(List<LogLine> lines) {
        layers.lay(new LogOverlay(words, lines, this::dice, layers::dismiss));
    }

    /// Who threw the dice.
    void dice() {
        layers.lay(new DiceOverlay(party, words, layers::dismiss));
    }

    /// What is said, and a line to write in.
    void talk(TalkModel talking) {
        layers.lay(new TalkOverlay(talking, words, layers::dismiss));
    }

    /// Who starts is seen once, when the game has just begun. A player who came later sees at once how it came
    /// out.
    void start() {
        Optional<LogEntry> begun = WhoStarts.justBegun(party.log());
        if (!startSeen && begun.isPresent()) {
            startSeen = true;
            Motion shown = party.presence().wasHere(begun.get()) ? motion.get() : Motion.NONE;
            StartOverlay over = new StartOverlay(party, words, shown, layers::dismiss);
            start = Optional.of(over);
            layers.lay(over);
        }
    }

    /// The first roll is not to be missed behind what tells who starts.
    void rolls() {
        start.ifPresent(layers::dismiss);
        start = Optional.empty();
    }
}
