package cantstop.client.kit.theme;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.words.Words;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Nothing falls back to a face of the system, which would look and measure otherwise on every laptop.
@ToolkitTest
@Tag("slow")
class TypefaceTest {
    private Label label;

    @Start
    void show(Stage stage) {
        label = new Label("Anna 17");
        Scene scene = new Scene(new VBox(label), 200, 100);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @ParameterizedTest
    @MethodSource("everyFaceInEveryLanguage")
    void everyFaceHasAllThatIsSaid(Typeface face, String language) throws IOException, FontFormatException {
        java.awt.Font font;
        try (InputStream in = resource("/cantstop/client/kit/theme/fonts/" + face.file())) {
            font = java.awt.Font.createFont(java.awt.Font.TRUETYPE_FONT, in);
        }
        try (InputStream in = resource("/cantstop/client/kit/words/words_" + language + ".properties")) {
            PropertyResourceBundle words = new PropertyResourceBundle(in);
            assertThat(words.keySet()).allSatisfy(key -> {
                String said = words.getString(key).replace("\n", "");
                int missing = font.canDisplayUpTo(said);
                assertThat(missing < 0 ? "" : said.substring(missing)).as(key).isEmpty();
            });
        }
    }

    @ParameterizedTest
    @EnumSource(Typeface.class)
    void everyFaceIsDrawnByItsOwnName(Typeface face) {
        assertThat(face.font(20).getFamily()).startsWith("CS ");
    }

    @ParameterizedTest
    @EnumSource(
            value = Typeface.class,
            names = {"TEXT", "BOLD"})
    void figuresAreOfOneWidth(Typeface face) {
        assertThat(Stream.of("0", "1", "2", "3", "4", "5", "6", "7", "8", "9").map(figure -> width(figure, face)))
                .containsOnly(width("0", face));
    }

    @ParameterizedTest
    @ValueSource(strings = {"small", "strong", "card-title", "title", "large", "huge", "giant"})
    void everyStepOfTheScaleIsSetInAFaceOfOurs(String step, FxRobot robot) {
        robot.interact(() -> {
            label.getStyleClass().setAll(step);
            label.applyCss();
        });
        assertThat(label.getFont().getFamily()).startsWith("CS ");
    }

    @Test
    void boldTextIsTheBoldFace(FxRobot robot) {
        robot.interact(() -> {
            label.getStyleClass().setAll("strong");
            label.applyCss();
        });
        assertThat(label.getFont().getName()).isEqualTo(Typeface.BOLD.font(1).getName());
    }

    private static double width(String text, Typeface face) {
        Text node = new Text(text);
        node.setFont(face.font(50));
        return node.getLayoutBounds().getWidth();
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(Typeface.class.getResourceAsStream(name), name);
    }

    static Stream<Arguments> everyFaceInEveryLanguage() {
        return Stream.of(Typeface.values())
                .flatMap(face -> Words.LANGUAGES.stream().map(language -> Arguments.of(face, language)));
    }
}
