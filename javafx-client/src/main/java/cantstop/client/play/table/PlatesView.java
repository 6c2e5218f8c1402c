package cantstop.client.play.table;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.controls.PlayerPlate;
import cantstop.client.kit.screen.Changes;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The plates in the order of play, in fixed places: two side by side where three or four play and the width allows it,
/// else below each other. Where there is little room they stand closer, two side by side in any case; where there is
/// hardly any they stand in one row, and only the one that matters now has room for its words.
final class PlatesView extends VBox {
    private static final PseudoClass DENSE = PseudoClass.getPseudoClass("dense");

    /// In one row, with no room for the seals of what was won.
    private static final PseudoClass SCANT = PseudoClass.getPseudoClass("scant");

    /// From so many players on two share a row.
    private static final int CROWD = 3;

    /// About as high, in em, is a plate with what is between it and the next, and so much more is the one of whoever
    /// moves.
    private static final double PLATE = 5.1;

    private static final double DENSE_PLATE = 3.6;
    private static final double ACTIVE = 0.3;

    /// A plate that is narrower, in em, has no room for a name.
    private static final double LEAST_WIDE = 10;

    /// Half of a row that is narrower, in em, has no room for a large name beside large seals.
    private static final double NAMED = 17.5;

    /// How close they stand.
    enum Stand {
        APART,
        DENSE,
        IN_A_ROW
    }

    /// What they were asked to fit into.
    private record Asked(List<Plate> shown, boolean rolled, double room, double read, double width, double type) {}

    private final Words words;
    private final List<PlayerPlate> plates = new ArrayList<>();
    private List<Plate> shown = List.of();
    private Stand stand = Stand.APART;
    private int unfolded;
    private @Nullable Asked asked;
    private boolean narrow;
    private final Label em = new Label();

    PlatesView(Words words) {
        this.words = words;
        getStyleClass().add("plates");
        setMinHeight(USE_PREF_SIZE);
        em.setManaged(false);
        em.setVisible(false);
        getChildren().add(em);
    }

    void show(List<Plate> all) {
        shown = all;
        while (plates.size() < shown.size()) {
            PlayerPlate plate = new PlayerPlate();
            plate.wordsProperty().set(words);
            plate.setMinHeight(USE_PREF_SIZE);
            plates.add(plate);
            getChildren().add(plate);
        }
        while (plates.size() > shown.size()) {
            getChildren().remove(plates.removeLast());
        }
        Map<Seat, String> initials = Initials.of(badges(shown));
        for (int i = 0; i < shown.size(); i++) {
            show(plates.get(i), shown.get(i), initials);
        }
        fold();
    }

    /// About how high they are, in em.
    ///
    /// @param width the plates' width
    double about(boolean dense, double width) {
        return rows(dense, width) * (dense ? DENSE_PLATE : PLATE) + ACTIVE;
    }

    /// Has them stand as far apart as there is room for; at once, so that the caller can ask next how high they are.
    ///
    /// @param rolled whether the one who moves has rolled: until then what the player before them lost matters more
    /// @param room for all of them
    /// @param read what should be left of it
    /// @param width the plates' width
    void stand(boolean rolled, double room, double read, double width) {
        double type = em.getFont().getSize();
        Asked now = new Asked(shown, rolled, room, read, width, type);
        // To try how high they are is to lay them out anew: asked the same once more, nothing has to move.
        if (now.equals(asked)) {
            return;
        }
        asked = now;
        unfolded = rolled ? active() : lastBust().orElse(active());
        boolean named = inRow(false, width) == 1 || width / 2 >= NAMED * type;
        stand(named && type * about(false, width) + read <= room ? Stand.APART : Stand.DENSE);
        if (prefHeight(width) > room) {
            stand(Stand.IN_A_ROW);
            pseudoClassStateChanged(SCANT, restBeside(width) < LEAST_WIDE * type);
            applyCss();
        }
    }

    private void stand(Stand how) {
        stand = how;
        pseudoClassStateChanged(DENSE, how != Stand.APART);
        pseudoClassStateChanged(SCANT, false);
        fold();
        applyCss();
    }

    /// In one row only one plate is whole.
    private void fold() {
        boolean row = stand == Stand.IN_A_ROW;
        for (int place = 0; place < plates.size(); place++) {
            plates.get(place).foldedProperty().set(row && place != unfolded);
            // There only what is won has room.
            plates.get(place).targetProperty().set(row ? 0 : shown.get(place).target());
        }
        plates.forEach(plate -> plate.briefProperty().set(narrow || plates.size() >= CROWD || stand != Stand.APART));
    }

