package architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The shape of the house: what keeps each part small enough to be understood by itself.
@AnalyzeClasses(packages = "cantstop", importOptions = DoNotIncludeTests.class)
class ShapeArchitectureTest {
    private static final int MOST_IN_A_KNOT = 4;
    private static final int MOST_LINES = 300;
    private static final Path ROOT = Path.of("..");
    private static final List<String> MODULES = List.of("engine", "protocol", "lan-host", "javafx-client", "tools");

    private static final Path LANGUAGES = Path.of("cantstop/client/kit/words/Words.java");

    /// What names only the language to fall back to.
    private static final Set<String> FALLBACKS = Set.of("DownloadPage.java");

    /// A language as one of the JDK's constants, or as its code.
    private static final Pattern LANGUAGE =
            Pattern.compile("Locale\\.(GERMAN|GERMANY|FRENCH|FRANCE|ENGLISH|UK|US)\\b|\"(de|fr|es|en)\"");

    /// A full line of a comment, a word or three below it, and more of the same paragraph below them.
    private static final Pattern TORN =
            Pattern.compile("(?m)^ *///.{95,}\\n *///(?! *([-|#@`\\d]|$)).{1,20}(?<![.:])\\n */// ?[\\w\\[`(]");

    private static final Pattern UNDERSCORED = Pattern.compile(" void \\w*_\\w*\\(");

    @ArchTest
    static void noKnotHasMoreThanFourClasses(JavaClasses house) {
        assertThat(Knots.above(MOST_IN_A_KNOT, house.that(not(resideInAPackage("cantstop.protocol.v1")))))
                .as("because a class can be understood with the few that it depends on")
                .isEmpty();
    }

    @ArchTest
    static final ArchRule packagesHaveNoCycle = slices().matching("(cantstop..)")
            .should()
            .beFreeOfCycles()
            .because("a package can be understood, and tested, with those below it alone");

    @ArchTest
    static final ArchRule dutiesKnowNoTable = noClasses()
            .that()
            .resideInAPackage("cantstop.host.duty..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("cantstop.host.table.Table")
            .because("a duty sees the narrow view of its table: then one can be added, or fail, without the others");

    @ArchTest
    static final ArchRule kitKnowsNoParty = noClasses()
            .that()
            .resideInAPackage("cantstop.client.kit..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("cantstop.client.model..", "cantstop.protocol..", "cantstop.host..")
            .because("the controls show what they are handed; they work without a host and without a player");

    @ArchTest
    static final ArchRule modelKnowsNoNode = noClasses()
            .that()
            .resideInAPackage("cantstop.client.model..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.stage..")
            .because("what the client knows is tested without a window");

    @ArchTest
    static final ArchRule wingsPointOneWay = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("cantstop.client..")
            .layer("shell")
            .definedBy("cantstop.client.shell..")
            .layer("system")
            .definedBy("cantstop.client.system..")
            .layer("extras")
            .definedBy("cantstop.client.extras..")
            .layer("play")
            .definedBy("cantstop.client.play..")
            .layer("model")
            .definedBy("cantstop.client.model..")
            .layer("kit")
            .definedBy("cantstop.client.kit..")
            .whereLayer("shell")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("system")
            .mayOnlyBeAccessedByLayers("shell")
            .whereLayer("extras")
            .mayOnlyBeAccessedByLayers("shell")
            .whereLayer("play")
            .mayOnlyBeAccessedByLayers("shell", "extras")
            .whereLayer("model")
            .mayOnlyBeAccessedByLayers("shell", "extras", "play", "system")
            .because("a wing can be understood with those below it; screens reach the system through interfaces");

    /// Tests are left out: a table of examples may be long.
    @Test
    void noFileHasMoreThanThreeHundredLines() {
        assertThat(mainSources().filter(file -> lines(file).size() > MOST_LINES))
                .as("because a file above %s lines does more than one thing", MOST_LINES)
                .isEmpty();
    }

    @Test
    void languagesStandInOneList() {
        assertThat(mainSources()
                        .filter(file -> lines(file).stream().anyMatch(ShapeArchitectureTest::namesALanguage))
                        .filter(file -> !isNamed(file, FALLBACKS)))
                .as("because a new language is one line there and its bundles")
                .allMatch(file -> file.endsWith(LANGUAGES));
    }

    /// The formatter breaks a comment's line that is too long, and leaves a stump above the next one.
    @Test
    void noCommentIsTorn() {
        assertThat(mainSources()
                        .filter(file ->
                                TORN.matcher(String.join("\n", lines(file))).find()))
                .as("because a paragraph is wrapped as a whole")
                .isEmpty();
    }

    @Test
    void testsAreNamedInOneDialect() {
        assertThat(MODULES.stream()
                        .flatMap(module -> sources(module, "src/test/java"))
                        .filter(file -> lines(file).stream()
                                .anyMatch(line -> UNDERSCORED.matcher(line).find())))
                .as("because one style of names, camelCase, reads as one text")
                .isEmpty();
    }

    private static boolean isNamed(Path file, Set<String> names) {
        return names.contains(file.getFileName().toString());
    }

    private static boolean namesALanguage(String line) {
        return LANGUAGE.matcher(line).find();
    }

    private static Stream<Path> mainSources() {
        return MODULES.stream().flatMap(module -> sources(module, "src/main/java"));
    }

    private static Stream<Path> sources(String module, String folder) {
        try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aKnotIsFoundAndAChainIsNone() {
        Map<String, Set<String>> arrows = Map.of(
                "a", Set.of("b", "outside"),
                "b", Set.of("c"),
                "c", Set.of("a", "d"),
                "d", Set.of("e"),
                "e", Set.of());

        assertThat(Knots.above(2, arrows)).containsExactly(Set.of("a", "b", "c"));
        assertThat(Knots.above(3, arrows)).isEmpty();
    }
}
