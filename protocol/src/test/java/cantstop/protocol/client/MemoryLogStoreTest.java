package cantstop.protocol.client;

import static cantstop.protocol.client.HostLog.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Event;
import org.junit.jupiter.api.Test;

class MemoryLogStoreTest {
    private final MemoryLogStore store = new MemoryLogStore();

    @Test
    void whatIsNotKeptIsEmpty() {
        assertThat(store.load(TABLE).sequence()).isZero();
        store.branch(TABLE);
        assertThat(store.branches(TABLE)).isEmpty();
    }

    @Test
    void aCopyIsKeptAsItCame() {
        HostLog log = HostLog.opened().keptIn(store);
        assertThat(store.load(TABLE).after(0)).isEqualTo(log.entries());
        assertThat(store.load(TABLE).state()).isEqualTo(log.state());
    }

    @Test
    void whatIsLoadedIsACopyOfItsOwn() {
        HostLog.opened().keptIn(store);
        store.load(TABLE).append(new Event.LockChanged(true), new byte[] {1});
        assertThat(store.load(TABLE).sequence()).isEqualTo(4);
    }

    @Test
    void aBranchIsSetAsideAndTheCopyBeginsAnew() {
        HostLog first = HostLog.opened().keptIn(store);
        store.branch(TABLE);
        HostLog second = HostLog.opened().lock(1).keptIn(store);
        store.branch(TABLE);
        assertThat(store.load(TABLE).sequence()).isZero();
        assertThat(store.branches(TABLE)).containsExactly(first.entries(), second.entries());
    }
}
