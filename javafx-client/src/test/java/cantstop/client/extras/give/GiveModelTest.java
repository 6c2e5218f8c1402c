package cantstop.client.extras.give;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeHosts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Gifts;
import cantstop.client.model.navigation.Hosts;
import cantstop.engine.PlayerName;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GiveModelTest {
    private static final Gifts GIFTS = new Gifts(
            List.of("http://192.168.1.20:21217/", "http://10.42.0.1:21217/"),
            List.of(new Gifts.File("cant-stop-0.1.0-portable.zip", 84_400_000, "ab".repeat(32))));

    private final FakeHosts hosts = new FakeHosts();
    private final GiveModel model = new GiveModel(host(), Words.of(Locale.ENGLISH), Runnable::run);

    private Hosts.OpenHost host() {
        return hosts.open(new PlayerName("Anna"), false).toCompletableFuture().join();
    }

    @Test
    void thePageIsShownWithTheLikeliestAddressFirst() {
        model.open();
        assertThat(model.offer().get().isOpen()).isFalse();

        hosts.giving.complete(GIFTS);

        GiveState offer = model.offer().get();
        assertThat(offer.page()).contains("http://192.168.1.20:21217/");
        assertThat(offer.others()).containsExactly("http://10.42.0.1:21217/");
        assertThat(offer.files()).singleElement().asString().contains("portable.zip", "84 MB", "abab");
    }

    @ParameterizedTest
    @EnumSource
    void whatStandsInTheWayIsSaid(Gifts.Hindrance hindrance) {
        model.open();

        hosts.giving.completeExceptionally(
                new CompletionException(new Gifts.CannotGive(hindrance, new IllegalStateException())));

        assertThat(model.offer().get().isOpen()).isFalse();
        assertThat(model.offer().get().line()).isNotBlank().isNotEqualTo("One moment…");
    }

    @Test
    void aProgramThatRunsFromItsSourcesNamesTheCommand() {
        model.open();

        hosts.giving.completeExceptionally(
                new Gifts.CannotGive(Gifts.Hindrance.NOT_PACKED, new IllegalStateException()));

        assertThat(model.offer().get().line()).contains("./pack portable");
    }

    @Test
    void whoeverStopsGivingBeforeItBeganSeesNothingOpen() {
        model.open();
        model.stop();

        hosts.giving.complete(GIFTS);

        assertThat(hosts.stopped).isEqualTo(1);
        assertThat(model.offer().get().isOpen()).isFalse();
    }
}
