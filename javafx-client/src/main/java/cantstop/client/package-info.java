/// The window and what is common to its screens.
package cantstop.client;
