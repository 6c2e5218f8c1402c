package cantstop.protocol;

/// The sending side of UDP, to all networks of this machine. Tests and simulations pass in their own. A datagram may
/// get lost.
public interface DatagramSender {
    /// Broadcasts to every network.
    ///
    /// @return how far it went
    Reach toAll(Datagram datagram);

    /// Sends an answer to an address.
    void to(HostAddress where, Datagram datagram);

    /// Sends to the programs that listen for datagrams at that address.
    void toListenersAt(String address, Datagram datagram);

    /// How far a datagram went.
    ///
    /// @param networks the networks it was sent into, virtual ones left out; none where only loopback is up
    /// @param alone whether it could not leave this machine
    record Reach(int networks, boolean alone) {
        /// Nothing is up, not even loopback.
        public static final Reach NOWHERE = new Reach(0, true);
    }
}
