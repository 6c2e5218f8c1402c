package cantstop.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.WithChromium;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/// The door of the page in a real browser: sitting down, knocking, and a host that has no room.
@WithChromium
class DoorInChromiumTest extends PageTest {
    @Test
    void aHostThatIsFullSaysSoAtItsDoor() {
        page.open("full");

        browser.await("return document.querySelector('.door-line').textContent.includes('no room for one more')");
    }

    @Test
    void whoFoundNoRoomTriesAgainFromTheDoor() {
        page.open("full");
        browser.await("return document.querySelector('.door-line').textContent.includes('no room for one more')");

        browser.run("[...document.querySelectorAll('.door-more button')]"
                + ".find(one => one.textContent === 'Connect again').click()");

        assertThat(page.acted("retry")).hasSize(1);
    }

    @Test
    void oneTapSitsDown() {
        page.open("door");
        browser.await("return document.querySelector('.sit:not([aria-disabled=\"true\"])') !== null");

        browser.find(".sit").click();

        assertThat(page.acted("sit")).hasSize(1);
        assertThat(page.acted("profile"))
                .isNotEmpty()
                .allSatisfy(profile -> assertThat(profile)
                        .asInstanceOf(InstanceOfAssertFactories.MAP)
                        .containsOnlyKeys("name", "colour", "shape"));
    }

    @Test
    void theTablesShowWhoseColourAndShapeIsTaken() {
        page.open("tables");
        browser.await("return document.querySelectorAll('.table-card').length === 4");

        List<String> first = browser.texts("return [...document.querySelector('.table-card').querySelectorAll('.chip')]"
                + ".map(one => (one.innerHTML.match(/--seat-\\w+/) || ['free'])[0])");

        assertThat(first).containsExactly("--seat-orange", "--seat-blue", "free", "free");
    }

    @Test
    void aLockedTableIsKnockedAtAndSatDownAtOnceItsOwnerSaysYes() {
        page.open("tables");
        browser.await("return document.querySelector('.table-card .enter') !== null");
        browser.run("[...document.querySelectorAll('.enter')].find(one => one.textContent === 'Knock').click()");

        browser.run("window.showState('knocking')");
        browser.await(
                "return document.querySelector('.door-line').textContent.includes('Waiting to be let in: Final. The')");
        assertThat(browser.texts("return [...document.querySelectorAll('.enter')].map(one => one.textContent)"))
                .isEmpty();
        assertThat(page.last("comeIn")).isEqualTo(Map.of("table", "c"));

        browser.run("window.showState('letIn')");
        browser.await("return window.acted.filter(one => one[0] === 'attend').length === 3");
        assertThat(page.last("attend")).isEqualTo(Map.of("table", "c"));
        browser.run("window.showState('door')");
        browser.await("return window.acted.some(one => one[0] === 'sit')");
    }

    @Test
    void whoIsNotLetInIsToldSoAndSeesTheTablesAgain() {
        page.open("knocking");
        browser.await("return window.acted.some(one => one[0] === 'comeIn')");
        assertThat(doorLine()).startsWith("Waiting to be let in: Final. The host");

        browser.run("window.showState('keptOut')");

        browser.await("return document.querySelector('.strip').textContent.includes('weren’t let in')");
        browser.await("return document.querySelector('.enter') !== null");
        assertThat(page.acted("sit")).isEmpty();
    }

    @Test
    void aTableThatIsKnockedAtAndListedNoMoreKeepsItsName() {
        page.open("knocking");
        browser.await(
                "return document.querySelector('.door-line').textContent.includes('Waiting to be let in: Final')");

        browser.run("window.showState('knockingUnlisted')");

        browser.await("return window.acted.filter(one => one[0] === 'comeIn').length === 2");
        assertThat(doorLine()).startsWith("Waiting to be let in: Final. The host");
    }

    @Test
    void ofATableThatWasNeverListedThePageSaysWhoDecidesAlone() {
        page.open("knockingUnlisted");

        browser.await("return window.acted.some(one => one[0] === 'comeIn')");
        assertThat(doorLine()).startsWith("The host of the table decides");
    }

    @Test
    void aKnockIsTakenBack() {
        page.open("knocking");
        browser.await(
                "return document.querySelector('.door-line').textContent.includes('Waiting to be let in: Final')");

        browser.run(
                "[...document.querySelectorAll('.door-more button')].find(one => one.textContent === 'Cancel').click()");

        browser.await("return window.acted.some(one => one[0] === 'withdraw')");
        browser.await("return document.querySelector('.enter') !== null");
    }

    private String doorLine() {
        return browser.texts("return [document.querySelector('.door-line').textContent]")
                .getFirst();
    }
}
