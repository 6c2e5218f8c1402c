package cantstop.client.extras.phone;

import cantstop.client.play.Extra;
import cantstop.client.play.Extras;
import cantstop.client.play.ScreenContext;

/// Letting a phone or any browser join, over the lobby of my host.
public final class PhoneExtra implements Extra {
    @Override
    public void register(Extras extras) {
        extras.entry(Extras.Entry.PHONE, PhoneExtra::open);
    }

    private static void open(ScreenContext context) {
        context.navigator().ownHost().open().get().ifPresent(host -> {
            SeatAddress seat =
                    SeatAddress.at(host, context.party().state().get().id());
            WlanPart wlan = new WlanPart(context.words(), context.navigator().me());
            context.layers().lay(new PhonePanel(seat, wlan, context.words(), context.layers()::dismiss));
        });
    }
}
