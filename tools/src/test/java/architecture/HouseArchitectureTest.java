package architecture;

import static com.tngtech.archunit.lang.conditions.ArchConditions.accessField;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import java.net.InetAddress;
import java.net.NetworkInterface;

/// What holds in every module. It stands in `tools`, the last module, which sees all the others. All
/// rules are in one test, for reading every class takes longer than judging them.
@AnalyzeClasses(packages = "cantstop", importOptions = DoNotIncludeTests.class)
@ArchTag("slow")
class HouseArchitectureTest {
    @ArchTest
    static final ArchTests shape = ArchTests.in(ShapeRules.class);

    @ArchTest
    static final ArchTests tools = ArchTests.in(ToolsRules.class);

    @ArchTest
    static final ArchRule windowsStayInTheClient = noClasses()
            .that()
            .resideOutsideOfPackage("cantstop.client..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "atlantafx..", "org.kordamp..")
            .because("everything but the window runs without a screen");

    @ArchTest
    static final ArchRule onlyMainsTalkToTheConsole = noClasses()
            .that()
            .haveSimpleNameNotEndingWith("Main")
            .should(accessField(System.class, "out"))
            .orShould(accessField(System.class, "err"))
            .because("a started command talks to its user; everything else logs through slf4j");

    @ArchTest
    static final ArchRule oneWayToLog = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.util.logging..")
            .because("there is one way to log: slf4j");

    @ArchTest
    static final ArchRule theClientLogsWhenThereIsSomethingToSay = noFields()
            .that()
            .areDeclaredInClassesThat()
            .resideInAPackage("cantstop.client..")
            .should()
            .haveRawType("org.slf4j.Logger")
            .because("a kept logger sets logging up with its class, and that is a sixth of a start");

    @ArchTest
    static final ArchRule nobodyAsksForTheLocalHost = noClasses()
            .should()
            .callMethod(InetAddress.class, "getLocalHost")
            .because("it names one address of many, often 127.0.1.1, and waits for a name server that isn't there");

    @ArchTest
    static final ArchRule interfacesAreLookedAtWhereOneMayWait = noClasses()
            .that()
            .resideOutsideOfPackages("cantstop.protocol.net", "cantstop.protocol.client.net", "cantstop.host.net")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(NetworkInterface.class)
            .because("listing them may take a tenth of a second, which neither the window nor a table has");

    @ArchTest
    static final ArchRule roomsHaveNames = noClasses()
            .should()
            .resideInAnyPackage("..util..", "..utils..", "..helper..", "..helpers..", "..common..", "..misc..")
            .because("a package is named for what lives there, in the words of the game");

    @ArchTest
    static final ArchRule typesHaveNames = noClasses()
            .should()
            .haveNameMatching(".*(Manager|Helper|Util|Utils|Impl|Service|DTO|Dto)")
            .because("a type is named for what it is, in the words of the game");
}
