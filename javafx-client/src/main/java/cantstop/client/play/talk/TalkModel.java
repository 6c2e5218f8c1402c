package cantstop.client.play.talk;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.party.TableTalk;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Chair;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.protocol.Absence;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Reaction;
import cantstop.protocol.Utterance;
import cantstop.protocol.Watcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// The view model of talk: what the user may say now, and what is said, in words.
public final class TalkModel {
    private final Party party;
    private final Words words;
    private final Supplier<PlayerName> name;
    private final ReadOnlyBooleanWrapper mayCall = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper heard = new ReadOnlyBooleanWrapper();
    private final Listening listening = new Listening();

    /// A model that follows nothing yet.
    ///
    /// @param name the user's name, if they have no seat
    public TalkModel(Party party, Words words, Supplier<PlayerName> name) {
        this.party = party;
        this.words = words;
        this.name = name;
    }

    public void activate() {
        listening.to(
                this::refresh,
                party.state(),
                party.connection(),
                party.presence().away(),
                party.presence().watching(),
                talk().calls(),
                talk().latest());
        refresh();
    }

    public void deactivate() {
        listening.stop();
    }

    TableTalk talk() {
        return party.talk();
    }

    /// Whether a person at another laptop receives what is said here.
    ReadOnlyBooleanProperty heard() {
        return heard.getReadOnlyProperty();
    }

    /// Whether "I say bust" counts now.
    public ReadOnlyBooleanProperty mayCall() {
        return mayCall.getReadOnlyProperty();
    }

    /// Says a line; nothing where there is nothing to see in it.
    public void chat(String typed) {
        ChatText.clean(typed).ifPresent(line -> say(new Utterance.Chat(line)));
    }

    /// Calls out a reaction, now or as soon as there may be another.
    public void react(Reaction reaction) {
        talk().reactions().let(() -> say(new Utterance.React(reaction)));
    }

    /// "I say bust."
    public void call() {
        if (mayCall.get()) {
            say(new Utterance.CallBust());
        }
    }

    Words words() {
        return words;
    }

    private void say(Utterance what) {
        party.say(name.get(), what);
    }

    /// A line as it is shown: "Anna: hello".
    public String sentence(HostMessage.Spoken spoken) {
        String who = spoken.name().text();
        return switch (spoken.what()) {
            case Utterance.Chat(ChatText line) -> words.say("said", who, line.text());
            case Utterance.React(Reaction reaction) -> words.say("said", who, word(reaction));
            case Utterance.CallBust _ -> words.say("said", who, words.say("talk.call.said"));
            case Utterance.Unknown _ -> words.say("said", who, "…");
        };
    }

    String word(Reaction reaction) {
        return words.say("reaction." + reaction.name());
    }

    /// A person at this table who can be muted.
    ///
    /// @param silent whether they have no seat and have said nothing, so that there is nothing to mute
    /// @param muted whether they are muted
    /// @param mayGo whether the user may send them away: they are a spectator, and the user owns the table
    record Voice(Person person, String name, boolean silent, boolean muted, boolean mayGo) {}

    /// The other people at the table: who sits there, who has said something without a seat, and at a table of mine who
    /// watches in silence.
    List<Voice> others() {
        TableState state = party.state().get();
        boolean mine = state.isOwner(party.me());
        List<Voice> others = new ArrayList<>();
        for (Chair chair : state.chairs()) {
            if (chair.occupant() instanceof Occupant.Human(Person person)
                    && !person.key().equals(party.me().key())) {
                others.add(new Voice(
                        person,
                        SeatNames.of(words, state, chair.seat()),
                        false,
                        talk().muted().contains(person),
                        false));
            }
        }
        talk().watching().forEach((person, name) -> {
            if (state.personOf(person.key()).isEmpty()) {
                others.add(new Voice(person, name.text(), false, talk().muted().contains(person), mine));
            }
        });
        if (mine) {
            others.addAll(
                    silent(others.stream().map(Voice::person).map(Person::key).toList()));
        }
        return List.copyOf(others);
    }

    /// The spectators who have said nothing yet. Their names are not verified, so each has a number: it is no player,
    /// and no other spectator, whatever it is called.
    private List<Voice> silent(List<Key> known) {
        List<Voice> silent = new ArrayList<>();
        for (Watcher one : party.presence().watching().get()) {
            if (!known.contains(one.key())) {
                PlayerName name = one.name();
                int number = silent.size() + 1;
                String called = name == null
                        ? words.say("talk.nameless", number)
                        : words.say("talk.named", number, name.text());
                silent.add(new Voice(new Person(one.key(), 0), called, true, false, true));
            }
        }
        return silent;
    }

    /// Sends a spectator away; they must knock to come back.
    void sendAway(Person person) {
        party.knocking().sendAway(person);
        refresh();
    }

    private void refresh() {
        heard.set(!others().isEmpty());
        Optional<Seat> mine = party.mySeat();
        mayCall.set(party.isConnected()
                && mine.isPresent()
                && party.state()
                        .get()
                        .playing()
                        .filter(game -> isOpen(game, mine.orElseThrow()))
                        .isPresent());
    }

    private boolean isOpen(GameState game, Seat seat) {
        return game.mayCall(seat) && !talk().calls().get().calling().contains(seat) && !isGone(game.mover());
    }

    /// Whether nothing moves at this seat until something is decided about it: its player is not connected.
    private boolean isGone(Seat seat) {
        return party.state().get().chair(seat).standIn() == null
                && party.presence()
                        .away()
                        .get()
                        .of(seat)
                        .filter(absence -> absence.kind() != Absence.Kind.IDLE)
                        .isPresent();
    }
}
