package cantstop.client.play.settings;

import cantstop.client.kit.screen.Parts;
import java.util.function.IntConsumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;

/// How loud something is, from nothing to all of it.
final class Volume {
    private static final double FULL = 100;
    private static final double STEP = 10;

    private final Label name;
    private final Slider slider = new Slider(0, FULL, 0);
    private boolean showing;

    /// A volume.
    ///
    /// @param picked is told the percentage, once the hand rests
    Volume(String name, IntConsumer picked) {
        this.name = Parts.paragraph(name);
        this.name.setLabelFor(slider);
        slider.setAccessibleText(name);
        slider.setBlockIncrement(STEP);
        slider.setMajorTickUnit(STEP);
        slider.getStyleClass().add("volume");
        slider.valueProperty().subscribe((was, is) -> tell(picked));
        slider.valueChangingProperty().subscribe((was, is) -> tell(picked));
    }

    private void tell(IntConsumer picked) {
        if (!showing && !slider.isValueChanging()) {
            picked.accept((int) Math.round(slider.getValue()));
        }
    }

    Node name() {
        return name;
    }

    Node node() {
        return slider;
    }

    /// Shows what holds.
    void show(int percent, boolean audible) {
        showing = true;
        slider.setValue(percent);
        slider.setDisable(!audible);
        showing = false;
    }
}
