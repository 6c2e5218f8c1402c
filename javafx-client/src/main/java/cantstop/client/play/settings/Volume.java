package cantstop.client.play.settings;

import cantstop.client.kit.screen.BesideOrBelow;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.model.profile.Preference;
import cantstop.client.model.profile.Preferences;
import java.util.function.IntConsumer;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

/// A volume slider, disabled while the program is muted.
final class Volume implements Row {
    private static final double STEP = 10;

    private final Preference.Percent loudness;
    private final Slider slider = new Slider(0, Preference.Percent.FULL, 0);
    private final Region node;
    private final Label percent = Parts.label("", "setting-value");
    private boolean showing;

    /// A volume.
    ///
    /// @param picked called with the percentage, once the pointer rests
    Volume(Preference.Percent loudness, Words words, IntConsumer picked) {
        this.loudness = loudness;
        Label name = Parts.paragraph(words.say(loudness.label()));
        node = new BesideOrBelow(name, new FlowPane(slider, percent));
        name.setLabelFor(slider);
        slider.setAccessibleText(name.getText());
        slider.setBlockIncrement(STEP);
        slider.setMajorTickUnit(STEP);
        slider.getStyleClass().add("volume");
        slider.valueProperty()
                .subscribe(value ->
                        percent.setText(words.say("settings.size.percent", (int) Math.round(value.doubleValue()))));
        slider.valueProperty().subscribe((was, is) -> tell(picked));
        slider.valueChangingProperty().subscribe((was, is) -> tell(picked));
    }

    private void tell(IntConsumer picked) {
        if (!showing && !slider.isValueChanging()) {
            picked.accept((int) Math.round(slider.getValue()));
        }
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(Preferences holds) {
        showing = true;
        slider.setValue(holds.get(loudness));
        slider.setDisable(holds.get(Preferences.MUTED));
        showing = false;
    }

    @Override
    public void focus() {
        slider.requestFocus();
    }
}
