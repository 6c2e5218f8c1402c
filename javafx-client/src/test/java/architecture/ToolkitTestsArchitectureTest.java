package architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.OnlyIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.testfx.framework.junit5.ApplicationExtension;

@AnalyzeClasses(packages = "cantstop.client", importOptions = OnlyIncludeTests.class)
@ArchTag("slow")
class ToolkitTestsArchitectureTest {
    @ArchTest
    static final ArchRule everyTestOfTheToolkitFailsWhereItWarns = noClasses()
            .should()
            .dependOnClassesThat()
            .areAssignableTo(ApplicationExtension.class)
            .because("@ToolkitTest looks for JavaFX's warnings too, and sleeps less");
}
