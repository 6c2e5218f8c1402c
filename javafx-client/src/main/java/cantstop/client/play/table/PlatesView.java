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
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// The plates in the order of play, in fixed places: two side by side where three or four play and the width allows it,
/// else below each other. They stand closer where there is little room.
final class PlatesView extends VBox {
    private static final PseudoClass DENSE = PseudoClass.getPseudoClass("dense");

    /// From so many players on two share a row.
    private static final int CROWD = 3;

    /// About as high, in em, is a plate with what is between it and the next, and so much more is the one of whoever
    /// moves.
    private static final double PLATE = 5.1;

    private static final double DENSE_PLATE = 3.6;
    private static final double ACTIVE = 0.3;

    private final Words words;
    private final List<PlayerPlate> plates = new ArrayList<>();
    private List<Plate> shown = List.of();

    PlatesView(Words words) {
        this.words = words;
        getStyleClass().add("plates");
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
    }

    /// About how high they are, in em.
    ///
    /// @param width the plates' width
    double about(boolean dense, double width) {
        return rows(width) * (dense ? DENSE_PLATE : PLATE) + ACTIVE;
    }

    /// Has them stand closer, or not; at once, for whoever asks next how high they are.
    void setDense(boolean dense) {
        if (getPseudoClassStates().contains(DENSE) != dense) {
            pseudoClassStateChanged(DENSE, dense);
            applyCss();
        }
    }

    /// Says a bust without its dice; two in a row always do.
    void setBrief(boolean narrow) {
        plates.forEach(plate -> plate.briefProperty().set(narrow || plates.size() >= CROWD));
    }

    /// Plates below each other that are in view, all of them whole.
    ///
    /// @param above how much is hidden above them
    /// @param height of all of them
    record Stretch(double above, double height) {}

    /// What there is room for: the row that matters now, of whoever moves or, until they have rolled, of whoever went
    /// bust before them; then those above it, then those below. That one is among them even where it has no room.
    ///
    /// @param width the plates' width
    Stretch inView(boolean rolled, double width, double room) {
        int place = rolled ? active() : lastBust().orElse(active());
        int first = place / inRow(width);
        int last = first;
        while (first > 0 && height(first - 1, last, width) <= room) {
            first--;
        }
        while (last + 1 < rows(width) && height(first, last + 1, width) <= room) {
            last++;
        }
        return new Stretch(first == 0 ? 0 : height(0, first - 1, width) + getSpacing(), height(first, last, width));
    }

    /// The style sheet says how wide a plate should be at least.
    private int inRow(double width) {
        boolean wide = !plates.isEmpty() && 2 * plates.getFirst().minWidth(-1) + getSpacing() <= width;
        return wide && plates.size() >= CROWD ? 2 : 1;
    }

    private int rows(double width) {
        return Math.ceilDiv(plates.size(), inRow(width));
    }

    private double height(int first, int last, double width) {
        double plain = 0;
        for (int row = first; row <= Math.min(last, rows(width) - 1); row++) {
            plain += rowHeight(row, width);
        }
        return plain + (last - first) * getSpacing();
    }

    private double rowHeight(int row, double width) {
        int count = inRow(width);
        double each = plateWidth(width);
        return plates.subList(row * count, Math.min((row + 1) * count, plates.size())).stream()
                .mapToDouble(plate -> snapSizeY(Math.max(plate.minHeight(each), plate.prefHeight(each))))
                .max()
                .orElse(0);
    }

    private double plateWidth(double width) {
        int count = inRow(width);
        return snapPositionX((width - (count - 1) * getSpacing()) / count);
    }

    /// How high they are goes by their width, and so by how many share a row.
    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        return width < 0 ? super.computePrefHeight(width) : height(0, rows(width) - 1, width);
    }

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double each = plateWidth(getWidth());
        double y = 0;
        for (int i = 0; i < plates.size(); i++) {
            int count = inRow(getWidth());
            double high = rowHeight(i / count, getWidth());
            plates.get(i).resizeRelocate(i % count * (each + getSpacing()), y, each, high);
            y += i % count == count - 1 ? high + getSpacing() : 0;
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
        plate.targetProperty().set(shown.target());
        plate.activeProperty().set(shown.moving());
        plate.awayProperty().set(shown.away());
        plate.noteProperty().set(shown.role());
        plate.aboutProperty().set(shown.about());
        plate.bustReasonProperty().set(shown.bustReason());
        plate.bustInBriefProperty().set(shown.bustInBrief());
        Changes.set(plate.bustProperty(), shown.bust().orElse(null));
    }
}
