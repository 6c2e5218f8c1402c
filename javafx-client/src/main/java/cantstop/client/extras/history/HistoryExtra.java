package cantstop.client.extras.history;

import cantstop.client.extras.statistics.StatisticsModel;
import cantstop.client.extras.statistics.StatisticsScreen;
import cantstop.client.extras.story.StoryExtra;
import cantstop.client.kit.screen.Screen;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.play.Extra;
import cantstop.client.play.Extras;
import cantstop.client.play.ScreenContext;
import cantstop.client.play.ScreenMaker;

/// What this laptop saw: the list of games, with statistics and stories of them.
public final class HistoryExtra implements Extra {
    @Override
    public void register(Extras extras) {
        extras.screen(ScreenName.HISTORY, navigator -> maker(new HistoryModel(navigator)));
        extras.files((context, file) -> {
            HistoryModel model = new HistoryModel(context.navigator());
            context.show().accept(maker(model));
            model.open(file);
        });
    }

    private static ScreenMaker maker(HistoryModel model) {
        return context -> screen(context, model);
    }

    private static Screen screen(ScreenContext context, HistoryModel model) {
        Runnable back = () -> context.show().accept(maker(model));
        return new HistoryScreen(
                model,
                context.words(),
                context.motion(),
                new ContinueGame(context.navigator(), model, context.layers())::goOn,
                (events, game) -> StoryExtra.tell(context, events, game, back),
                () -> context.show().accept(again -> statistics(again, back)),
                new DeleteGames(model, context.words(), context.layers())::ask);
    }

    private static Screen statistics(ScreenContext context, Runnable back) {
        return new StatisticsScreen(
                new StatisticsModel(context.navigator(), context.coachThread()),
                context.words(),
                back,
                context.navigator()::practise);
    }
}
