package cantstop.engine;

import static cantstop.engine.TestTable.ANNA;
import static cantstop.engine.TestTable.BEN;
import static cantstop.engine.TestTable.BOT;
import static cantstop.engine.TestTable.CARA;
import static cantstop.engine.TestTable.EVE;
import static cantstop.engine.TestTable.FIRST;
import static cantstop.engine.TestTable.HOST;
import static cantstop.engine.TestTable.SECOND;
import static cantstop.engine.TestTable.THIRD;
import static cantstop.engine.TestTable.at;
import static cantstop.engine.TestTable.badge;
import static cantstop.engine.TestTable.guest;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// People who go and come back while a game is being played.
class LeaveReasonTest {
    private static final Command LEAVE = new Command.Leave(false);
    private static final Command CONCEDE = new Command.Leave(true);
    private static final Command END = new Command.EndGame();

    private final TestTable table = TestTable.playing(3, Settings.DEFAULT);

    @AfterEach
    void what_happened_audits_clean() {
        assertThat(Audit.firstIllegal(table.events())).isEmpty();
    }

    private List<Event> last(int count) {
        return table.eventsSince(table.events().size() - (long) count);
    }

    @Test
    void whoever_leaves_in_the_middle_of_a_turn_is_stopped_where_stopping_is_allowed() {
        table.roll(1, 2, 3, 4).choose(5, 5).accept(guest(ANNA), LEAVE);

        assertThat(last(3))
                .containsExactly(
                        new Event.Left(FIRST, LeaveReason.LEFT),
                        new Event.OwnerChanged(BEN),
                        new Event.PassedOver(FIRST, true, List.of(), false));
        assertThat(table.game().player(FIRST).squares()).isEqualTo(at(5, 2));
        assertThat(table.game().mover()).isEqualTo(SECOND);
        assertThat(table.state().chair(FIRST).badge()).isEqualTo(badge(0));
    }

    @Test
    void whoever_leaves_with_a_choice_open_loses_the_markers() {
        table.roll(1, 2, 3, 4).choose(5, 5).roll(1, 2, 3, 4).accept(guest(ANNA), CONCEDE);

        assertThat(last(3))
                .containsExactly(
                        new Event.Left(FIRST, LeaveReason.CONCEDED),
                        new Event.OwnerChanged(BEN),
                        new Event.PassedOver(FIRST, false, List.of(), false));
        assertThat(table.game().player(FIRST).squares()).isZero();
    }

    @Test
    void whoever_leaves_at_anothers_turn_is_passed_over_when_it_comes() {
        table.accept(guest(BEN), LEAVE);
        assertThat(table.game().mover()).isEqualTo(FIRST);

        table.roll(1, 2, 3, 4).choose(5, 5).stop();

        assertThat(table.game().mover()).isEqualTo(THIRD);
    }

    @Test
    void somebody_removed_is_passed_over_too() {
        table.roll(1, 2, 3, 4).choose(5, 5).stop();

        table.accept(guest(ANNA), new Command.Remove(SECOND));

        assertThat(last(1)).containsExactly(new Event.PassedOver(SECOND, false, List.of(), false));
        assertThat(table.game().mover()).isEqualTo(THIRD);
    }

    @Test
    void a_newcomer_goes_on_with_the_squares_of_the_seat() {
        table.roll(1, 2, 3, 4).choose(5, 5).accept(guest(ANNA), LEAVE).accept(guest(EVE), sitting(FIRST));

        assertThat(table.game().player(FIRST).squares()).isEqualTo(at(5, 2));
        table.roll(1, 2, 3, 4).choose(5, 5).stop().roll(1, 2, 3, 4).choose(5, 5).stop();
        assertThat(table.game().mover()).isEqualTo(FIRST);
    }

    @Test
    void a_seat_given_away_in_the_middle_of_a_turn_keeps_the_turn() {
        table.roll(1, 2, 3, 4).accept(guest(ANNA), new Command.GiveSeat(FIRST, EVE, badge(0)));

        assertThat(table.game().mover()).isEqualTo(FIRST);
        assertThat(table.choose(5, 5).game().markers()).isEqualTo(at(5, 2));
    }

