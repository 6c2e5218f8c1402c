package cantstop.client.gallery;

import cantstop.client.kit.dice.Die;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextLineInfo;

/// Names what lies badly in a scene: a word that goes on in the next line or is cut in its height, words over dice, and
/// content that goes on out of sight where nothing tells.
public final class Placement {
    /// Dice are round at their corners, and lie askew.
    private static final double ROUND = 0.92;

    /// Half a pixel is nobody's loss.
    private static final double ROUNDING = 1;

    /// In pixels: nobody takes a shorter scroll bar for one.
    private static final double A_BAR = 72;

    /// What JavaFX calls the part of a scroll pane, and of a list, that is in view.
    private static final List<String> SCROLLED = List.of("viewport", "clipped-container");

    private final List<Box> dice = new ArrayList<>();
    private final List<Box> words = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    /// Something in sight, and where.
    private record Box(String said, Bounds bounds) {}

    private Placement() {}

    /// What lies badly in this scene, in words; empty where nothing does.
    public static List<String> faults(Scene scene) {
        Placement placement = new Placement();
        placement.visit(scene.getRoot());
        for (Box word : placement.words) {
            if (placement.dice.stream().anyMatch(die -> die.bounds().intersects(word.bounds()))) {
                placement.faults.add("over dice: " + word.said());
            }
        }
        return placement.faults;
    }

    /// In the order in which they are drawn: what is covered later is not in sight. One letter is a mark on a piece.
    private void visit(Node node) {
        if (!node.isVisible() || node.getOpacity() < 0.1) {
            return;
        }
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        if (node instanceof Die die) {
            if (isBlank(die)) {
                return;
            }
            dice.add(new Box("die", face(die)));
            return;
        } else if (node instanceof Text text) {
            if (text.getText().strip().length() > 1) {
                words.add(new Box(text.getText(), bounds));
                torn(text);
                clipped(text, bounds);
            }
        } else if (DrawnText.isPainted(node)) {
            dice.removeIf(box -> bounds.contains(box.bounds()));
            words.removeIf(box -> bounds.contains(box.bounds()));
        }
        if (node instanceof ScrollPane pane) {
            goesOn(pane);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(this::visit);
        }
    }

    private static boolean isBlank(Die die) {
        return die.getPseudoClassStates().stream()
                .anyMatch(state -> state.getPseudoClassName().equals("blank"));
    }

    private static Bounds face(Die die) {
        Bounds turned = die.localToScene(die.getLayoutBounds());
        double side = die.getWidth() * ROUND;
        return new BoundingBox(turned.getCenterX() - side / 2, turned.getCenterY() - side / 2, side, side);
    }

    private void torn(Text text) {
        String all = text.getText();
        List<TextLineInfo> lines = text.getLayoutInfo().getTextLines(false);
        for (TextLineInfo line : lines) {
            int end = line.end();
            if (end > 0
                    && end < all.length()
                    && Character.isLetterOrDigit(all.charAt(end - 1))
                    && Character.isLetterOrDigit(all.charAt(end))) {
                faults.add("torn: " + all.substring(0, end) + "/" + all.substring(end));
            }
        }
    }

    /// What is scrolled goes on elsewhere; whatever else cuts a word cuts it off.
    private void clipped(Text text, Bounds bounds) {
        for (Parent around = text.getParent(); around != null; around = around.getParent()) {
            if (!Collections.disjoint(around.getStyleClass(), SCROLLED)) {
                return;
            }
            Node clip = around.getClip();
            if (clip != null) {
                Bounds seen = around.localToScene(clip.getBoundsInParent());
                if (bounds.getMaxY() > seen.getMaxY() + ROUNDING || bounds.getMinY() < seen.getMinY() - ROUNDING) {
                    faults.add("clipped by " + around.getStyleClass() + ": " + text.getText());
                }
            }
        }
    }

    private void goesOn(ScrollPane pane) {
        Node content = pane.getContent();
        if (content == null
                || content.getLayoutBounds().getHeight()
                        <= pane.getViewportBounds().getHeight() + ROUNDING) {
            return;
        }
        boolean told = pane.lookupAll(".scroll-bar").stream()
                .map(ScrollBar.class::cast)
                .anyMatch(bar -> bar.isVisible() && bar.getHeight() >= A_BAR);
        if (!told) {
            faults.add("goes on out of sight: " + pane.getStyleClass());
        }
    }
}
