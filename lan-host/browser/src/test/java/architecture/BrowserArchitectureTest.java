package architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// What keeps the browser out of the seat.
@AnalyzeClasses(packages = "cantstop", importOptions = ImportOption.DoNotIncludeTests.class)
@ArchTag("slow")
class BrowserArchitectureTest {
    @ArchTest
    static final ArchRule oneRoomKnowsTheBrowser = noClasses()
            .that()
            .resideOutsideOfPackage("cantstop.browser")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.teavm.jso..", "org.teavm.interop..")
            .because("what a seat is runs on any machine, and is tried there");

    @ArchTest
    static final ArchRule onlyTheBuildKnowsTheCompiler = noClasses()
            .that()
            .resideOutsideOfPackages("cantstop.browser", "cantstop.emulation")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.teavm..")
            .because("engine and protocol are compiled as they are");
}
