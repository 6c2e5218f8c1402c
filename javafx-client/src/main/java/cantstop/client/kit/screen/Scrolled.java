package cantstop.client.kit.screen;

import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Skin;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// Content that is scrolled where it has no room; whatever in it gets the keyboard comes into view.
public final class Scrolled extends ScrollPane {
    /// What has the keyboard wears a ring outside its bounds, which comes into view with it: at most this much of its
    /// height.
    private static final double RING = 0.25;

    private final Region content;

    /// A pane that would be as high as its content.
    public Scrolled(Region content) {
        super(content);
        this.content = content;
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        getStyleClass().add("plain-scroll");
        sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::reveal);
    }

    /// Has what it holds fill the view where it would be lower. A pane that is fitted to the height measures it before
    /// its words wrap, and shows no bar.
    public void fill() {
        viewportBoundsProperty().subscribe(view -> content.setMinHeight(view.getHeight()));
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new BarsWhenNeeded(this);
    }

    /// Its height goes by its width, as that of what it holds does.
    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    /// As high as what it holds, asked anew with each layout: a paragraph that has grown since gets its room at once.
    @Override
    protected double computePrefHeight(double width) {
        double inner = width < 0 ? width : Math.max(0, width - snappedLeftInset() - snappedRightInset());
        return snappedTopInset() + content.prefHeight(inner) + snappedBottomInset();
    }

    /// A click into empty space leaves the keyboard where it is, rather than at what can't be pressed.
    @Override
    public void requestFocus() {
        if (isFocusTraversable()) {
            super.requestFocus();
        }
    }

    /// Whether this part of what it holds is in view from top to bottom.
    public boolean shows(Node part) {
        Bounds bounds = content.sceneToLocal(part.localToScene(part.getLayoutBounds()));
        double room = getViewportBounds().getHeight();
        double top = getVvalue() * Math.max(0, content.getHeight() - room);
        return bounds.getMinY() >= top && bounds.getMaxY() <= top + room;
    }

    private void reveal(@Nullable Node focused) {
        double room = getViewportBounds().getHeight();
        double hidden = content.getHeight() - room;
        if (focused == null || hidden <= 0 || !holds(focused)) {
            return;
        }
        Bounds bounds = content.sceneToLocal(focused.localToScene(focused.getLayoutBounds()));
        double ring = bounds.getHeight() * RING;
        double top = getVvalue() * hidden;
        if (bounds.getMinY() - ring < top) {
            setVvalue(Math.max(0, (bounds.getMinY() - ring) / hidden));
        } else if (bounds.getMaxY() + ring > top + room) {
            setVvalue(Math.min(1, (bounds.getMaxY() + ring - room) / hidden));
        }
    }

    private boolean holds(Node node) {
        for (Node above = node; above != null; above = above.getParent()) {
            if (above.equals(content)) {
                return true;
            }
        }
        return false;
    }
}
