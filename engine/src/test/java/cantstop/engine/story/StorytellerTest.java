package cantstop.engine.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cantstop.engine.Event;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TestTable;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.RuleSet;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What decided a game.
@Tag("slow")
class StorytellerTest {
    private static final Offset<Double> EXACT = within(1e-9);
    private static final Seat ANNA = Seat.of(0);
    private static final Seat BEN = Seat.of(1);

    @ParameterizedTest
    @ValueSource(
            strings = {"standard-free-2p-3c", "jumping-strict-3p-3c", "forced-free-4p-3c", "standard-strict-2p-5c"})
    void luckAndSkillAccountForTheChangeOfEverybodysChance(String rules) {
        accountsAddUp(RuleSet.parse(rules));
    }

    @ParameterizedTest
    @MethodSource("all")
    @Tag("long")
    void theyDoInEveryRuleSet(RuleSet rules) {
        accountsAddUp(rules);
    }

    static List<RuleSet> all() {
        return RuleSet.all();
    }

    private static void accountsAddUp(RuleSet rules) {
        Story story = PlayedGame.byBots(rules, Bots.RULE_OF_28, 7).told();
        List<Double> chances = story.begin();
        for (StoryStep step : story.steps()) {
            assertThat(step.before()).isEqualTo(chances);
            assertThat(sum(step.after())).isCloseTo(1, EXACT);
            chances = step.after();
        }
        assertThat(chances).containsOnlyOnce(1.0).containsOnly(0.0, 1.0);
        for (Seat seat : story.players()) {
            ChanceBreakdown account = story.account(seat);
            assertThat(account.start() + account.luck() + account.skill() + account.review())
                    .isCloseTo(account.end(), EXACT);
            assertThat(account.ownSkill()).isLessThanOrEqualTo(1e-12);
            assertThat(account.othersSkill()).isGreaterThanOrEqualTo(-1e-12);
        }
    }

    @Test
    void whatADecisionCostIsWhatItTakesFromItsMover() {
        Story story = PlayedGame.byBots(RuleSet.STANDARD, Bots.RANDOM, 3).told();

        assertThat(story.decisions()).isNotEmpty().allSatisfy(decided -> {
            int mover = story.players().indexOf(decided.moment().mover());
            assertThat(-decided.change(mover)).isCloseTo(decided.choice().cost(), EXACT);
        });
        assertThat(story.mistakes()).isNotEmpty();
    }

    @Test
    void theStrongestBotGivesNothingAway() {
        Story story = PlayedGame.byBots(RuleSet.STANDARD, Bots.LEARNED, 5).told();

        assertThat(story.mistakes()).isEmpty();
        assertThat(story.account(ANNA).ownSkill()).isCloseTo(0, EXACT);
        assertThat(story.account(BEN).ownSkill()).isCloseTo(0, EXACT);
    }

    @Test
    void diceAreFairBeforeTheyFall() {
        PlayedGame played =
                new PlayedGame(2, Settings.DEFAULT).roll(1, 2, 3, 4).take(3, 7).stop();
        Story story = finished(played);
        StoryStep.Fell first = (StoryStep.Fell) story.steps().getFirst();

        assertThat(first.risk()).isZero();
        assertThat(first.before()).isEqualTo(story.begin());
        assertThat(story.begin().getFirst()).isBetween(0.5, 0.7);
    }

    @Test
    void aPlantedBlunderIsNamed() {
        // Anna has 2 and 12, Ben has 3 and 11; she stands on the tops of 4 and 10 and rolls on.
        PlayedGame played = new PlayedGame(2, Settings.DEFAULT);
        played.climb(3, List.of(1, 1, 6, 6), 2, 12).stop();
        played.climb(5, List.of(1, 2, 5, 6), 3, 11).stop();
        played.climb(7, List.of(1, 3, 4, 6), 4, 10).roll(1, 1, 1, 1);
        Story story = played.dullTurn().takeTheWin().told();

        StoryStep.Decided worst = story.mistakes().stream()
                .filter(mistake -> mistake.choice() instanceof JudgedChoice.RolledOrStopped turn && turn.stop() >= 1)
                .findFirst()
                .orElseThrow();
        assertThat(worst.moment().mover()).isEqualTo(ANNA);
        assertThat(worst.moment().turn()).isEqualTo(3);
        assertThat(worst.choice()).isInstanceOfSatisfying(JudgedChoice.RolledOrStopped.class, choice -> {
            assertThat(choice.rolled()).isTrue();
            assertThat(choice.stop()).isEqualTo(1);
            assertThat(choice.cost()).isCloseTo(1 - choice.roll(), EXACT);
        });
        assertThat(story.account(ANNA).givenAway())
                .isGreaterThanOrEqualTo(worst.choice().cost() - 1e-9);
    }

