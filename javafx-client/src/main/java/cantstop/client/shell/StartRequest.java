package cantstop.client.shell;

import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.Party;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Invite;
import cantstop.protocol.client.Connection;
import java.nio.file.Path;
import java.util.function.Consumer;

/// Carries out what a command line asks of the window: that of this program, or of a second start that handed its
/// own over. It asks before it takes the player from a table.
final class StartRequest {
    private final Navigator navigator;
    private final Window window;
    private final Consumer<HostAddress> watch;

    /// A window that can be asked.
    ///
    /// @param watch shows a host's tables in a window of their own
    StartRequest(Navigator navigator, Window window, Consumer<HostAddress> watch) {
        this.navigator = navigator;
        this.window = window;
        this.watch = watch;
    }

    /// Does it, or asks whether it may.
    void carryOut(Arguments.Request what) {
        switch (what) {
            case Arguments.Request.Nothing _ -> {}
            case Arguments.Request.Host _ -> leave("asked.host", "", navigator::hostAGame);
            case Arguments.Request.Join(HostAddress host) ->
                leave("asked.join", host.toString(), () -> navigator.join(host));
            case Arguments.Request.Watch(HostAddress host) -> watch.accept(host);
            case Arguments.Request.Show(Path file) -> leave("asked.file", name(file), () -> window.open(file));
            case Arguments.Request.Accept(Invite invite) -> {
                if (!isWhereItLeads(invite)) {
                    leave("asked.join", invite.addresses().getFirst().toString(), () -> navigator.join(invite));
                }
            }
        }
    }

    private void leave(String why, String about, Runnable go) {
        window.leave(navigator.me().words().say(why, about), go);
    }

    /// An invite to where one is already asks for nothing.
    private boolean isWhereItLeads(Invite invite) {
        return navigator
                .party()
                .get()
                .filter(there -> there.connection().get() instanceof Connection.Connected connected
                        ? connected.hostKey().equals(invite.hostKey())
                        : isWaitedFor(there, invite))
                .isPresent();
    }

    /// The connection to it is lost, and comes back by itself.
    private static boolean isWaitedFor(Party there, Invite invite) {
        return there.isAttending()
                && there.location().pinnedKey().filter(invite.hostKey()::equals).isPresent();
    }

    private static String name(Path file) {
        Path name = file.getFileName();
        return (name == null ? file : name).toString();
    }
}
