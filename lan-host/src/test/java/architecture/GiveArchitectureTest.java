package architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// What keeps the download server apart from the game.
@AnalyzeClasses(packages = "cantstop.host")
@ArchTag("slow")
class GiveArchitectureTest {
    private static final DescribedPredicate<JavaClass> OF_THE_GAME =
            resideInAPackage("cantstop..").and(DescribedPredicate.not(resideInAPackage("cantstop.host.give..")));

    @ArchTest
    static final ArchRule givingKnowsNoGame = noClasses()
            .that()
            .resideInAPackage("cantstop.host.give..")
            .should()
            .dependOnClassesThat(OF_THE_GAME)
            .because(
                    "the page is open to everyone on the network: code that knows no table, player or key can leak none");

    @ArchTest
    static final ArchRule onlyGivingSpeaksHttp = noClasses()
            .that()
            .resideOutsideOfPackages("cantstop.host.give..", "cantstop.host.browser..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "io.netty.handler.codec.http..", "io.netty.handler.stream..", "com.sun.net.httpserver..")
            .because("the pages for browsers are the only HTTP server; the game's port speaks its own protocol");
}
