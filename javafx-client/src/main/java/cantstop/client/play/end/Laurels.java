package cantstop.client.play.end;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.PracticeGames;
import cantstop.client.model.profile.Practice;
import cantstop.client.model.words.BotWords;
import cantstop.engine.BotLevel;
import cantstop.engine.bot.Bots;
import java.util.Optional;

/// The result of a won practice game.
///
/// @param praise who was beaten for the first time, and how many are beaten now; empty where that is no news
/// @param next whom to play now
/// @param nextName the label of the button to play them
/// @param nextAbout what they play like
record Laurels(String praise, Optional<BotLevel> next, String nextName, String nextAbout) {
    static final Laurels NONE = new Laurels("", Optional.empty(), "", "");

    static Laurels of(PracticeGames.Win win, Practice practice, Words words) {
        BotWords bots = new BotWords(words);
        int all = Bots.levels().size();
        long beaten = Bots.levels().stream().filter(practice.beaten()::contains).count();
        String who = bots.names(win.first());
        String praise = win.first().isEmpty()
                ? ""
                : beaten == all ? words.say("end.beaten.all", who, all) : words.say("end.beaten", who, beaten, all);
        return new Laurels(
                praise,
                win.next(),
                win.next().map(level -> words.say("end.next", bots.name(level))).orElse(""),
                win.next()
                        .map(level -> words.say("end.next.about", bots.name(level), bots.sentence(level)))
                        .orElse(""));
    }
}
