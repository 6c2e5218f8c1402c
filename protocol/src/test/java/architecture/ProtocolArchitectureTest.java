package architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// What keeps the wire's types at the wire, and the client half testable without one.
@AnalyzeClasses(packages = "cantstop.protocol", importOptions = DoNotIncludeTests.class)
class ProtocolArchitectureTest {
    @ArchTest
    static final ArchRule generatedTypesStayAtTheWire = noClasses()
            .that()
            .resideOutsideOfPackages("cantstop.protocol.wire", "cantstop.protocol.v1")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("cantstop.protocol.v1", "com.google.protobuf..")
            .because("what comes in is validated once, in cantstop.protocol.wire; sealed records cross the rooms");

    @ArchTest
    static final ArchRule clientCoreHasNoWire = noClasses()
            .that()
            .resideInAnyPackage("cantstop.protocol.client", "cantstop.protocol.client.discovery")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.netty..", "java.io..", "java.net..", "java.nio..", "javax.net..")
            .because("the client half's core is driven by links that are handed in: the simulation has none of these");
}
