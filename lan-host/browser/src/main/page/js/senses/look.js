// Day, night or high contrast; motion or none: as the system wishes, unless it was chosen here.

const NIGHT = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';
const CALM = '(prefers-reduced-motion: reduce)';

export function look(view, preferences) {
  const matches = query => view.matchMedia(query).matches;
  const theme = () => {
    const chosen = preferences.get('look');
    if (chosen !== 'SYSTEM') return { LIGHT: 'light', DARK: 'dark', HIGH_CONTRAST: 'contrast' }[chosen];
    if (matches(CONTRAST)) return 'contrast';
    return matches(NIGHT) ? 'dark' : 'light';
  };
  const still = () => preferences.get('calm') === 'ALWAYS' || (preferences.get('calm') === 'SYSTEM' && matches(CALM));
  const apply = () => {
    const root = view.document.documentElement;
    root.dataset.theme = theme();
    root.dataset.still = still() ? 'yes' : 'no';
    const bar = view.document.querySelector('meta[name="theme-color"]');
    bar.content = view.getComputedStyle(root).getPropertyValue('--page').trim();
  };
  for (const query of [NIGHT, CONTRAST, CALM]) view.matchMedia(query).addEventListener('change', apply);
  preferences.onChange(apply);
  apply();
  return { still };
}
