package cantstop.client.system.sound;

import java.util.Locale;

/// The sounds. Each has WAVs beside this package, made by `scripts/Sounds.java`: one, or several variants.
public enum Sound {
    /// One die that hits the ground; a throw is made of several.
    ROLL(5),
    /// A runner is set down: the higher the variant, the higher the note.
    CHOOSE(6),
    STOP(1),
    /// A bust; the higher the variant, the longer the silence and the fall.
    BUST(3),
    COLUMN(1),
    WIN(1),
    REACTION(1),
    KNOCK(1),
    MY_TURN(1);

    private final int variants;

    Sound(int variants) {
        this.variants = variants;
    }

    /// How many there are to choose from.
    int variants() {
        return variants;
    }

    /// Its resource.
    String file(int variant) {
        String name = name().toLowerCase(Locale.ROOT);
        return (variants == 1 ? name : name + "_" + variant) + ".wav";
    }
}
