// The three places of the pairings, as pure data: what each shows and which keys choose it.

/** The pairing's place: the partner of the first die says which. */
const placeOf = option => {
  const pair = option.pairs.find(dice => dice.includes(0));
  return pair ? Math.max(...pair) - 1 : 0;
};

/** Three places with the options of each: none, one, or the two of an either-or. */
export function places(table) {
  const found = [[], [], []];
  for (const option of table.options || []) found[placeOf(option)].push(option);
  return found;
}

/** The sums of a pairing that is no option. */
export function sumsOf(dice, place) {
  const partner = place + 1, rest = [1, 2, 3].filter(die => die !== partner);
  return [dice[0] + dice[partner], dice[rest[0]] + dice[rest[1]]];
}

/** The pairs of a pairing, as indices of dice. */
export function pairsOf(place) {
  const partner = place + 1;
  return [[0, partner], [1, 2, 3].filter(die => die !== partner)];
}