    @Test
    void stoppingTooEarlySaysHowManyRollsTooEarly() {
        Story story = finished(
                new PlayedGame(2, Settings.DEFAULT).roll(3, 3, 4, 4).take(6, 8).stop());

        StoryStep.Decided stopped = story.decisions().get(1);
        assertThat(stopped.choice()).isInstanceOfSatisfying(JudgedChoice.RolledOrStopped.class, choice -> {
            assertThat(choice.rolled()).isFalse();
            assertThat(choice.rollsEarly()).isBetween(1.0, 15.0);
            assertThat(choice.columns()).extracting(Object::toString).containsExactly("6", "8");
            assertThat(choice.steps()).isEqualTo(2);
        });
    }

    @Test
    void aLuckyRollIsLuckAndNoSkill() {
        PlayedGame played = new PlayedGame(2, Settings.DEFAULT)
                .roll(1, 1, 6, 6)
                .take(2, 12)
                .roll(1, 2, 1, 2)
                .take(3, 3)
                .roll(1, 1, 6, 6)
                .take(2, 12)
                .stop();
        Story story = finished(played);

        StoryStep.Fell lucky = (StoryStep.Fell) story.steps().stream()
                .filter(step -> step instanceof StoryStep.Fell fell && fell.risk() > 0.5)
                .findFirst()
                .orElseThrow();
        assertThat(lucky.bust()).isFalse();
        assertThat(lucky.risk()).isCloseTo(728 / 1296.0, EXACT);
        assertThat(lucky.change(0)).isGreaterThan(0.1);
        assertThat(lucky.change(1)).isCloseTo(-lucky.change(0), EXACT);
        assertThat(story.account(ANNA).ownLuck()).isGreaterThan(lucky.change(0));
    }

    @Test
    void aChoiceThatWasTakenBackCostsNothing() {
        Story story = finished(new PlayedGame(2, Settings.DEFAULT)
                .roll(1, 1, 6, 6)
                .take(7, 7)
                .takeBack()
                .take(2, 12)
                .stop());

        assertThat(story.steps()).hasAtLeastOneElementOfType(StoryStep.TakenBack.class);
        ChanceBreakdown account = story.account(ANNA);
        assertThat(account.start() + account.luck() + account.skill() + account.review())
                .isCloseTo(account.end(), EXACT);
        assertThat(story.decisions().getFirst().choice())
                .isInstanceOfSatisfying(
                        JudgedChoice.Took.class,
                        took -> assertThat(took.ways().get(took.taken()).columns())
                                .extracting(Object::toString)
                                .containsExactly("2", "12"));
    }

    @Test
    void theTurningPointsAreTheTurnsThatChangedMost() {
        Story story = PlayedGame.byBots(RuleSet.STANDARD, Bots.RULE_OF_28, 11).told();

        List<StoryTurn> points = story.turningPoints(3);
        assertThat(points)
                .isNotEmpty()
                .hasSizeLessThanOrEqualTo(3)
                .isSortedAccordingTo((a, b) -> Integer.compare(a.number(), b.number()));
        int dear = story.dearest().orElseThrow().moment().turn();
        double least = points.stream()
                .filter(turn -> turn.number() != dear)
                .mapToDouble(turn -> Math.abs(turn.swing()))
                .min()
                .orElseThrow();
        assertThat(story.turns())
                .filteredOn(turn -> !points.contains(turn))
                .allSatisfy(turn -> assertThat(Math.abs(turn.swing())).isLessThanOrEqualTo(least));
        assertThat(story.turns()).extracting(StoryTurn::number).startsWith(1, 2, 3);
    }

