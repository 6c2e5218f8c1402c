/// Wire and domain: what comes in is validated here, once.
package cantstop.protocol;
