package architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// What keeps giving the program away apart from playing it; the tool that packs lies among the tests.
@AnalyzeClasses(packages = "cantstop.host")
class GiveArchitectureTest {
    private static final DescribedPredicate<JavaClass> OF_THE_GAME =
            resideInAPackage("cantstop..").and(DescribedPredicate.not(resideInAPackage("cantstop.host.give..")));

    private static final DescribedPredicate<JavaClass> NEITHER_GIVEN_NOR_PACKED =
            OF_THE_GAME.and(DescribedPredicate.not(resideInAPackage("cantstop.host.pack..")));

    @ArchTest
    static final ArchRule givingKnowsNoGame = noClasses()
            .that()
            .resideInAPackage("cantstop.host.give..")
            .should()
            .dependOnClassesThat(OF_THE_GAME)
            .because("whoever reads the page may be anybody: what knows no table, person or key can tell of none");

    @ArchTest
    static final ArchRule onlyGivingSpeaksHttp = noClasses()
            .that()
            .resideOutsideOfPackage("cantstop.host.give..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "io.netty.handler.codec.http..", "io.netty.handler.stream..", "com.sun.net.httpserver..")
            .because("there is one page, open for as long as somebody gives; the game's port speaks its own protocol");

    @ArchTest
    static final ArchRule packingKnowsNoGame = noClasses()
            .that()
            .resideInAPackage("cantstop.host.pack..")
            .should()
            .dependOnClassesThat(NEITHER_GIVEN_NOR_PACKED)
            .because("it packs files that were built, of which it needs none to run");

    @ArchTest
    static final ArchRule sameCommitSameBytes = noClasses()
            .that()
            .resideInAPackage("cantstop.host.pack..")
            .or()
            .haveNameMatching("cantstop\\.host\\.give\\.(Manifest|PortableArchive|Checksums)(\\$.*)?")
            .and()
            .haveSimpleNameNotEndingWith("Test")
            .should()
            .dependOnClassesThat()
            .haveNameMatching(
                    "java\\.time\\..*|java\\.util\\.(Date|Calendar|Random|UUID)|java\\.util\\.zip\\.Zip.*|.*\\.FileTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .because("one commit makes one archive, whenever, wherever and whoever writes it: the sums are compared");
}
