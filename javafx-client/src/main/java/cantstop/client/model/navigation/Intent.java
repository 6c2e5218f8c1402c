package cantstop.client.model.navigation;

import cantstop.client.model.party.Party;
import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.Chair;
import cantstop.engine.Command;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.TableSummary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What a host is visited for, and the steps there that need no question. A step is taken when something has
/// changed at the party; each implementation knows which step is next.
sealed interface Intent {
    /// Takes the next step, if there is one now. Called whenever anything has changed.
    void follow(Party party);

    /// Whether the lobby need not be seen.
    default boolean skipsLobby() {
        return false;
    }

    /// Opens a table at the own host.
    final class Hosting implements Intent {
        private final TableName name;
        private final Badge badge;
        private boolean asked;

        Hosting(TableName name, Badge badge) {
            this.name = name;
            this.badge = badge;
        }

        @Override
        public void follow(Party party) {
            if (party.isConnected() && !asked) {
                asked = true;
                party.openTable(name, Settings.DEFAULT, badge);
            }
        }
    }

    /// A game against bots, at once.
    final class Practising implements Intent {
        private final TableName name;
        private final Badge badge;
        private final Settings settings;
        private final List<Opponent> bots;
        private Step step = Step.OPEN_TABLE;

        /// The next step.
        private enum Step {
            OPEN_TABLE,
            SEAT_BOTS,
            START,
            AWAIT_GAME,
            PLAY
        }

        /// A bot, and how it would like to look.
        record Opponent(BotLevel level, Badge badge) {}

        Practising(TableName name, Badge badge, Settings settings, List<Opponent> bots) {
            this.name = name;
            this.badge = badge;
            this.settings = settings;
            this.bots = List.copyOf(bots);
        }

        @Override
        public boolean skipsLobby() {
            return step != Step.PLAY;
        }

        @Override
        public void follow(Party party) {
            TableState table = party.state().get();
            if (step == Step.OPEN_TABLE && party.isConnected()) {
                step = Step.SEAT_BOTS;
                party.openTable(name, settings, badge);
            }
            if (step == Step.SEAT_BOTS && party.mySeat().isPresent()) {
                step = Step.START;
                seatBots(party, table);
            }
            if (step == Step.START && table.occupied().size() == 1 + bots.size()) {
                step = Step.AWAIT_GAME;
                party.ask(new Command.Start());
            }
            if (step == Step.AWAIT_GAME && table.isPlaying()) {
                step = Step.PLAY;
            }
        }

        private void seatBots(Party party, TableState table) {
            List<Seat> free = table.chairs().stream()
                    .filter(Chair::isEmpty)
                    .map(Chair::seat)
                    .toList();
            for (int place = 0; place < bots.size(); place++) {
                Opponent bot = bots.get(place);
                party.ask(new Command.SeatBot(free.get(place), bot.level(), bot.badge()));
            }
        }
    }

    /// Returns to a table where the user had a seat.
    final class Returning implements Intent {
        private final TableId table;
        private final boolean readable;
        private boolean asked;

        /// @param readable whether this program surely reads it: at my own host, or where I was just now
        Returning(TableId table, boolean readable) {
            this.table = table;
            this.readable = readable;
        }

        /// Another host may have been updated meanwhile, and the table gone on in a way that this program can't read:
        /// its list says so, and the door shows it. A table that is not listed may be asleep.
        @Override
        public void follow(Party party) {
            Optional<List<TableSummary>> tables = party.hostLobby().tables().get();
            if (!asked && party.isConnected() && (readable || tables.isPresent())) {
                asked = true;
                if (readable || tables.orElse(List.of()).stream().noneMatch(this::isNewer)) {
                    party.attend(table);
                }
            }
        }

        private boolean isNewer(TableSummary listed) {
            return listed.id().equals(table) && !listed.isReadable();
        }
    }

    /// Joins another player's table: the one that was chosen, or the only one that the host has.
    final class Joining implements Intent {
        private final Optional<TableId> wanted;
        private boolean chosen;

        /// @param wanted the table that was chosen in a list; empty where only a host was
        Joining(Optional<TableId> wanted) {
            this.wanted = wanted;
        }

        /// A beacon is older than the host's own list, so a table that was chosen may be gone.
        @Override
        public void follow(Party party) {
            Optional<List<TableSummary>> tables = party.hostLobby().tables().get();
            if (!chosen && tables.isPresent()) {
                chosen = true;
                List<TableSummary> all = tables.get();
                wanted.flatMap(id -> all.stream()
                                .filter(table -> table.id().equals(id))
                                .findFirst())
                        .or(() -> all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty())
                        .filter(TableSummary::isReadable)
                        .map(TableSummary::id)
                        .ifPresent(party::attend);
            }
        }
    }

    /// Shows the list of tables, and goes to none automatically.
    final class AtTheDoor implements Intent {
        @Override
        public void follow(Party party) {}
    }

    /// Takes a seat at any table, preferably at a fuller one, since its game begins sooner.
    final class Anywhere implements Intent {
        private final Badge badge;
        private final List<TableId> tried = new ArrayList<>();
        private boolean asked;
        private boolean done;

        Anywhere(Badge badge) {
            this.badge = badge;
        }

        /// Another guest may have taken the same seat first: then it tries the next table.
        @Override
        public void follow(Party party) {
            done = done || party.mySeat().isPresent();
            if (done) {
                return;
            }
            if (tried.isEmpty() || party.problem().get().isPresent()) {
                asked = false;
                goOn(party);
            } else if (!asked && isThere(party)) {
                asked = true;
                party.ask(new Command.SitDown(null, badge));
            }
        }

        private boolean isThere(Party party) {
            return party.isAttending()
                    && tried.getLast().equals(party.state().get().id());
        }

        private void goOn(Party party) {
            Optional<TableId> next = party.hostLobby().tables().get().orElse(List.of()).stream()
                    .filter(table -> table.isOpen() && !tried.contains(table.id()))
                    .max(Comparator.comparingInt(table -> table.players().size()))
                    .map(TableSummary::id);
            done = next.isEmpty();
            next.ifPresent(table -> {
                tried.add(table);
                party.attend(table);
            });
        }
    }
}
