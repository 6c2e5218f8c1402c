package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A link over the first of a host's addresses that answers. It dials all of them at once. The first connection that
/// shows the pinned key wins and becomes the link; the others are closed. No message of a loser is ever heard.
/// Confined to the guest's thread.
final class Race implements HostLink {
    private final List<Runner> runners = new ArrayList<>();
    private final List<LinkListener.LossReason> losses = new ArrayList<>();
    private final Key pinnedKey;
    private final Consumer<HostAddress> won;
    private final LinkListener listener;
    private @Nullable Runner winner;
    private boolean over;

    private Race(Key pinnedKey, Consumer<HostAddress> won, LinkListener listener) {
        this.pinnedKey = pinnedKey;
        this.won = won;
        this.listener = listener;
    }

    /// Dials all addresses.
    ///
    /// @param addresses at least one
    /// @param won hears which of them leads to the host
    static Race begin(
            Dialer dialer,
            List<HostAddress> addresses,
            Key pinnedKey,
            Consumer<HostAddress> won,
            LinkListener listener) {
        Race race = new Race(pinnedKey, won, listener);
        addresses.forEach(address -> race.runners.add(race.new Runner(address)));
        List.copyOf(race.runners).forEach(runner -> runner.run(dialer));
        return race;
    }

    @Override
    public void send(ClientMessage message) {
        if (winner != null) {
            winner.send(message);
        }
    }

    @Override
    public void close() {
        over = true;
        List.copyOf(runners).forEach(Runner::letGo);
    }

    /// If all have failed, reports the most informative reason: another key, else a timeout, else a refusal.
    private void lost(Runner runner, LinkListener.LossReason reason) {
        if (!runners.remove(runner) || over) {
            return;
        }
        losses.add(reason);
        if (winner == runner || winner == null && runners.isEmpty()) {
            over = true;
            LinkListener.LossReason worst =
                    losses.stream().max(Comparator.comparingInt(Race::weight)).orElse(reason);
            listener.lost(winner == runner ? reason : worst);
        }
    }

    private static int weight(LinkListener.LossReason reason) {
        return switch (reason) {
            case UNKNOWN_ADDRESS -> 0;
            case UNREACHABLE -> 1;
            case REFUSED -> 2;
            case NOT_A_HOST -> 3;
            case RESET, SHUT_DOWN, FULL, TOO_SLOW, BREACH, ILLEGAL, ENDLESS -> 4;
            case OTHER_KEY -> 5;
            case SILENT -> 6;
        };
    }

    /// One address.
    private final class Runner implements LinkListener {
        private final HostAddress address;
        private @Nullable HostLink link;

        Runner(HostAddress address) {
            this.address = address;
        }

        void run(Dialer dialer) {
            link = dialer.dial(address, this);
        }

        void send(ClientMessage message) {
            if (link != null) {
                link.send(message);
            }
        }

        void letGo() {
            runners.remove(this);
            if (link != null) {
                link.close();
            }
        }

        @Override
        public void reached() {
            if (!over && winner == null) {
                listener.reached();
            }
        }

        @Override
        public void opened(Key hostKey) {
            if (over || winner != null) {
                letGo();
            } else if (hostKey.equals(pinnedKey)) {
                winner = this;
                List.copyOf(runners).stream().filter(runner -> runner != this).forEach(Runner::letGo);
                won.accept(address);
                listener.opened(hostKey);
            } else {
                HostLink stranger = link;
                Race.this.lost(this, LossReason.OTHER_KEY);
                if (stranger != null) {
                    stranger.close();
                }
            }
        }

        @Override
        public void received(HostMessage message) {
            if (winner == this) {
                listener.received(message);
            }
        }

        @Override
        public void lost(LossReason reason) {
            Race.this.lost(this, reason);
        }
    }
}
