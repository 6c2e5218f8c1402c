/// History: the tables that this laptop saw, from its own copies of their logs. A copy can be gone through step
/// by step, and gone on with as host; one that was set aside because the table went on without it is shown as a
/// branch, and never becomes a part of anything else.
///
/// [cantstop.client.extras.history.HistoryModel] has the list, and opens one copy of it, or a game that came in a file,
/// as a [cantstop.client.extras.history.PastGame]: every event of it judged anew, and what may be done with it.
/// [cantstop.client.extras.history.Replay] goes through that one, and [cantstop.client.extras.history.HistoryWords]
/// says what it is and what happened in it. [cantstop.client.extras.history.ContinueGame] asks first if another host
/// now leads the table.
@NullMarked
package cantstop.client.extras.history;

import org.jspecify.annotations.NullMarked;
