package cantstop.protocol;

/// Where datagrams go: everybody on the networks that this machine is in. Handed to those who announce and those who
/// look; tests and simulations hand in one of their own. Nothing is ever sure to arrive.
public interface DatagramSender {
    /// Sends to everybody.
    ///
    /// @return how far it went
    Reach toAll(Datagram datagram);

    /// Sends back to where something came from.
    void to(HostAddress where, Datagram datagram);

    /// Sends to whoever listens for datagrams at that address.
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
