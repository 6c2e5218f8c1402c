package architecture;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.seat.PlantedSeat;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The rules find what they are there to find.
@Tag("slow")
class PlantedBrowserTest {
    private final JavaClasses planted = new ClassFileImporter().importClasses(PlantedSeat.class);

    @Test
    void aSeatThatKnowsTheBrowserIsFound() {
        assertThat(BrowserArchitectureTest.oneRoomKnowsTheBrowser
                        .evaluate(planted)
                        .hasViolation())
                .isTrue();
    }

    @Test
    void aSeatThatKnowsTheCompilerIsFound() {
        assertThat(BrowserArchitectureTest.onlyTheBuildKnowsTheCompiler
                        .evaluate(planted)
                        .hasViolation())
                .isTrue();
    }
}
