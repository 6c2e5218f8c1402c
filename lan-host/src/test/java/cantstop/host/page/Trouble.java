package cantstop.host.page;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/// What can happen to a page in the middle of a game. The silences and locks come in two lengths: those that nobody
/// notices, and those after which host and page have given each other up.
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
            party.network().swallows();
            TimeUnit.MILLISECONDS.sleep(2500);
            party.network().clears();
            phone.network(true);
        }
    },
    /// Nothing gets through for a while, and nobody says so.
    SILENT {
        @Override
        void befalls(Phone phone, PhoneParty party) throws InterruptedException {
            silentFor(party, 9000);
        }
    },
    SILENT_BRIEFLY {
        @Override
        void befalls(Phone phone, PhoneParty party) throws InterruptedException {
            silentFor(party, 3000);
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

    /// Lets it happen. From the moment in which this returns the page has to come back; a page that is loaded anew,
    /// from the moment in which it begins to.
    abstract void befalls(Phone phone, PhoneParty party) throws IOException, InterruptedException;

    /// Whether the time that the page takes to load counts.
    boolean loadsAnew() {
        return this == RELOADED || this == CLOSED_AND_OPENED;
    }

    private static void silentFor(PhoneParty party, long millis) throws InterruptedException {
        party.network().swallows();
        TimeUnit.MILLISECONDS.sleep(millis);
        party.network().clears();
    }

    private static void lockedFor(Phone phone, long millis) throws InterruptedException {
        phone.locks();
        TimeUnit.MILLISECONDS.sleep(millis);
        phone.unlocks();
    }
}
