package cantstop.client.system.sound;

import java.util.ArrayList;
import java.util.List;

/// A speaker that writes down what it was given.
public final class RecordingSpeaker implements Speaker {
    public record Played(Sound sound, double loudness) {}

    public final List<Played> played = new ArrayList<>();

    @Override
    public void play(Sound sound, double loudness) {
        played.add(new Played(sound, loudness));
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
