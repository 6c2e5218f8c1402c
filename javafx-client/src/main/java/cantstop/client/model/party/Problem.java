package cantstop.client.model.party;

import cantstop.engine.Refusal;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;

/// Why the last request was not carried out.
public sealed interface Problem {
    /// The rules refused it.
    record OfRules(Refusal reason) implements Problem {}

    /// The host declined it, or there is no connection to one.
    record OfHost(Answer.Reason reason) implements Problem {}

    /// The table's owner said no, or could not be asked.
    record NotGranted(KnockPurpose purpose) implements Problem {}

    /// The table can't go on at all.
    record TableStopped(HostMessage.StopReason reason) implements Problem {}
}
