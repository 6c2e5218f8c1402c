package cantstop.client.model.navigation;

import cantstop.client.kit.words.Words;
import cantstop.client.model.profile.Profile;
import cantstop.engine.TableName;
import cantstop.engine.identity.Person;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The user of this computer: a person to every host, a profile that is kept, and a language. Confined to the FX
/// thread.
public final class LocalUser {
    private final ReadOnlyObjectWrapper<Profile> profile;
    private final Consumer<Profile> keep;
    private Person person;
    private Words words;

    LocalUser(Person person, Profile profile, Words words, Consumer<Profile> keep) {
        this.person = person;
        this.profile = new ReadOnlyObjectWrapper<>(profile);
        this.words = words;
        this.keep = keep;
    }

    /// The user's identity: the key of this installation.
    public Person person() {
        return person;
    }

    void become(Person other) {
        person = other;
    }

    public ReadOnlyObjectProperty<Profile> profile() {
        return profile.getReadOnlyProperty();
    }

    /// Replaces the profile, and saves it.
    public void change(Profile other) {
        if (!other.equals(profile.get())) {
            profile.set(other);
            keep.accept(other);
        }
    }

    /// The words of the current language. They are replaced when it changes, so do not keep them.
    public Words words() {
        return words;
    }

    /// Changes the language.
    public void speak(Words other) {
        words = other;
    }

    /// What a table of mine is called: "Anna's game", or what of it there is room for.
    TableName tableName() {
        String player = profile.get().badge().name().text();
        List<String> shorter = List.of(words.say("table.name", player), player);
        return shorter.stream()
                .filter(TableName::isName)
                .findFirst()
                .map(TableName::new)
                .orElseThrow();
    }
}
