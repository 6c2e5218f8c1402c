package cantstop.client.system.sound;

import java.util.ArrayList;
import java.util.List;

/// A speaker that writes down what it was given.
public final class RecordingSpeaker implements Speaker {
    public record Played(Sound sound, double loudness) {}

    public final List<Played> played = new ArrayList<>();
    public final List<Cue> cues = new ArrayList<>();

    @Override
    public void play(Cue cue, double loudness) {
        cues.add(cue);
        played.add(new Played(cue.sound(), loudness));
    }

    @Override
    public boolean isBroken() {
        return false;
    }

    /// What was heard since the last time somebody asked.
    public List<Sound> heard() {
        List<Sound> sounds = played.stream().map(Played::sound).toList();
        played.clear();
        return sounds;
    }
}
