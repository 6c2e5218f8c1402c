package cantstop.client.model.party;

import cantstop.protocol.Answer;
import cantstop.protocol.RequestId;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The requests that are not settled (unanswered, or accepted with events that are not shown yet), and why the last one
/// was not carried out. Confined to the FX thread.
final class PendingRequests {
    private final ReadOnlyBooleanWrapper pending = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<Problem>> problem = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Set<RequestId> open = new HashSet<>();
    private long awaited;
    private long seen;

    ReadOnlyBooleanProperty pending() {
        return pending.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Optional<Problem>> problem() {
        return problem.getReadOnlyProperty();
    }

    void asked(RequestId request) {
        noProblem();
        open.add(request);
        show();
    }

    void answered(RequestId request, Answer answer) {
        if (open.remove(request) && answer instanceof Answer.Accepted(long sequence)) {
            awaited = Math.max(awaited, sequence);
        }
        switch (answer) {
            case Answer.Rejected(var reason) -> met(new Problem.OfRules(reason));
            case Answer.Declined(var reason) -> met(new Problem.OfHost(reason));
            case Answer.Accepted _, Answer.Repeated _, Answer.Opened _ -> {}
        }
        show();
    }

    /// A request failed.
    void met(Problem other) {
        problem.set(Optional.of(other));
    }

    /// Something else is asked for, or has happened.
    void noProblem() {
        problem.set(Optional.empty());
    }

    /// The table is seen with so many events.
    void seen(long sequence) {
        seen = sequence;
        show();
    }

    /// Nothing that was asked for before will be answered any more. Shown with what is seen next.
    void forget() {
        open.clear();
        awaited = 0;
    }

    /// Shows whether anything is pending.
    void show() {
        pending.set(!open.isEmpty() || seen < awaited);
    }
}
