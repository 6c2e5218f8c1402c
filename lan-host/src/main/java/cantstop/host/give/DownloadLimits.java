package cantstop.host.give;

import java.time.Duration;

/// The limits of downloads.
///
/// @param perSecond bytes a second for all together
/// @param connections so many are served at a time
/// @param perAddress of these, so many from one address
/// @param waiting so many more are told to come back later; any beyond that are shut out without a word
/// @param request within this time a request must have come
/// @param glance the interval of checks whether the client still reads
/// @param least bytes that a client must have read since the last check
record DownloadLimits(
        long perSecond, int connections, int perAddress, int waiting, Duration request, Duration glance, long least) {
    /// Half of what a gigabit cable carries, and more than any WLAN; room for a party of a few hundred; a browser opens
    /// six connections to one address; a client below 10 kB a second would need three hours.
    static final DownloadLimits USUAL =
            new DownloadLimits(64_000_000, 256, 64, 256, Duration.ofSeconds(15), Duration.ofSeconds(30), 300_000);
}
