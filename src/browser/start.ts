/** What every page runs at once. All else waits for the reader's first sign of life. */
import './trustedTypes.ts';
import { watchNavigation } from './navigation.ts';
import { keepSidebarState } from './sidebarState.ts';

watchNavigation();
keepSidebarState();

const loadBehaviours = () =>
  import('./behaviours.ts').catch((error: unknown) => {
    // What needs them goes, and what they would show in part is shown whole.
    delete document.documentElement.dataset.js;
    throw error;
  });

for (const sign of ['pointerover', 'touchstart', 'scroll', 'keydown', 'focusin']) {
  addEventListener(sign, loadBehaviours, { once: true, passive: true, capture: true });
}

// A click or key that comes before the behaviours are there is carried out once they are.
document.addEventListener('click', (event) => {
  const control =
    event.target instanceof Element &&
    event.target.closest<HTMLElement>('button, a[data-zoom], a[data-language], [data-search], .search-link');
  if (!control) return;
  const newTab = control.tagName === 'A' && (event.ctrlKey || event.metaKey || event.shiftKey);
  if (newTab) return;
  if (control.dataset.zoom !== undefined || control.className.includes('search-link')) event.preventDefault();
  void loadBehaviours().then(({ click }) => click(control));
});

document.addEventListener('keydown', (event) => {
  const { target } = event;
  // For a moment, the field of a dialog that was closed still has the focus.
  const typing =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') &&
    !target.closest('dialog:not([open])');
  const { key, altKey, shiftKey } = event;
  const control = event.ctrlKey || event.metaKey;
  // Where the layout has no Latin letters, the key that carries the K counts.
  const isK = /^k$/i.test(key) || (event.code === 'KeyK' && key > '\x7f');
  const shortcut = control ? isK && !altKey && !shiftKey : key === '/' && !typing && !altKey;
  if (!shortcut) return;
  event.preventDefault();
  // Open before its code is there, so that no letter that follows is lost; the reader may have closed it by then.
  const dialog = document.querySelector<HTMLDialogElement>('#search-dialog');
  if (!dialog?.open) {
    dialog?.showModal();
    dialog?.querySelector('input')?.select();
  }
  void loadBehaviours().then(({ openSearch }) => dialog?.open && openSearch());
});

/** Whether the reader has ever chosen a tab; without storage none is remembered. */
const hasChosenTabs = () => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('tabs-'));
  } catch {
    return false;
  }
};

// What the address or the reader's earlier choice decides shows at once.
const showChosen = () => {
  const has = (selector: string) => document.querySelector(selector);
  if (
    (location.search && has('[data-reads-query]')) ||
    (has('[data-tabs]') && (location.search || location.hash || hasChosenTabs()))
  )
    void loadBehaviours();
};
showChosen();
document.addEventListener('astro:page-load', showChosen);

// `js` too: scripts that came late had been given up (`startScript.ts`).
Object.assign(document.documentElement.dataset, { js: '', hydrated: '' });
