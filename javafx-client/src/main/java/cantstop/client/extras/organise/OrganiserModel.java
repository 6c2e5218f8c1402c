package cantstop.client.extras.organise;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.party.Problem;
import cantstop.client.model.words.Reasons;
import cantstop.client.model.words.TableNames;
import cantstop.client.play.door.DoorState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.OrganiserCode;
import cantstop.protocol.OrganiserCommand;
import cantstop.protocol.TableSummary;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The organiser's view model.
public final class OrganiserModel {
    /// Nobody is seated alone.
    private static final int FEWEST = 2;

    private final ReadOnlyObjectWrapper<OrganiserState> organising = new ReadOnlyObjectWrapper<>();
    private final Party party;
    private final Words words;
    private final Reasons reasons;
    private final Listening listening = new Listening();
    private boolean mistyped;

    /// A model that follows nothing yet.
    public OrganiserModel(Party party, Words words) {
        this.party = party;
        this.words = words;
        reasons = new Reasons(words);
        refresh();
    }

    public ReadOnlyObjectProperty<OrganiserState> organising() {
        return organising.getReadOnlyProperty();
    }

    public void activate() {
        listening.to(
                this::refresh, party.hostLobby().organised(), party.hostLobby().tables(), party.problem());
        refresh();
    }

    public void deactivate() {
        listening.stop();
    }

    /// Shows the host the code as it was typed.
    public void showCode(String typed) {
        OrganiserCode.typed(typed)
                .ifPresentOrElse(
                        code -> {
                            mistyped = false;
                            party.hostLobby().organise(new OrganiserCommand.ShowCode(code));
                        },
                        () -> mistyped = true);
        refresh();
    }

    /// Seats those who wait.
    public void shuffle() {
        party.hostLobby().organise(new OrganiserCommand.Shuffle());
    }

    /// Tells everybody what was typed.
    ///
    /// @return whether there was anything to tell
    public boolean announce(String typed) {
        ChatText.clean(typed).ifPresent(text -> party.hostLobby().organise(new OrganiserCommand.Announce(text)));
        return ChatText.clean(typed).isPresent();
    }

    /// Ends a table for everybody.
    public void close(TableId table) {
        party.hostLobby().organise(new OrganiserCommand.CloseTable(table));
    }

    private void refresh() {
        int waiting = party.hostLobby()
                .organised()
                .get()
                .map(HostMessage.Organised::waiting)
                .orElse(0);
        organising.set(new OrganiserState(
                party.hostLobby().isOrganisedByMe(),
                line(),
                waiting,
                words.say("organise.waiting", waiting),
                waiting >= FEWEST,
                party.hostLobby().tables().get().orElse(List.of()).stream()
                        .map(this::row)
                        .toList()));
    }

    private String line() {
        if (mistyped) {
            return reasons.declined(Answer.Reason.WRONG_CODE);
        }
        return party.problem()
                .get()
                .filter(Problem.OfHost.class::isInstance)
                .map(problem -> reasons.problem(problem, party.state().get()))
                .orElse("");
    }

    private OrganiserState.Row row(TableSummary table) {
        String players = table.players().isEmpty() ? words.say("door.nobody") : words.list(table.players());
        return new OrganiserState.Row(
                table.id(), TableNames.of(words, table.name().text()), players, DoorState.Seated.at(table));
    }
}
