/// The long runs behind `./soak`: real hosts in processes of their own, real client halves, and what really happens to
/// programs and cables. Each keeps a [cantstop.host.soak.Ledger], so that it can be ended at any time and goes on where
/// it was, and ends with an exit code other than zero where anything happened that never may.
@NullMarked
package cantstop.host.soak;

import org.jspecify.annotations.NullMarked;
