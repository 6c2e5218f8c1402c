/// The download server: shares this program with others on the network, by HTTP on a port of its own. It knows no
/// game.
///
/// [cantstop.host.give.GiveServer] listens, and `DownloadHandler` serves one connection: a page for browsers
/// (`DownloadPage`) and the files ([cantstop.host.give.Artifacts]), with ranges so that a download can be resumed
/// (`ByteRange`). `PortableArchive` packs the running program, if its `Manifest` says that no file is missing or
/// changed. The page has a file for each language, `page_xx.html` among the resources. `ConnectionLimit` and
/// `BandwidthLimit` leave room for the games.
@NullMarked
package cantstop.host.give;

import org.jspecify.annotations.NullMarked;
