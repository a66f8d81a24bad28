/** Script that every page runs at once. Everything else loads on the reader's first interaction. */
import { opensElsewhere } from '../dom/opensElsewhere.ts';
import { keysOfEarlierVisits, store, stored } from '../dom/storage.ts';
import { withTimeout } from '../dom/withTimeout.ts';
import { computers } from '../product/platforms/computers.ts';
import { hasDialogs } from './dialogs.ts';
import { followLinks } from './followLinks.ts';
import * as later from './laterModules.ts';

/** Milliseconds after which the behaviours are treated as failed. */
const timeout = 8000;

const root = document.documentElement;
const state = root.dataset;

/** Loads the behaviours. If they fail or hang, controls that need them are removed; a later call retries. */
function loadBehaviours() {
  const behaviours = later.loadBehaviours().then((module) => {
    state.js = '';
    return module;
  });
  return withTimeout(behaviours, timeout, 'Loading them').catch((error: unknown) => {
    delete state.js;
    console.warn('The scripts of this page could not be loaded.', error);
    throw error;
  });
}

/** The behaviours import the router; requesting both at once saves a round trip. */
const loadAhead = () => void Promise.all([later.loadRouter(), loadBehaviours()]).catch(() => undefined);

for (const type of ['pointerover', 'touchstart', 'scroll', 'keydown', 'focusin']) {
  addEventListener(type, loadAhead, { once: true, passive: true, capture: true });
}

// A click or key press that comes before the behaviours is handled once they have loaded.
document.addEventListener('click', (event) => {
  const control =
    event.target instanceof Element &&
    event.target.closest<HTMLElement>('button, a[data-language], [data-search], .search-link');
  if (!control) return;
  // At once: the page may be left before anything else has loaded.
  if (control.dataset.language) store('language', control.dataset.language);
  const isLink = control instanceof HTMLAnchorElement;
  if (isLink && opensElsewhere(event)) return;
  const waits = hasDialogs && control.matches('.search-link');
  if (waits) event.preventDefault();
  const island = control.closest<HTMLElement>('[data-island]:not([data-hydrated])');
  loadBehaviours().then(
    ({ click }) => click(control, island),
    () => {
      if (waits && isLink) location.href = control.href;
    },
  );
});

document.addEventListener('keydown', (event) => {
  const { target } = event;
  // For a moment, the field of a closed dialog still has the focus.
  const typing =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') &&
    !target.closest('dialog:not([open])');
  const { key, altKey, shiftKey } = event;
  const control = event.ctrlKey || event.metaKey;
  // On a layout without Latin letters, the physical K key counts.
  const isK = /^k$/i.test(key) || (event.code === 'KeyK' && key > '\x7f');
  const shortcut = control ? isK && !altKey && !shiftKey : key === '/' && !typing && !altKey;
  if (!shortcut) return;
  event.preventDefault();
  const dialog = document.querySelector<HTMLDialogElement>('#search-dialog');
  if (!dialog) return;
  if (!hasDialogs) {
    location.href = dialog.querySelector('form')?.action ?? '';
    return;
  }
  // Opens before its code has loaded, so that no keystroke is lost; it may be closed by then.
  if (!dialog.open) {
    dialog.showModal();
    dialog.querySelector('input')?.select();
  }
  // Without the behaviours the form of the dialog leads to the search page.
  loadBehaviours().then(
    ({ openSearch }) => dialog.open && openSearch(),
    () => undefined,
  );
});

// Pictures of the app; later choices are handled by the behaviours (`showChosen.ts`).
const platform = new URLSearchParams(location.search).get('platform') ?? stored('tabs-platform') ?? '';
root.toggleAttribute('data-window', computers.includes(platform));

followLinks();

const hasChosenTabs = keysOfEarlierVisits().some((key) => key.startsWith('tabs-'));

// Applies the choice of the address or an earlier one immediately.
const showChosen = () => {
  const { search, hash } = location;
  const decided = search ? '[data-reads-query], [data-tabs]' : hash || hasChosenTabs ? '[data-tabs]' : '';
  // They also start for text typed into search before a reload (`reload.ts`), the end of removing
  // (`keep.ts`), a control focused before this script ran, and a dead address (`notFoundSearch.ts`).
  if (
    history.state?.typed ||
    history.state?.wasRemoved ||
    document.querySelector(':focus, #not-found-search') ||
    (decided && document.querySelector(decided))
  )
    loadAhead();
};
showChosen();
document.addEventListener('page-shown', showChosen);

// `js` too: `beforePaint.ts` abandons late scripts.
Object.assign(state, { js: '', hydrated: '' });
