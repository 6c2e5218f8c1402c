package cantstop.host.migration;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Anna hands the table over to Ben, and somebody says that Ben is where nobody is.
class FindingTheSuccessorTest {
    private static final HostAddress NOWHERE = new HostAddress("10.0.0.77", HostAddress.DEFAULT_PORT);

    private final Lan lan = new Lan();
    private final Laptop anna = lan.laptop('a').opensTable();
    private final Laptop ben = lan.laptop('b').joins(anna);
    private final Laptop cleo = lan.laptop('c').joins(anna);

    @BeforeEach
    void cleoHeardThatBenIsElsewhere() {
        lan.begins(anna);
        Lan.plays(6, List.of(anna, ben, cleo));
        cleo.half.hint(NOWHERE, ben.key());
    }

    private void annaNamesBen() {
        anna.half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.NameSuccessor(ben.person())));
        lan.settles();
    }

    @Test
    void whoeverReachedTheSuccessorGoesThere() {
        annaNamesBen();

        assertThat(cleo.isAt(ben)).isTrue();
        Lan.plays(6, List.of(anna, ben, cleo));
    }

    @Test
    void whoeverCouldNotReachItTriesWhereItSaidThatItIs() {
        lan.cut(cleo, ben);
        annaNamesBen();
        anna.half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.Waive()));
        lan.settles();
        assertThat(cleo.isAt(ben)).isFalse();

        lan.mend();
        lan.passes(Duration.ofSeconds(5));
        assertThat(cleo.isAt(ben)).isTrue();
    }

    @Test
    void whereTheOnlyAddressThatIsKnownIsWrongTheOthersAreTried() {
        lan.cut(cleo, anna);
        lan.settles();
        annaNamesBen();
        lan.kill(anna);

        lan.passes(Duration.ofSeconds(10));
        assertThat(cleo.isAt(ben)).isTrue();
    }

    @Test
    void aNewerHintReplacesOneThatFailed() {
        lan.cut(cleo, ben);
        annaNamesBen();
        anna.half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.Waive()));
        lan.settles();
        lan.kill(ben);
        ben.moves("10.0.0.42");
        ben.hosts();
        lan.mend();
        lan.passes(Duration.ofSeconds(5));
        assertThat(cleo.isAt(ben)).isFalse();

        cleo.half.hint(ben.address(), ben.key());
        lan.passes(Duration.ofSeconds(5));
        assertThat(cleo.isAt(ben)).isTrue();
    }
}
