package architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.core.domain.properties.HasParameterTypes.Predicates.rawParameterTypes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;

/// What keeps the rules pure: one state and one command give the same events on every machine, for ever.
@AnalyzeClasses(packages = "cantstop.engine", importOptions = DoNotIncludeTests.class)
class EngineArchitectureTest {
    @ArchTest
    static final ArchRule standsAlone = classes()
            .that()
            .doNotHaveFullyQualifiedName("cantstop.engine.bot.NetFile")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "cantstop.engine..",
                    "java.lang..",
                    "java.math..",
                    "java.nio.charset",
                    "java.security..",
                    "java.text..",
                    "java.util..",
                    "javax.crypto..",
                    "org.jspecify..")
            .because("the engine runs on the host, on every guest and in the simulation alike: java.base, and no I/O");

    @ArchTest
    static final ArchRule readsOnlyItsOwnNets = classes()
            .that()
            .haveFullyQualifiedName("cantstop.engine.bot.NetFile")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "cantstop.engine.bot..",
                    "java.io",
                    "java.lang..",
                    "java.nio",
                    "java.nio.charset",
                    "java.util..",
                    "org.jspecify..")
            .because("the bots' nets are part of the module, bytes in its own jar: it opens no file");

    @ArchTest
    static final ArchRule hasNoClock = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.time..")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .because("a state depends on its events alone; whoever measures time tells the engine by a command");

    @ArchTest
    static final ArchRule hasNoThreads = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.util.concurrent..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching(
                    "java\\.lang\\.(Thread|ThreadLocal|InheritableThreadLocal|Process.*|Runtime)|java\\.util\\.Timer.*")
            .because("the owner of a state decides which thread works on it");

    @ArchTest
    static final ArchRule drawsNothingItself = noClasses()
            .should()
            .dependOnClassesThat(belongToAnyOf(Random.class, ThreadLocalRandom.class))
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.security.SecureRandom")
            .orShould()
            .callConstructor(SplittableRandom.class)
            .orShould()
            .callMethod(Math.class, "random")
            .orShould()
            .callMethod(UUID.class, "randomUUID")
            .orShould()
            .callMethodWhere(callsOf(RandomGenerator.class, "getDefault"))
            .orShould()
            .callMethodWhere(callsOf(RandomGenerator.class, "of"))
            .orShould()
            .callMethodWhere(callsOf(Collections.class, "shuffle").and(target(rawParameterTypes(List.class))))
            .because("dice come in with the command, and bots are given a seeded generator: a game can be replayed");

    private static DescribedPredicate<JavaCall<?>> callsOf(Class<?> type, String method) {
        return target(owner(belongToAnyOf(type))).and(target(name(method)));
    }
}
