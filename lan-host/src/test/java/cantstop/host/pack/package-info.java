/// What `./pack` needs beside the build itself: the portable program put together from the jars, with the licences and
/// the
/// bill of materials of everything in it ([PackMain]), and the icon, which is drawn here ([Icon]). Test sources, as no
/// program that is given away needs them.
package cantstop.host.pack;
