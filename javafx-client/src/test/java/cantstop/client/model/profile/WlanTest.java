package cantstop.client.model.profile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What a phone's camera reads.
class WlanTest {
    @Test
    void aPhoneReadsNameAndPassword() {
        assertThat(new Wlan("Party", "correct horse").code()).isEqualTo("WIFI:T:WPA;S:Party;P:correct horse;;");
    }

    @Test
    void anOpenWlanHasNoPassword() {
        assertThat(new Wlan("Party", "").code()).isEqualTo("WIFI:T:nopass;S:Party;;");
    }

    @Test
    void whatMeansSomethingInTheCodeIsEscaped() {
        assertThat(new Wlan("a;b", "c\\d:e,f\"g").code()).isEqualTo("WIFI:T:WPA;S:a\\;b;P:c\\\\d\\:e\\,f\\\"g;;");
    }

    @Test
    void noLogSaysThePassword() {
        assertThat(new Wlan("Party", "secret")).hasToString("Party");
    }
}
