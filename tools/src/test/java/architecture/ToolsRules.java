package architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// What keeps the tools small and their results repeatable.
final class ToolsRules {
    private ToolsRules() {}

    @ArchTest
    static final ArchRule nothingShippedUsesATool = noClasses()
            .that()
            .resideOutsideOfPackage("cantstop.tools..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("cantstop.tools..")
            .because("the tools make what is shipped and are not part of it");

    @ArchTest
    static final ArchRule packingKnowsNoGame = classes()
            .that()
            .resideInAPackage("cantstop.tools.pack..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("cantstop.tools.pack..", "cantstop.host.give..", "java..", "javax..", "org.jspecify..")
            .because("the packer reads files that were built and runs none of them");

    @ArchTest
    static final ArchRule trainingAndArenaKnowOnlyTheEngine = noClasses()
            .that()
            .resideInAnyPackage("cantstop.tools.training..", "cantstop.tools.arena..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("cantstop.protocol..", "cantstop.host..", "cantstop.client..")
            .because("bots play on the packed position of the engine, without a table");

    @ArchTest
    static final ArchRule sameCommitSameBytes = noClasses()
            .that()
            .resideInAPackage("cantstop.tools.pack..")
            .or()
            .haveNameMatching("cantstop\\.host\\.give\\.(Manifest|PortableArchive|Checksums)(\\$.*)?")
            .should()
            .dependOnClassesThat()
            .haveNameMatching(
                    "java\\.time\\..*|java\\.util\\.(Date|Calendar|Random|UUID)|java\\.util\\.zip\\.Zip.*|.*\\.FileTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .because("one commit makes one archive, wherever and whenever it is packed: players compare the sums");
}
