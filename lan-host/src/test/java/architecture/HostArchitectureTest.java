package architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// What keeps the host's core a function of what it is handed.
@AnalyzeClasses(packages = "cantstop.host", importOptions = DoNotIncludeTests.class)
class HostArchitectureTest {
    @ArchTest
    static final ArchRule coreHasNoInputOrOutput = noClasses()
            .that()
            .resideInAPackage("cantstop.host..")
            .and()
            .resideOutsideOfPackages(
                    "cantstop.host.browser..", "cantstop.host.give..", "cantstop.host.journal..", "cantstop.host.net..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.netty..", "java.net..", "java.nio..", "java.sql..", "javax.net..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.io\\.(File|RandomAccess|Input|Output|Reader|Writer|Buffered|Print|Data|Object).*")
            .because("a whole party runs in one thread from one seed: links, journal and clock are handed in");
}
