package architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// The shape of the house: what keeps each part small enough to be understood by itself.
final class ShapeRules {
    private static final int MOST_IN_A_KNOT = 4;

    private ShapeRules() {}

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
}
