// A phone in the hand feels what happens, if it can and its player wishes.

const PATTERNS = {
  turn: [60, 60, 60], roll: [20], land: [12, 40, 12, 40, 12], choose: [15], stop: [30, 30, 60],
  bust: [200, 80, 320], column: [40, 40, 40, 40, 160], win: [80, 60, 80, 60, 80, 60, 400], nudge: [200, 100, 200],
};

export function vibration(view, wished) {
  return name => {
    if (!wished() || !view.navigator.vibrate) return false;
    return view.navigator.vibrate(PATTERNS[name]);
  };
}
