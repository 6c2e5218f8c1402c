/// `./bench client`: what the packed program costs at a desk. So far: how long it takes to its first usable frame.
package cantstop.client.bench;
