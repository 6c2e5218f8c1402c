package architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// What keeps the window a guest like any other.
@AnalyzeClasses(packages = "cantstop.client", importOptions = DoNotIncludeTests.class)
class ClientArchitectureTest {
    /// Those who make up an evening, from left to right as the room's package-info draws them.
    private static final List<List<String>> NAVIGATION = List.of(
            List.of("Navigator"),
            List.of("Visit"),
            List.of("NearbyHosts", "LastSeat", "PracticeGames", "HostHandOver"),
            List.of("OwnHost"),
            List.of("LocalUser"));

    @ArchTest
    static final ArchRule hostIsEmbeddedInOnePlace = noClasses()
            .that()
            .resideOutsideOfPackage("cantstop.client.system.host..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("cantstop.host..")
            .because("the embedded host is reached over loopback like any other: one path, no local twin");

    @ArchTest
    static final ArchRule windowKnowsNoWire = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.netty..", "com.google.protobuf..", "cantstop.protocol.v1")
            .because("the client half of the protocol does the talking; the window shows events and states");

    @ArchTest
    static final ArchRule giveCardTouchesNoFile = noClasses()
            .that()
            .resideInAPackage("cantstop.client.extras.give..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.io..", "java.net..", "java.nio..", "java.util.zip..", "java.security..")
            .because(
                    "the host reads, counts and serves what is given, on its own thread; the card says what it is told");

    @ArchTest
    static final ArchRule picturesOfAddressesAreMadeInOnePlace = noClasses()
            .that()
            .resideOutsideOfPackage("cantstop.client.kit.paint..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.nayuki..")
            .because(
                    "a card shows one picture for a phone, and it is made with the margin and the colours that readers want");

    @ArchTest
    static final ArchRule onlySingleInstanceHasASocket = noClasses()
            .that()
            .resideOutsideOfPackage("cantstop.client.system.instance..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.nio.channels..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.net\\.(.*Socket|UnixDomainSocketAddress)")
            .because("what comes into this program from outside comes by the client half, or from a second start");

    @ArchTest
    static final ArchRule singleInstanceKnowsNoGame = noClasses()
            .that()
            .resideInAPackage("cantstop.client.system.instance..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("javafx..", "cantstop..")
                    .and(not(resideInAPackage("cantstop.client.system.instance.."))))
            .because("it carries words from one start to another; the window says what they mean");

    @ArchTest
    static void navigationIsAskedFromLeftToRight(JavaClasses client) {
        Set<String> known = new TreeSet<>();
        for (List<String> side : NAVIGATION) {
            known.addAll(side);
            for (String one : side) {
                Set<String> others = new TreeSet<>(known);
                others.remove(one);
                noClasses()
                        .that(areOfNavigation(Set.of(one)))
                        .should()
                        .dependOnClassesThat(areOfNavigation(others))
                        .because("whoever stands to the right can be understood without those to the left")
                        .check(client);
            }
        }
    }

    private static DescribedPredicate<JavaClass> areOfNavigation(Set<String> names) {
        DescribedPredicate<JavaClass> named = describe("so named", type -> names.contains(type.getSimpleName()));
        return belongTo(resideInAPackage("cantstop.client.model.navigation").and(named))
                .as("are the navigation's %s", String.join(", ", names));
    }
}
