import { all } from './page.ts';
import { store, stored } from './storage.ts';

const root = document.documentElement.dataset;

function label(): void {
  for (const button of all('[data-color-mode]')) {
    button.setAttribute('aria-label', button.dataset[root.theme === 'dark' ? 'labelDark' : 'labelLight'] ?? '');
  }
}

/** Flips between light and dark and remembers the choice under `theme`. */
export function toggleColorMode(): void {
  root.theme = root.theme === 'dark' ? 'light' : 'dark';
  store('theme', root.theme);
  label();
}

/** Keeps the button's label right, and follows the system while nothing was chosen. */
export function followColorMode(signal: AbortSignal): void {
  label();
  if (root.followSystem === undefined) return;
  matchMedia('(prefers-color-scheme: dark)').addEventListener(
    'change',
    ({ matches }) => {
      if (stored('theme')) return;
      root.theme = matches ? 'dark' : 'light';
      label();
    },
    { signal },
  );
}
