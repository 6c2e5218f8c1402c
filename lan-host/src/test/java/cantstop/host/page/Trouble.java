package cantstop.host.page;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/// What can happen to a page in the middle of a game.
enum Trouble {
    /// The screen is locked for longer than the host waits for a sign of life.
    LOCKED {
        @Override
        void befalls(Phone phone, PhoneParty party) throws InterruptedException {
            lockedFor(phone, 9000);
        }
    },
    /// A look at another app.
    LOCKED_BRIEFLY {
        @Override
        void befalls(Phone phone, PhoneParty party) throws InterruptedException {
            lockedFor(phone, 1500);
        }
    },
    /// From the WLAN to the mobile network and back.
    CUT {
        @Override
        void befalls(Phone phone, PhoneParty party) throws InterruptedException {
            phone.network(false);
            party.network().resets();
            TimeUnit.MILLISECONDS.sleep(2500);
            phone.network(true);
        }
    },
    /// Nothing gets through for a while, and nobody says so.
    SILENT {
        @Override
        void befalls(Phone phone, PhoneParty party) throws InterruptedException {
            party.network().swallows();
            TimeUnit.MILLISECONDS.sleep(3000);
            party.network().clears();
        }
    },
    RELOADED {
        @Override
        void befalls(Phone phone, PhoneParty party) {
            phone.reloads();
        }
    },
    CLOSED_AND_OPENED {
        @Override
        void befalls(Phone phone, PhoneParty party) {
            phone.opensAgain();
        }
    },
    HOST_KILLED {
        @Override
        void befalls(Phone phone, PhoneParty party) throws IOException {
            party.killsTheHost();
        }
    };

    /// Lets it happen, and returns when it is over: from then on the page has to come back.
    abstract void befalls(Phone phone, PhoneParty party) throws IOException, InterruptedException;

    private static void lockedFor(Phone phone, long millis) throws InterruptedException {
        phone.locks();
        TimeUnit.MILLISECONDS.sleep(millis);
        phone.unlocks();
    }
}
