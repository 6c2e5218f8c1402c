package cantstop.client.stories;

import static cantstop.client.stories.Steps.beatsTheBot;
import static cantstop.client.stories.Steps.botStopsOnSeven;
import static cantstop.client.stories.Steps.practises;
import static cantstop.client.stories.Steps.underWay;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.protocol.client.SeenLog;
import java.util.Optional;

/// What Anna's laptop has kept of other evenings.
public final class KeptGames {
    private KeptGames() {}

    /// Practice that was won, practice that was left, and a game with others.
    static void keepsPractice(FakeVisit visit) {
        beatsTheBot(visit);
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();
        practises(visit);
        botStopsOnSeven(visit);
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();
        keepsAWholeGame(visit);
    }

    /// Practice that was left in its middle.
    public static void leavesPractice(FakeVisit visit) {
        practises(visit);
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();
    }

    static void keepsAWholeGame(FakeVisit visit) {
        FinishedGame.play(visit.hosting().withBen().withCleo(), 2);
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();
        visit.navigator.lookBack();
    }

    /// Two games at one table, the second not over yet.
    static void keepsARematch(FakeVisit visit) {
        FinishedGame.play(visit.hosting().withBen().withCleo(), 2);
        FinishedGame.begin(visit, 5, 30);
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();
        visit.navigator.lookBack();
    }

    /// Three of them, on three evenings.
    static void keepsWholeGames(FakeVisit visit) {
        for (long seed : new long[] {2, 5, 8}) {
            FakeVisit then = new FakeVisit(visit.words);
            FinishedGame.play(then.hosting().withBen().withCleo(), seed);
            visit.seen.keep(0, then.party().log(), Optional.empty());
        }
        visit.navigator.lookBack();
    }

    /// Anna looked on while a game was played, and her laptop kept it.
    static void keeps(FakeVisit visit, int branch, Optional<SeenLog.Flaw> flaw) {
        underWay(visit.hosting().withBen().withCleo())
                .annaRolls(3, 4, 5, 1)
                .annaTakes(6, 7)
                .annaStops();
        visit.seen.keep(branch, visit.party().log(), flaw);
        visit.navigator.leave();
    }

    /// Anna has handed a game over to Ben, and looks back at her copy of it.
    public static void handedOverToBen(FakeVisit visit) {
        underWay(visit.hosting().withBen().withCleo())
                .annaRolls(3, 4, 5, 1)
                .annaTakes(6, 7)
                .annaStops();
        visit.guest().act(new Actor.Host(), new Command.BeginEpoch(new Epoch(2), FakeVisit.BEN.key()));
        visit.later.run();
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();
        visit.navigator.lookBack();
    }
}
