package cantstop.client.extras.give;

import cantstop.client.extras.phone.WlanPart;
import cantstop.client.play.Extra;
import cantstop.client.play.Extras;
import cantstop.client.play.ScreenContext;

/// Giving the program to others, over the lobby of my host.
public final class GiveExtra implements Extra {
    @Override
    public void register(Extras extras) {
        extras.entry(Extras.Entry.GIVE, GiveExtra::open);
    }

    private static void open(ScreenContext context) {
        context.navigator().ownHost().open().get().ifPresent(host -> {
            GiveModel model =
                    new GiveModel(host, context.words(), context.navigator().fx());
            WlanPart wlan = new WlanPart(context.words(), context.navigator().me());
            context.layers().lay(new GivePanel(model, wlan, context.words(), context.layers()::dismiss));
        });
    }
}
