package cantstop.client.kit.screen;

import javafx.beans.binding.Bindings;
import javafx.geometry.Bounds;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SkinBase;
import javafx.scene.control.skin.ScrollBarSkin;
import javafx.scene.control.skin.ScrollPaneSkin;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

/// A scroll pane's look, whose bars are made when there is something to scroll. Mostly there is not, and two bars are
/// as much to dress as all of a card. Where it goes on below, its end fades out rather than being cut through.
final class BarsWhenNeeded extends ScrollPaneSkin {
    /// Nearer to the end nothing is hidden that anybody would miss.
    private static final double NEARLY_ALL = 0.99;

    private final Region fade = new Region();
    private final Subscription watching;

    BarsWhenNeeded(ScrollPane pane) {
        super(pane);
        leaveOut(getVerticalScrollBar());
        leaveOut(getHorizontalScrollBar());
        fade.getStyleClass().add("scroll-fade");
        fade.setManaged(false);
        fade.setMouseTransparent(true);
        fade.setVisible(false);
        watching = Bindings.createBooleanBinding(
                        () -> getVerticalScrollBar().isVisible() && pane.getVvalue() < NEARLY_ALL,
                        getVerticalScrollBar().visibleProperty(),
                        pane.vvalueProperty())
                .subscribe(this::showMore);
    }

    @Override
    public void dispose() {
        watching.unsubscribe();
        super.dispose();
    }

    /// Made when it is needed first.
    private void showMore(boolean more) {
        if (more && !getChildren().contains(fade)) {
            getChildren().add(fade);
        }
        fade.setVisible(more);
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        super.layoutChildren(x, y, width, height);
        Bounds seen = getSkinnable().getViewportBounds();
        double high = Math.min(fade.prefHeight(-1), seen.getHeight() / 2);
        fade.resizeRelocate(x, y + seen.getHeight() - high, seen.getWidth(), high);
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
