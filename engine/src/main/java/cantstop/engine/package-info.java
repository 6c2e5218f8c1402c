/// The rules of Can't Stop: `decide` judges a command, `evolve` folds an event into the state.
package cantstop.engine;
