/** What every page runs at once. All else waits for the reader's first sign of life. */
import { watchNavigation } from './navigation.ts';
import { keepSidebarState } from './sidebarState.ts';

watchNavigation();
keepSidebarState();

const loadBehaviours = () => import('./behaviours.ts');

for (const sign of ['pointerover', 'touchstart', 'scroll', 'keydown', 'focusin']) {
  addEventListener(sign, loadBehaviours, { once: true, passive: true, capture: true });
}

// A click or key that comes before the behaviours are there is carried out once they are.
document.addEventListener('click', (event) => {
  const control =
    event.target instanceof Element && event.target.closest<HTMLElement>('button, a[data-zoom], a[data-language]');
  if (!control) return;
  if (control.dataset.zoom !== undefined) event.preventDefault();
  void loadBehaviours().then(({ click }) => click(control));
});

document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
  const shortcut = event.key === 'k' ? event.ctrlKey || event.metaKey : event.key === '/' && !typing;
  if (!shortcut) return;
  event.preventDefault();
  void loadBehaviours().then(({ openSearch }) => openSearch());
});

/** Whether the reader has ever chosen a tab; without storage none is remembered. */
const hasChosenTabs = () => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('tabs-'));
  } catch {
    return false;
  }
};

// A remembered or linked choice of tabs shows at once.
const showChosenTabs = () => {
  if (document.querySelector('[data-tabs]') && (location.search || location.hash || hasChosenTabs()))
    void loadBehaviours();
};
showChosenTabs();
document.addEventListener('astro:page-load', showChosenTabs);

document.documentElement.dataset.hydrated = '';
