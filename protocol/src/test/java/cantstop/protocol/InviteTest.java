package cantstop.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.engine.identity.Key;
import cantstop.protocol.MalformedAddress.Reason;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InviteTest {
    private static final Key KEY = new Key("0123456789abcdef".repeat(4));

    @Test
    void whatIsHandedOutCanBeReadBack() throws MalformedAddress {
        Invite invite = new Invite(
                List.of(
                        new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT),
                        new HostAddress("fe80::1%eth0", 21208),
                        new HostAddress("annas-laptop.local", 21209)),
                KEY);

        assertThat(invite)
                .hasToString("cantstop://192.168.1.20:21207,[fe80::1%eth0]:21208,annas-laptop.local:21209#" + KEY);
        assertThat(Invite.parse(invite.toString())).isEqualTo(invite);
    }

    @Test
    void blanksAroundItAndUpperCaseDoNoHarm() throws MalformedAddress {
        String pasted = "  CANTSTOP://laptop#" + KEY.hex().toUpperCase(Locale.ROOT) + "\n";

        assertThat(Invite.isMeant(pasted)).isTrue();
        assertThat(Invite.parse(pasted))
                .isEqualTo(new Invite(List.of(new HostAddress("laptop", HostAddress.DEFAULT_PORT)), KEY));
    }

    @ParameterizedTest
    @CsvSource({
        "laptop, NAME",
        "cantstop://laptop, KEY",
        "cantstop://laptop#, KEY",
        "cantstop://laptop#0123, KEY",
        "cantstop://#KEY, EMPTY",
        "'cantstop://laptop,#KEY', EMPTY",
        "cantstop://laptop:0#KEY, PORT",
        "cantstop://[fe80::1#KEY, BRACKET",
        "'cantstop://laptop,fe80::zz#KEY', IPV6",
    })
    void saysWhatIsWrong(String pasted, Reason reason) {
        assertThatThrownBy(() -> Invite.parse(pasted.replace("KEY", KEY.hex())))
                .isInstanceOfSatisfying(
                        MalformedAddress.class, e -> assertThat(e.reason()).isEqualTo(reason));
    }

    @Test
    void anAddressIsNotMeantAsAnInvite() {
        assertThat(Invite.isMeant("192.168.1.20:21207")).isFalse();
    }
}
