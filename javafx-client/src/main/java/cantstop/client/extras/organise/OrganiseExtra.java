package cantstop.client.extras.organise;

import cantstop.client.play.Extra;
import cantstop.client.play.Extras;

/// Organising a big party, over the host's door.
public final class OrganiseExtra implements Extra {
    @Override
    public void register(Extras extras) {
        extras.entry(
                Extras.Entry.ORGANISE,
                context -> context.layers()
                        .lay(new OrganiserPanel(
                                new OrganiserModel(context.party(), context.words()),
                                context.words(),
                                context.layers()::dismiss)));
    }
}
