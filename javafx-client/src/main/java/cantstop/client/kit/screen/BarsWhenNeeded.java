package cantstop.client.kit.screen;

import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SkinBase;
import javafx.scene.control.skin.ScrollBarSkin;
import javafx.scene.control.skin.ScrollPaneSkin;

/// A scroll pane's look, whose bars are made when there is something to scroll. Mostly there is not, and two bars are
/// as much to dress as all of a card.
final class BarsWhenNeeded extends ScrollPaneSkin {
    BarsWhenNeeded(ScrollPane pane) {
        super(pane);
        leaveOut(getVerticalScrollBar());
        leaveOut(getHorizontalScrollBar());
    }

    private static void leaveOut(ScrollBar bar) {
        bar.setVisible(false);
        bar.setSkin(new Nothing(bar));
        bar.visibleProperty().subscribe(needed -> {
            if (needed && bar.getSkin() instanceof Nothing) {
                bar.setSkin(new ScrollBarSkin(bar));
                // How wide it is, is asked before the next look at the style sheets.
                bar.applyCss();
            }
        });
    }

    /// A bar of which nobody sees anything.
    private static final class Nothing extends SkinBase<ScrollBar> {
        Nothing(ScrollBar bar) {
            super(bar);
        }
    }
}
