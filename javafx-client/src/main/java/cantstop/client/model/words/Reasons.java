package cantstop.client.model.words;

import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Problem;
import cantstop.engine.Refusal;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.MalformedAddress;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.LinkListener;
import java.util.List;

/// Error messages: why something failed, and what to do next. A test checks that every constant has its words.
public final class Reasons {
    private final Words words;

    public Reasons(Words words) {
        this.words = words;
    }

    /// Why a request is not carried out.
    ///
    /// @param state the table that was asked, for the names
    public String problem(Problem problem, TableState state) {
        return switch (problem) {
            case Problem.OfRules(Refusal reason) -> refusal(reason, state);
            case Problem.OfHost(Answer.Reason reason) -> declined(reason);
            case Problem.NotGranted(KnockPurpose purpose) -> words.say("notGranted." + purpose.name());
            case Problem.TableStopped(HostMessage.StopReason reason) -> stopped(reason);
        };
    }

    /// What the rules refused.
    ///
    /// @param state the table that refused it, for the names
    public String refusal(Refusal refusal, TableState state) {
        return switch (refusal) {
            case Refusal.Plain plain -> words.say("refusal." + plain.name());
            case Refusal.NotYourTurn(Seat mover) -> words.say("refusal.notYourTurn", SeatNames.of(words, state, mover));
            case Refusal.NotOffered(var columns) -> words.say("refusal.notOffered", words.option(columns));
            case Refusal.MustRollOn(List<Refusal.Sharing> where) -> mustRollOn(where, state);
            case Refusal.TooManyColumns(int most) -> words.say("refusal.tooManyColumns", most);
        };
    }

    private String mustRollOn(List<Refusal.Sharing> where, TableState state) {
        List<String> places = where.stream()
                .map(sharing -> words.say(
                        "refusal.sharing",
                        sharing.column().toString(),
                        words.list(sharing.squaresOf().stream()
                                .map(seat -> SeatNames.of(words, state, seat))
                                .toList())))
                .toList();
        return words.say("refusal.mustRollOn", words.list(places));
    }

    /// What the host declined.
    public String declined(Answer.Reason reason) {
        return words.say("declined." + reason.name());
    }

    /// Why no connection could be made.
    public String loss(LinkListener.LossReason why, HostAddress address) {
        return switch (why) {
            // These only happen to a connection that was open.
            case RESET, SHUT_DOWN, FULL, TOO_SLOW, ILLEGAL, ENDLESS -> lost(why, address.toString());
            case UNKNOWN_ADDRESS, REFUSED, UNREACHABLE, SILENT, NOT_A_HOST, OTHER_KEY, BREACH ->
                words.say("loss." + why.name(), address.toString());
        };
    }

    /// Why a connection that was open can't be opened again. The host is known, so its address is not shown.
    ///
    /// @param host the name of the host
    public String lost(LinkListener.LossReason why, String host) {
        return words.say("lost." + why.name(), host);
    }

    /// Why the host closed the connection.
    ///
    /// @param versions the protocol versions of the host
    /// @param program the host's version in words
    public String closed(HostMessage.CloseReason why, VersionRange versions, String program) {
        return words.say("closed." + why.name(), program, versions.toString(), VersionRange.OURS.toString());
    }

    /// What is wrong with an address as typed.
    public String malformed(MalformedAddress.Reason reason) {
        return words.say("malformed." + reason.name());
    }

    /// Why a table can't go on.
    public String stopped(HostMessage.StopReason reason) {
        return words.say("stopped." + reason.name());
    }
}