    /// Says a bust without its dice; two in a row always do.
    void setBrief(boolean brief) {
        if (narrow != brief) {
            narrow = brief;
            fold();
            asked = null;
        }
    }

    /// The style sheet says how wide a plate should be at least.
    private int inRow(boolean dense, double width) {
        boolean wide = !plates.isEmpty() && 2 * plates.get(whole()).minWidth(-1) + getSpacing() <= width;
        return wide && (dense || plates.size() >= CROWD) ? 2 : 1;
    }

    private int whole() {
        return stand == Stand.IN_A_ROW ? Math.min(unfolded, plates.size() - 1) : 0;
    }

    private int inRow(double width) {
        return stand == Stand.IN_A_ROW ? Math.max(1, plates.size()) : inRow(stand == Stand.DENSE, width);
    }

    private int rows(boolean dense, double width) {
        return Math.ceilDiv(plates.size(), inRow(dense, width));
    }

    private double height(double width) {
        int rows = Math.ceilDiv(plates.size(), inRow(width));
        double high = Math.max(0, rows - 1) * getSpacing();
        for (int row = 0; row < rows; row++) {
            high += rowHeight(row, width);
        }
        return high;
    }

    private double rowHeight(int row, double width) {
        int count = inRow(width);
        return IntStream.range(row * count, Math.min((row + 1) * count, plates.size()))
                .mapToDouble(place -> {
                    PlayerPlate plate = plates.get(place);
                    double each = plateWidth(place, width);
                    return snapSizeY(Math.max(plate.minHeight(each), plate.prefHeight(each)));
                })
                .max()
                .orElse(0);
    }

    /// In one row the others take what their pieces need, and the seals of what they have won if there is room.
    private double plateWidth(int place, double width) {
        if (stand != Stand.IN_A_ROW) {
            int count = inRow(width);
            return snapPositionX((width - (count - 1) * getSpacing()) / count);
        }
        return place == unfolded
                ? restBeside(width)
                : snapSizeX(plates.get(place).prefWidth(-1));
    }

    private double restBeside(double width) {
        double others = IntStream.range(0, plates.size())
                .filter(other -> other != unfolded)
                .mapToDouble(other -> snapSizeX(plates.get(other).prefWidth(-1)) + getSpacing())
                .sum();
        return width - others;
    }

    /// How high they are goes by their width, and so by how many share a row.
    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        return width < 0 ? super.computePrefHeight(width) : height(width);
    }

    @Override
    protected void layoutChildren() {
        int count = inRow(getWidth());
        double x = 0;
        double y = 0;
        for (int i = 0; i < plates.size(); i++) {
            double wide = plateWidth(i, getWidth());
            double high = rowHeight(i / count, getWidth());
            plates.get(i).resizeRelocate(x, y, wide, high);
            boolean last = i % count == count - 1;
            x = last ? 0 : x + wide + getSpacing();
            y += last ? high + getSpacing() : 0;
        }
    }

    /// Who went bust in the turn before this one, and what that cost.
    Optional<Plate> bust() {
        return lastBust().map(shown::get);
    }

    private Optional<Integer> lastBust() {
        int before = Math.floorMod(active() - 1, Math.max(1, shown.size()));
        return Optional.of(before)
                .filter(place -> shown.size() > 1 && shown.get(place).bust().isPresent());
    }

    private int active() {
        return Math.max(0, shown.stream().map(Plate::moving).toList().indexOf(true));
    }

    /// Where this player's plate is.
    Optional<Node> plate(Seat seat) {
        int place = shown.stream().map(Plate::seat).toList().indexOf(seat);
        return place < 0 ? Optional.empty() : Optional.of(plates.get(place));
    }

    static Map<Seat, Badge> badges(List<Plate> plates) {
        return plates.stream().collect(Collectors.toUnmodifiableMap(Plate::seat, Plate::badge));
    }

    private static void show(PlayerPlate plate, Plate shown, Map<Seat, String> initials) {
        Changes.set(plate.badgeProperty(), shown.badge());
        plate.initialsProperty().set(initials.getOrDefault(shown.seat(), ""));
        Changes.set(plate.columnsWonProperty(), shown.columns());
        plate.activeProperty().set(shown.moving());
        plate.awayProperty().set(shown.away());
        plate.noteProperty().set(shown.role());
        plate.aboutProperty().set(shown.about());
        plate.bustReasonProperty().set(shown.bustReason());
        plate.bustInBriefProperty().set(shown.bustInBrief());
        Changes.set(plate.bustProperty(), shown.bust().orElse(null));
    }
}
