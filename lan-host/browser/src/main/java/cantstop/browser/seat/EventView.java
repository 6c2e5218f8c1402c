package cantstop.browser.seat;

import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Occupant;
import cantstop.engine.StartThrow;
import cantstop.engine.TableState;
import java.util.List;

/// An event as the page tells it.
final class EventView {
    private EventView() {}

    /// @param before the state before it
    static Fields of(LogEntry entry, TableState before) {
        Fields fields = Fields.with("sequence", entry.sequence())
                .and("kind", kind(entry.event()))
                .and("seed", entry.digest().toString());
        return switch (entry.event()) {
            case Event.OfGame event -> game(fields, event, before);
            case Event.OfTable event -> table(fields, event);
        };
    }

    private static String kind(Event event) {
        return switch (event) {
            case Event.Opened _ -> "Opened";
            case Event.EpochBegan _ -> "EpochBegan";
            case Event.OwnerChanged _ -> "OwnerChanged";
            case Event.Sat _ -> "Sat";
            case Event.BadgeChanged _ -> "BadgeChanged";
            case Event.Left _ -> "Left";
            case Event.SeatGiven _ -> "SeatGiven";
            case Event.BotTookOver _ -> "BotTookOver";
            case Event.PersonBack _ -> "PersonBack";
            case Event.SettingsChanged _ -> "SettingsChanged";
            case Event.LockChanged _ -> "LockChanged";
            case Event.HandOpened _ -> "HandOpened";
            case Event.HostResumed _ -> "HostResumed";
            case Event.Started _ -> "Started";
            case Event.Throwing _ -> "Throwing";
            case Event.Withheld _ -> "Withheld";
            case Event.StartRolled _ -> "StartRolled";
            case Event.Rolled _ -> "Rolled";
            case Event.Chosen _ -> "Chosen";
            case Event.TakenBack _ -> "TakenBack";
            case Event.Stopped _ -> "Stopped";
            case Event.PassedOver _ -> "PassedOver";
            case Event.Over _ -> "Over";
        };
    }

    private static Fields game(Fields fields, Event.OfGame event, TableState before) {
        GameState game = before.game();
        int steps = game == null ? 0 : game.stepsAtStake();
        return switch (event) {
            case Event.Started started ->
                fields.and("players", started.players()).and("starter", started.starter());
            case Event.Throwing throwing ->
                fields.and("seat", throwing.seat())
                        .and("number", throwing.number())
                        .and("laptops", throwing.hands().size());
            case Event.Withheld withheld ->
                fields.and("number", withheld.number())
                        .and("laptops", withheld.hands().size());
            case Event.StartRolled rolled ->
                fields.and(
                        "throws",
                        rolled.throwsInOrder().stream().map(EventView::thrown).toList());
            case Event.Rolled rolled ->
                fields.and("seat", rolled.seat())
                        .and("dice", rolled.roll().dice())
                        .and("bust", rolled.bust())
                        .and("by", rolled.by())
                        .and("laptops", 1 + rolled.shown().size())
                        .and("lost", rolled.bust() ? Fields.with("steps", steps) : null);
            case Event.Chosen chosen ->
                fields.and("seat", chosen.seat())
                        .and("columns", chosen.columns())
                        .and("by", chosen.by());
            case Event.TakenBack back -> fields.and("seat", back.seat());
            case Event.Stopped stopped ->
                fields.and("seat", stopped.seat())
                        .and("won", stopped.won())
                        .and("game", stopped.game())
                        .and("by", stopped.by())
                        .and("gained", Fields.with("steps", steps));
            case Event.PassedOver passed ->
                fields.and("seat", passed.seat())
                        .and("kept", passed.kept())
                        .and("won", passed.won())
                        .and("game", passed.game());
            case Event.Over over -> fields.and("winner", over.winner());
        };
    }

    private static Fields thrown(StartThrow one) {
        return Fields.with("seat", one.seat()).and("dice", List.of(one.first(), one.second()));
    }

    private static Fields table(Fields fields, Event.OfTable event) {
        return switch (event) {
            case Event.Opened opened -> fields.and("name", opened.name().text());
            case Event.EpochBegan began -> fields.and("epoch", began.epoch().number());
            case Event.OwnerChanged _, Event.HandOpened _, Event.HostResumed _ -> fields;
            case Event.Sat sat ->
                fields.and("seat", sat.seat())
                        .and("bot", sat.occupant() instanceof Occupant.Robot)
                        .and("look", TableView.look(sat.badge()));
            case Event.BadgeChanged changed ->
                fields.and("seat", changed.seat()).and("look", TableView.look(changed.badge()));
            case Event.Left left -> fields.and("seat", left.seat()).and("how", left.how());
            case Event.SeatGiven given -> fields.and("seat", given.seat()).and("look", TableView.look(given.badge()));
            case Event.BotTookOver took ->
                fields.and("seat", took.seat()).and("level", took.bot().id());
            case Event.PersonBack back -> fields.and("seat", back.seat());
            case Event.SettingsChanged changed -> fields.and("settings", TableView.settings(changed.settings()));
            case Event.LockChanged changed -> fields.and("locked", changed.locked());
        };
    }
}
