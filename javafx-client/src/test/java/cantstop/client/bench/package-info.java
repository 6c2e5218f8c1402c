/// `./bench client`: what the packed program costs at a desk, measured on the image's own Java, jars and options.
///
/// | what | by |
/// |---|---|
/// | the time to the first usable frame, beside an empty window | [Start], [EmptyWindowMain] |
/// | frames, blocks of the FX thread, an idle table, memory | [DeskMain], inside the program; [Stalls], [PulseLines] |
///
/// [ClientBenchMain] starts them and prints the figures.
package cantstop.client.bench;
