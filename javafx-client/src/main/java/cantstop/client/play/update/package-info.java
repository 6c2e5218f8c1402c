/// Updates: which host offers a later version, and its download. A host's page is plain HTTP, so only what the host
/// has signed is trusted, and only a file with the signed checksum is kept. The room reads beacons through the model
/// and downloads files. It installs nothing, and knows no table.
@NullMarked
package cantstop.client.play.update;

import org.jspecify.annotations.NullMarked;
