package cantstop.browser.seat;

import cantstop.protocol.PieceStyle;
import cantstop.protocol.TableSummary;

/// The host's tables, as the page lists them.
final class TableList {
    private TableList() {}

    static Fields entry(TableSummary table) {
        return Fields.with("id", table.id().hex())
                .and("name", table.name().text())
                .and("players", table.players())
                .and("pieces", table.pieces().stream().map(TableList::piece).toList())
                .and("freeSeats", table.freeSeats())
                .and("running", table.playing())
                .and("locked", table.locked())
                .and("spectators", table.spectators())
                .and("open", table.isOpen())
                .and("readable", table.isReadable())
                .and("settings", TableView.settings(table.settings()));
    }

    private static Fields piece(PieceStyle piece) {
        return Fields.with("colour", piece.colour()).and("shape", piece.shape());
    }
}
