package cantstop.client.extras.watch;

import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import java.util.List;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;

/// The other tables as small boards, two in a row.
final class OtherTables extends GridPane {
    private static final int MOST_IN_A_ROW = 2;

    private final List<SmallTable> tables;

    OtherTables(List<Party> parties, Words words) {
        boolean alone = parties.size() == 1;
        tables = parties.stream()
                .map(party -> new SmallTable(party, words, alone))
                .toList();
        int inARow = Math.min(MOST_IN_A_ROW, tables.size());
        for (int i = 0; i < tables.size(); i++) {
            add(tables.get(i), i % inARow, i / inARow);
        }
        for (int column = 0; column < inARow; column++) {
            ColumnConstraints share = new ColumnConstraints();
            share.setPercentWidth(100.0 / inARow);
            getColumnConstraints().add(share);
        }
        int lines = Math.ceilDiv(tables.size(), inARow);
        for (int row = 0; row < lines; row++) {
            RowConstraints share = new RowConstraints();
            share.setPercentHeight(100.0 / lines);
            getRowConstraints().add(share);
        }
        setMinSize(0, 0);
        VBox.setVgrow(this, Priority.ALWAYS);
        getStyleClass().add("other-tables");
    }

    void activate() {
        tables.forEach(SmallTable::activate);
    }

    void deactivate() {
        tables.forEach(SmallTable::deactivate);
    }
}
