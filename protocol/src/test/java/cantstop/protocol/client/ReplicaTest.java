package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;
import org.junit.jupiter.api.Test;

class ReplicaTest {
    private static final TableId TABLE = new TableId("0".repeat(32));

    private final Replica replica = new Replica(TABLE, new MemoryLogStore());
    private Digest digest = Digest.EMPTY;

    private Replica.Fit take(Event event) throws BreachException {
        byte[] bytes = EventCodec.encode(event);
        digest = digest.after(bytes);
        return replica.take(new HostMessage.Entry(replica.sequence() + 1, Bytes.of(bytes), digest));
    }

    @Test
    void aHostThatNeverEndsTellingIsHeardNoMore() throws BreachException {
        Badge badge = new Badge(new PlayerName("Anna"), Colour.ORANGE, Shape.CIRCLE);
        Person anna = new Person(new Key("a".repeat(64)), 0);
        for (Event event :
                Rules.open(TABLE, new TableName("Ours"), Settings.DEFAULT, new Key("b".repeat(64)), anna, badge)) {
            take(event);
        }
        for (long next = replica.sequence(); next < Limits.EVENTS; next++) {
            take(new Event.LockChanged(next % 2 == 0));
        }

        assertThatThrownBy(() -> take(new Event.LockChanged(true)))
                .isInstanceOfSatisfying(
                        UnacceptableLog.class,
                        caught -> assertThat(caught.reason()).isEqualTo(LinkListener.LossReason.ENDLESS))
                .hasMessageContaining("50000");
        assertThat(replica.sequence()).isEqualTo(Limits.EVENTS);
    }
}
