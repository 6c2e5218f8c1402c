package cantstop.client.model.words;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.kit.words.Words;
import cantstop.engine.BotLevel;
import cantstop.engine.PlayerName;
import cantstop.engine.bot.Bots;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Every bot has a name and a sentence.
class BotWordsTest {
    @ParameterizedTest
    @FieldSource("cantstop.client.kit.words.Words#LANGUAGES")
    void everyBotHasANameOfItsOwnThatFitsOnAPlateAndASentence(String language) {
        Words bundle = Words.of(Locale.of(language));
        BotWords words = new BotWords(bundle);
        assertThat(Bots.levels()).allSatisfy(level -> {
            assertThat(bundle.has("bot." + level.id() + ".hint")).as(level.id()).isTrue();
            assertThat(words.sentence(level)).endsWith(".");
            assertThat(PlayerName.isName(words.name(level))).isTrue();
        });
        Set<String> names = Bots.levels().stream().map(words::name).collect(Collectors.toSet());
        assertThat(names).hasSameSizeAs(Bots.levels());
    }

    @Test
    void aBotThatOnlyTheHostKnowsIsCalledAsTheHostCallsIt() {
        BotWords words = new BotWords(Words.of(Locale.ENGLISH));
        assertThat(words.name(new BotLevel("oracle"))).isEqualTo("oracle");
        assertThat(words.sentence(new BotLevel("oracle"))).isEqualTo("A bot of this host.");
    }
}
