/** Script that every page runs at once. Everything else loads on the reader's first interaction. */
import './trustedTypes.ts';
import { inTime } from '../dom/inTime.ts';
import { opensElsewhere } from '../dom/opensElsewhere.ts';
import { keysOfEarlierVisits, store, stored } from '../dom/storage.ts';
import { computers } from '../product/platforms/computers.ts';
import { hasDialogs } from './dialogs.ts';
import { followLinks } from './followLinks.ts';
import * as later from './laterModules.ts';

/** Milliseconds after which behaviours that have not come are done without. */
const patience = 8000;

const root = document.documentElement;
const state = root.dataset;

/** Loads the behaviours. If they fail or hang, what needs them goes; the next call tries again. */
function loadBehaviours() {
  const behaviours = later.loadBehaviours().then((module) => {
    state.js = '';
    return module;
  });
  return inTime(behaviours, patience, 'Loading them').catch((error: unknown) => {
    delete state.js;
    console.warn('This page has to do without its scripts.', error);
    throw error;
  });
}

/** The behaviours import the router; asking for both at once saves a round trip on a slow network. */
const loadAhead = () => void Promise.all([later.loadRouter(), loadBehaviours()]).catch(() => undefined);

for (const sign of ['pointerover', 'touchstart', 'scroll', 'keydown', 'focusin']) {
  addEventListener(sign, loadAhead, { once: true, passive: true, capture: true });
}

// A click or key that comes before the behaviours are there is carried out once they are.
document.addEventListener('click', (event) => {
  const control =
    event.target instanceof Element &&
    event.target.closest<HTMLElement>('button, a[data-language], [data-search], .search-link');
  if (!control) return;
  // At once: the link may lead away before anything else is loaded.
  if (control.dataset.language) store('language', control.dataset.language);
  const isLink = control instanceof HTMLAnchorElement;
  if (isLink && opensElsewhere(event)) return;
  const waits = hasDialogs && control.matches('.search-link');
  if (waits) event.preventDefault();
  const sleeping = control.closest<HTMLElement>('[data-island]:not([data-alive])');
  loadBehaviours().then(
    ({ click }) => click(control, sleeping),
    () => {
      if (waits && isLink) location.href = control.href;
    },
  );
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
  // If the layout has no Latin letters, the key that carries the K counts.
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
  // Open before its code is there, so that no letter that follows is lost; the reader may have closed it by then.
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

// Pictures of the app; what is chosen later comes with the behaviours (`showChosen.ts`).
const platform = new URLSearchParams(location.search).get('platform') ?? stored('tabs-platform') ?? '';
root.toggleAttribute('data-window', computers.includes(platform));

followLinks();

const hasChosenTabs = keysOfEarlierVisits().some((key) => key.startsWith('tabs-'));

// Show at once what the address or an earlier choice decides.
const showChosen = () => {
  const { search, hash } = location;
  const decided = search ? '[data-reads-query], [data-tabs]' : hash || hasChosenTabs ? '[data-tabs]' : '';
  // Text typed into the search dialog before the page was loaded again (`reload.ts`), the end of removing (`keep.ts`), a control that
  // had the focus before this script came, and an address that leads nowhere (`lostAddress.ts`) wake them too.
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

// `js` too: scripts that came late had been given up (`beforePaint.ts`).
Object.assign(state, { js: '', hydrated: '' });
