import { store } from '../dom/storage.ts';
import { queryAll } from './page.ts';

const root = document.documentElement;

/** Flips between light and dark and remembers the choice under `theme`. */
export function toggleColorMode(): void {
  root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  store('theme', root.dataset.theme);
}

/** Keeps the button's label current when the mode changes here or elsewhere. */
export function labelColorMode(signal: AbortSignal): void {
  const label = () => {
    const key = root.dataset.theme === 'dark' ? 'labelDark' : 'labelLight';
    for (const button of queryAll('[data-color-mode]')) button.setAttribute('aria-label', button.dataset[key] ?? '');
  };
  label();
  const observer = new MutationObserver(label);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
