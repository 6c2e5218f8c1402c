package cantstop.client.simulation;

/// Whether somebody presses a button at this moment.
final class Fingers {
    private boolean pressing;

    boolean arePressing() {
        return pressing;
    }

    void press(Runnable button) {
        pressing = true;
        try {
            button.run();
        } finally {
            pressing = false;
        }
    }
}