    @Test
    void theDearestDecisionIsAmongTheTurningPointsHoweverTheTurnWentOn() {
        for (int seed = 1; seed <= 8; seed++) {
            Story story =
                    PlayedGame.byBots(RuleSet.STANDARD, Bots.CARELESS, seed).told();
            StoryStep.Decided dearest = story.dearest().orElseThrow();

            assertThat(story.decisions())
                    .allSatisfy(decided -> assertThat(decided.choice().cost())
                            .isLessThanOrEqualTo(dearest.choice().cost()));
            assertThat(story.turningPoints(1))
                    .singleElement()
                    .satisfies(turn -> assertThat(turn.steps()).contains(dearest));
        }
    }

    @Test
    void theFinestDecisionsAreRightAndWereNotPlain() {
        Story story = PlayedGame.byBots(RuleSet.STANDARD, Bots.RULE_OF_28, 11).told();

        assertThat(story.finest())
                .isNotEmpty()
                .isSortedAccordingTo(
                        (a, b) -> Double.compare(b.choice().spared(), a.choice().spared()))
                .allSatisfy(decided -> {
                    assertThat(decided.choice().cost()).isZero();
                    assertThat(decided.choice().spared()).isGreaterThanOrEqualTo(Story.NOTABLE);
                });
        assertThat(story.mistakes())
                .allSatisfy(mistake -> assertThat(mistake.choice().spared()).isZero());
    }

    @Test
    void whatAnybodyWouldDoIsNotFine() {
        JudgedChoice safe = new JudgedChoice.RolledOrStopped(true, 0.5, 0.6, List.of(), 2, 0.1, 0);
        JudgedChoice bold = new JudgedChoice.RolledOrStopped(true, 0.5, 0.6, List.of(), 2, 0.4, 0);
        JudgedChoice win = new JudgedChoice.RolledOrStopped(false, 1, 0.6, List.of(), 2, 0.4, 0);
        JudgedChoice only = new JudgedChoice.Took(List.of(new JudgedChoice.Took.Way(List.of(), 0.5)), 0);
        assertThat(List.of(safe, win, only)).allMatch(JudgedChoice::isObvious);
        assertThat(bold.isObvious()).isFalse();
        assertThat(bold.spared()).isCloseTo(0.1, EXACT);
        assertThat(only.spared()).isZero();
    }

    @Test
    void everyGameOfATableHasItsOwnStory() {
        PlayedGame played = PlayedGame.aboutToWin().stop().again();
        while (!played.isBetweenTurns()) {
            played.dullTurn();
        }
        assertThat(Storyteller.games(played.events())).isEqualTo(1);
        assertThat(played.told(1).table().game()).isNotNull();
        assertThatThrownBy(() -> played.told(2)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aGameThatWasBrokenOffEndsAsItStood() {
        PlayedGame played = new PlayedGame(2, Settings.DEFAULT).dullTurn().leavesAndIsPassedOver();
        Story story = played.endGame(TestTable.ANNA).told();

        assertThat(sum(story.end())).isCloseTo(1, EXACT);
        assertThat(story.end().getFirst()).isBetween(0.1, 0.9);
        assertThat(story.mistakes())
                .allSatisfy(mistake -> assertThat(mistake.moment().mover()).isEqualTo(ANNA));
    }

    @Test
    void itGoesOnStepByStepAndSaysHowFarItIs() {
        List<Event> events = PlayedGame.aboutToWin().stop().events();
        Storyteller teller = Storyteller.of(events, 1, Bots.coach());
        double before = 0;
        while (!teller.isDone()) {
            assertThatThrownBy(teller::story).isInstanceOf(IllegalStateException.class);
            teller.goOn();
            assertThat(teller.progress()).isBetween(before, 1.0);
            before = teller.progress();
        }
        assertThat(before).isEqualTo(1);
        assertThat(teller.story().table().game()).isNotNull();
        assertThatThrownBy(teller::goOn).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void theJudgesSecondLooksAreSmall() {
        Story story = PlayedGame.byBots(RuleSet.STANDARD, Bots.LEARNED, 5).told();

        double looks = story.steps().stream()
                .filter(StoryStep.Reviewed.class::isInstance)
                .mapToDouble(step -> Math.abs(step.change(0)))
                .average()
                .orElse(0);
        assertThat(looks).isLessThan(0.1);
    }

    private static Story finished(PlayedGame played) {
        return played.dullTurn().takeTheWin().told();
    }

    private static double sum(List<Double> chances) {
        return chances.stream().mapToDouble(Double::doubleValue).sum();
    }
}
