package cantstop.client.fake;

import cantstop.engine.Seat;
import cantstop.protocol.ClientMessage;

/// What a fake guest was asked to say, in words that a test compares.
final class CallWords {
    private CallWords() {}

    static String of(ClientMessage.OfTable message) {
        return switch (message) {
            case ClientMessage.Touched _ -> "touched";
            case ClientMessage.Suggest suggest -> "suggest " + suggest.seat().number() + " " + suggest.what();
            case ClientMessage.Nudge nudge -> "nudge " + nudge.seat().number();
            case ClientMessage.Reply reply -> "reply " + reply.to().key().hex().charAt(0) + " " + reply.granted();
            case ClientMessage.Knock knock -> {
                Seat seat = knock.seat();
                yield "knock " + knock.purpose() + (seat == null ? "" : " " + seat.number());
            }
            case ClientMessage.SendAway away ->
                "sendAway " + away.whom().key().hex().charAt(0);
            case ClientMessage.Withdraw _ -> "withdraw";
            case ClientMessage.HandOver handOver -> "handOver " + handOver.step();
            case ClientMessage.ShowHand _ -> throw new IllegalArgumentException("the guest says that by itself");
            case ClientMessage.Hover _, ClientMessage.Submit _, ClientMessage.Speak _ ->
                throw new IllegalArgumentException("kept elsewhere");
        };
    }
}
