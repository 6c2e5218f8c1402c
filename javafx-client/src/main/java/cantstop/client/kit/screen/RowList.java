package cantstop.client.kit.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Rows that are scrolled where not all of them have room. What is in view ends with a whole row, and a line below it
/// says how many more there are; the bar stands apart from them.
public final class RowList extends Region {
    /// With fewer rows in view it would be no list.
    private static final int FEWEST = 2;

    /// In pixels: what the focus paints around a row keeps its room.
    private static final double RING = 5;

    /// So far to the right of the rows the bar ends, in em.
    private static final double GUTTER = 1.2;

    private final VBox rows;
    private final Scrolled scroll;
    private final Label more = Parts.label("", "rows-more");
    private final IntFunction<String> said;
    private final List<Double> ends = new ArrayList<>();
    private double hidden;
    private boolean modest;

    /// Rows in a box with an inset of the size of a focus ring.
    ///
    /// @param said how many more there are, in words
    public RowList(VBox rows, IntFunction<String> said) {
        this.rows = rows;
        this.said = said;
        scroll = new Scrolled(rows);
        scroll.getStyleClass().add("whole-rows");
        scroll.vvalueProperty().subscribe(this::count);
        more.setOnMouseClicked(clicked -> goOn());
        getStyleClass().add("row-list");
        getChildren().addAll(scroll, more);
    }

    /// Whether it asks for a few rows only, and takes the room that is left; else it asks for all of them.
    public void modest(boolean few) {
        modest = few;
        requestLayout();
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        return modest ? few(width) : all(width);
    }

    @Override
    protected double computeMinHeight(double width) {
        return modest ? few(width) : 0;
    }

    private double few(double width) {
        List<Node> shown = shown();
        if (shown.size() <= FEWEST) {
            return all(width);
        }
        double few = shown.stream()
                .limit(FEWEST)
                .mapToDouble(row -> row.prefHeight(width) + rows.getSpacing())
                .sum();
        return Math.min(all(width), rows.snappedTopInset() + few + more.prefHeight(-1));
    }

    @Override
    protected double computeMaxHeight(double width) {
        return all(width);
    }

    private double all(double width) {
        return snapSizeY(rows.prefHeight(width));
    }

    private List<Node> shown() {
        return rows.getChildren().stream().filter(Node::isManaged).toList();
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double all = all(width);
        boolean cut = all > getHeight() + 1;
        double foot = cut ? snapSizeY(more.prefHeight(-1)) : 0;
        double gutter = cut ? Math.round(GUTTER * more.getFont().getSize()) : 0;
        // The bar stands beside the rows and not over them, and ends where everything else does.
        double wide = width - gutter;
        layOutRows(wide);
        double high = cut ? whole(getHeight() - foot) : getHeight();
        if (rows.getMaxWidth() != wide) {
            rows.setMaxWidth(wide);
        }
        more.setVisible(cut);
        more.resizeRelocate(rows.snappedLeftInset(), high, wide, foot);
        scroll.resizeRelocate(0, 0, width, high);
        hidden = Math.max(0, all - high);
        count();
    }

    /// Where each row ends.
    private void layOutRows(double width) {
        Insets around = rows.getInsets();
        double inner = width - around.getLeft() - around.getRight();
        double end = around.getTop();
        ends.clear();
        for (Node row : shown()) {
            // A row whose height is set may need more, where its words wrap.
            end += Math.max(row.minHeight(inner), row.prefHeight(inner));
            ends.add(end);
            end += rows.getSpacing();
        }
    }

    /// How high the rows are that have room for all of them.
    private double whole(double room) {
        double ring = Math.min(RING, rows.getSpacing());
        return ends.stream()
                .map(end -> end + ring)
                .filter(end -> end <= room)
                .reduce((before, last) -> last)
                .map(this::snapSizeY)
                .orElse(Math.max(0, room));
    }

    private void count() {
        double bottom = scroll.getVvalue() * hidden + scroll.getHeight();
        int below = (int) ends.stream().filter(end -> end > bottom + 1).count();
        more.setText(below == 0 ? "" : said.apply(below));
    }

    private void goOn() {
        if (hidden > 0) {
            scroll.setVvalue(Math.min(1, scroll.getVvalue() + scroll.getHeight() / hidden));
        }
    }
}
