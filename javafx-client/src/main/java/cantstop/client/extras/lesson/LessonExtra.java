package cantstop.client.extras.lesson;

import cantstop.client.model.navigation.ScreenName;
import cantstop.client.play.Extra;
import cantstop.client.play.Extras;

/// The lesson and the rules.
public final class LessonExtra implements Extra {
    @Override
    public void register(Extras extras) {
        extras.screen(ScreenName.LESSON, navigator -> {
            LessonModel model = new LessonModel(navigator);
            return context ->
                    new LessonScreen(model, context.words(), context.motion(), () -> context.open(Extras.Entry.RULES));
        });
        extras.entry(
                Extras.Entry.RULES,
                context -> context.layers().lay(new RulesOverlay(context.words(), context.layers()::dismiss)));
    }
}