    @Test
    void with_everybody_gone_the_turn_waits_and_goes_on_with_whoever_comes_back() {
        table.roll(1, 2, 3, 4).choose(5, 5).accept(guest(BEN), LEAVE).accept(guest(CARA), LEAVE);
        table.accept(guest(ANNA), LEAVE);
        assertThat(table.game().mover()).isEqualTo(FIRST);
        assertThat(table.game().markers()).isEqualTo(at(5, 2));

        table.accept(guest(CARA), sitting(THIRD));

        assertThat(last(2))
                .containsExactly(new Event.OwnerChanged(CARA), new Event.PassedOver(FIRST, true, List.of(), false));
        assertThat(table.game().mover()).isEqualTo(THIRD);
    }

    @Test
    void with_everybody_gone_the_mover_who_comes_back_plays_on() {
        table.roll(1, 2, 3, 4).accept(guest(BEN), LEAVE).accept(guest(CARA), LEAVE);
        table.accept(guest(ANNA), LEAVE).accept(guest(ANNA), sitting(FIRST));

        assertThat(table.choose(5, 5).game().markers()).isEqualTo(at(5, 2));
    }

    @Test
    void with_everybody_gone_the_host_can_still_pass_a_turn_to_the_next_empty_seat() {
        table.accept(guest(BEN), LEAVE).accept(guest(CARA), LEAVE).accept(guest(ANNA), LEAVE);

        table.accept(HOST, new Command.PassOver(table.state().sequence()));

        assertThat(table.game().mover()).isEqualTo(SECOND);
    }

    @Test
    void the_last_one_left_may_end_the_game_without_a_winner() {
        table.refuse(Refusal.Plain.OTHERS_PLAY, guest(ANNA), END);
        table.accept(guest(BEN), CONCEDE).accept(guest(CARA), LEAVE);
        table.refuse(Refusal.Plain.NOT_SEATED, guest(BEN), END);
        table.refuse(Refusal.Plain.NOT_SEATED, HOST, END);

        table.accept(guest(ANNA), END);

        assertThat(table.events().getLast()).isEqualTo(new Event.Over(null));
        assertThat(table.game().isFinished()).isTrue();
        assertThat(table.game().winner()).isNull();
        assertThat(table.state().chair(SECOND)).isEqualTo(Chair.empty(SECOND));
        assertThat(table.state().chair(FIRST).wins()).isZero();
        table.refuse(Refusal.Plain.NO_GAME, guest(ANNA), END);
    }

    @Test
    void the_last_one_left_may_go_on_against_bots() {
        table.accept(guest(BEN), LEAVE).accept(guest(CARA), LEAVE);
        table.accept(guest(ANNA), new Command.SeatBot(SECOND, BOT, badge(1)));
        table.refuse(Refusal.Plain.OTHERS_PLAY, guest(ANNA), END);

        table.roll(1, 2, 3, 4).choose(5, 5).stop().roll(1, 2, 3, 4).choose(5, 5).stop();

        assertThat(table.game().mover()).isEqualTo(FIRST);
    }

    @Test
    void the_last_player_may_end_the_game_although_somebody_waits_for_the_next_one() {
        table.accept(guest(EVE), sitting(TestTable.FOURTH));
        table.accept(guest(ANNA), LEAVE).accept(guest(BEN), LEAVE);
        table.refuse(Refusal.Plain.OTHERS_PLAY, guest(EVE), END);

        table.accept(guest(CARA), END);

        assertThat(table.state().isPlaying()).isFalse();
    }

    @Test
    void somebody_who_waits_may_end_a_game_that_all_players_have_left() {
        table.accept(guest(EVE), sitting(TestTable.FOURTH));
        table.accept(guest(ANNA), LEAVE).accept(guest(BEN), LEAVE).accept(guest(CARA), LEAVE);
        assertThat(table.game().mover()).isEqualTo(THIRD);

        table.accept(guest(EVE), END);

        assertThat(table.state().isPlaying()).isFalse();
    }

    @Test
    void conceding_takes_a_game_to_concede() {
        table.refuse(Refusal.Plain.NOT_SEATED, guest(EVE), LEAVE);
        table.accept(guest(EVE), sitting(TestTable.FOURTH));
        table.refuse(Refusal.Plain.NO_GAME, guest(EVE), CONCEDE);
        TestTable.seating(2, Settings.DEFAULT).refuse(Refusal.Plain.NO_GAME, guest(ANNA), CONCEDE);
        table.accept(guest(EVE), LEAVE);
        assertThat(table.state().chair(TestTable.FOURTH)).isEqualTo(Chair.empty(TestTable.FOURTH));
    }

    private static Command sitting(Seat seat) {
        return new Command.SitDown(seat, badge(seat.number()));
    }
}
