package cantstop.client.model.profile;

/// The WLAN that guests are offered, as the player typed it. Immutable.
///
/// @param name what it is called
/// @param password empty for an open one
public record Wlan(String name, String password) {
    /// None yet.
    public static final Wlan NONE = new Wlan("", "");

    /// Whether there is something to show.
    public boolean isKnown() {
        return !name.isEmpty();
    }

    /// The text of the QR code with which a phone joins this WLAN.
    public String code() {
        return password.isEmpty()
                ? "WIFI:T:nopass;S:" + escaped(name) + ";;"
                : "WIFI:T:WPA;S:" + escaped(name) + ";P:" + escaped(password) + ";;";
    }

    private static String escaped(String text) {
        return text.replaceAll("([\\\\;,:\"])", "\\\\$1");
    }

    /// Says the name, and not the password.
    @Override
    public String toString() {
        return name;
    }
}
