package architecture;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;

@AnalyzeClasses(packages = "cantstop")
class EngineArchitectureTest {
    @ArchTest
    static final ArchRule names = ArchRuleDefinition.noClasses()
            .should()
            .haveSimpleNameEndingWith("Helper")
            .because("x");
}
