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
/// as much to dress as all of a card. Where it goes on above or below, its edge fades out rather than being cut
/// through.
final class BarsWhenNeeded extends ScrollPaneSkin {
    /// Nearer to the end nothing is hidden that anybody would miss.
    private static final double NEARLY_ALL = 0.99;

    private final Region below = fade("scroll-fade");
    private final Region above = fade("scroll-fade", "fade-above");
    private final Subscription watching;

    BarsWhenNeeded(ScrollPane pane) {
        super(pane);
        leaveOut(getVerticalScrollBar());
        leaveOut(getHorizontalScrollBar());
        watching = Bindings.createObjectBinding(
                        () -> getVerticalScrollBar().isVisible() ? pane.getVvalue() : Double.NaN,
                        getVerticalScrollBar().visibleProperty(),
                        pane.vvalueProperty())
                .subscribe(at -> {
                    showMore(below, at < NEARLY_ALL);
                    showMore(above, at > 1 - NEARLY_ALL);
                });
    }

    private static Region fade(String... styles) {
        Region fade = new Region();
        fade.getStyleClass().addAll(styles);
        fade.setManaged(false);
        fade.setMouseTransparent(true);
        fade.setVisible(false);
        return fade;
    }

    @Override
    public void dispose() {
        watching.unsubscribe();
        super.dispose();
    }

    /// Made when it is needed first.
    private void showMore(Region fade, boolean more) {
        if (more && !getChildren().contains(fade)) {
            getChildren().add(fade);
        }
        fade.setVisible(more);
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        super.layoutChildren(x, y, width, height);
        Bounds seen = getSkinnable().getViewportBounds();
        double high = Math.min(below.prefHeight(-1), seen.getHeight() / 2);
        below.resizeRelocate(x, y + seen.getHeight() - high, seen.getWidth(), high);
        above.resizeRelocate(x, y, seen.getWidth(), high);
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
