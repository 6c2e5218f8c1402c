package cantstop.client.extras.give;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Gifts;
import cantstop.client.model.navigation.Hosts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The view model of giving the program away. On the FX thread.
public final class GiveModel {
    private final ReadOnlyObjectWrapper<GiveState> offer;
    private final Hosts.OpenHost host;
    private final Words words;
    private final Executor bridge;
    private boolean ended;

    /// Nothing is given yet that was not given before.
    ///
    /// @param bridge runs what comes back on the FX thread
    public GiveModel(Hosts.OpenHost host, Words words, Executor bridge) {
        this.host = host;
        this.words = words;
        this.bridge = bridge;
        offer = new ReadOnlyObjectWrapper<>(saying("hindrance.moment"));
    }

    public ReadOnlyObjectProperty<GiveState> offer() {
        return offer.getReadOnlyProperty();
    }

    /// Opens the page, or finds it open.
    public void open() {
        var _ = host.give().whenCompleteAsync(this::opened, bridge);
    }

    /// Closes the page.
    public void stop() {
        ended = true;
        host.stopGiving();
    }

    private void opened(@Nullable Gifts gifts, @Nullable Throwable failure) {
        if (ended) {
            return;
        }
        offer.set(gifts == null ? saying(key(failure)) : open(gifts));
    }

    private static String key(@Nullable Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof Gifts.CannotGive cannot
                ? switch (cannot.hindrance()) {
                    case NOT_PACKED -> "give.not-packed";
                    case PACKED_ANOTHER -> "give.packed-another";
                    case CHANGED -> "give.changed";
                    case NO_ROOM -> "give.no-room";
                    case NO_PORT -> "give.no-port";
                }
                : "give.failed";
    }

    private GiveState open(Gifts gifts) {
        List<String> files = gifts.files().stream().map(this::inWords).toList();
        if (gifts.pages().isEmpty()) {
            return saying("lobby.addresses.none");
        }
        return new GiveState(
                "",
                Optional.of(gifts.pages().getFirst()),
                gifts.pages().subList(1, gifts.pages().size()),
                files);
    }

    private String inWords(Gifts.File file) {
        String megabytes = String.format(Locale.ROOT, "%d", Math.round(file.size() / 1e6));
        return words.say("give.file", file.name(), megabytes, file.sha256());
    }

    private GiveState saying(String key) {
        return new GiveState(words.say(key), Optional.empty(), List.of(), List.of());
    }
}
