import { opensElsewhere } from '../dom/opensElsewhere.ts';
import { forgetTyped, typedBefore } from '../dom/reload.ts';
import { limitQuery } from '../search/limits.ts';
import type { SearchSettings } from '../search/source.ts';
import styles from '../styles/search.css?url';
import { addStyles } from './addStyles.ts';
import { closeDelay, hasDialogs } from './dialogs.ts';
import { hydrateIsland } from './islands.ts';
import { listen, queryAll } from './page.ts';
import { isFrugal } from './prefetch.ts';
import { pageLocale } from './strings.ts';

const searchDialog = () => document.querySelector<HTMLDialogElement>('#search-dialog');

/** Opens the search dialog, with the text of a search box; without dialogs links are followed. */
export function openSearch(box?: Element): void {
  const dialog = searchDialog();
  const field = dialog?.querySelector('input');
  const from = box?.querySelector('input');
  if (!hasDialogs || !dialog || !field) return;
  loadSearch();
  const wasOpen = dialog.open;
  if (!wasOpen) dialog.showModal();
  field.focus();
  if (from?.value) moveText(from, field);
  else if (!wasOpen) field.select();
}

/** Moves the text and the cursor, so that typing continues. */
function moveText(from: HTMLInputElement, to: HTMLInputElement): void {
  const [start, end] = [from.selectionStart, from.selectionEnd];
  enterText(to, from.value);
  to.setSelectionRange(start, end);
  from.value = '';
}

function enterText(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const island = () => searchDialog()?.querySelector<HTMLElement>('[data-island]');

/** Loads the code, style and first files of search in parallel. */
function loadSearch(): void {
  const part = island();
  if (!part) return;
  void addStyles(styles);
  hydrateIsland(part);
  loadIndex();
}

function loadIndex(): void {
  const settings: SearchSettings = JSON.parse(island()?.dataset.props ?? '{}');
  import('./search/provider.ts').then(
    ({ providerOf }) => providerOf(settings.hosted, pageLocale()).prepare(),
    () => undefined, // The island reports the failure.
  );
}

/** Text typed into a dialog that was opened while the page was being switched. */
let carriedText: string | undefined;

/** Dialogs about to close. */
const closing = new WeakSet<HTMLDialogElement>();

/** Closes the dialog on back and forward; after a page switch reopens that of the new page. */
function carryOver(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const { pathname } = location;
  listen(document, 'history-step', () => location.pathname !== pathname && dialog.close(), signal);
  signal.addEventListener('abort', () => {
    carriedText = dialog.open && !closing.has(dialog) ? dialog.querySelector('input')?.value : undefined;
  });
  const field = dialog.querySelector('input');
  // The form was sent before its text moved to the dialog: this page already has its results.
  const hasResults = carriedText === new URLSearchParams(location.search).get('q');
  if (carriedText === undefined || hasResults || !field) return;
  openSearch();
  enterText(field, carriedText);
}

/** After a reload with text in the dialog: opens it with that text. */
function restoreTyped(): void {
  const typed = typedBefore();
  const field = searchDialog()?.querySelector('input');
  if (typed === '' || !field) return;
  forgetTyped();
  openSearch();
  enterText(field, typed);
}

/** Makes the page's search boxes and links open the dialog. */
export function watchSearch(signal: AbortSignal): void {
  showQueryOfAddress();
  if (!hasDialogs) return;
  const dialog = searchDialog();
  if (dialog) carryOver(dialog, signal);
  if (dialog) closeWhenLeft(dialog);
  for (const opener of queryAll('[data-search], .search-link')) watchOpener(opener);
  restoreTyped();
  const { activeElement } = document;
  const box = activeElement?.closest('[data-search]');
  if (!box || !(activeElement instanceof HTMLInputElement)) return;
  // The reader had focused a field before this code ran.
  if (activeElement.value === '') loadSearch();
  else openSearch(box);
}

/** Closes the dialog by button, backdrop, or a link or form followed in this tab. */
function closeWhenLeft(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    // The backdrop belongs to the dialog; a text selection that ends there closes nothing.
    const onBackdrop = target === dialog && pressed === dialog;
    const control = target instanceof Element && target.closest('a, [data-close-search]');
    if (!onBackdrop && (!control || opensElsewhere(event))) return;
    const staysHere = !(control instanceof HTMLAnchorElement) || control.pathname === location.pathname;
    if (staysHere) dialog.close();
    else closeSoon(dialog);
  });
  dialog.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) dialog.close();
  });
}

function closeSoon(dialog: HTMLDialogElement): void {
  closing.add(dialog);
  setTimeout(() => {
    closing.delete(dialog);
    dialog.close();
  }, closeDelay);
}

function watchOpener(opener: HTMLElement): void {
  const field = opener.querySelector('input');
  field?.setAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  if (!isFrugal()) opener.addEventListener('pointerover', loadSearch, { once: true, passive: true });
  for (const type of ['focusin', 'touchstart'])
    opener.addEventListener(type, loadSearch, { once: true, passive: true });
  for (const type of ['input', 'compositionend']) {
    opener.addEventListener(type, (event) => {
      if (!(event instanceof InputEvent && event.isComposing)) openSearch(opener);
    });
  }
  // Without scripts the link and the button of an empty field lead to the search page.
  opener.addEventListener('click', (event) => {
    const onButton = event.target instanceof Element && event.target.closest('a, button');
    if (!onButton || field?.value || opensElsewhere(event)) return;
    event.preventDefault();
    openSearch();
  });
}

/** On the search page, shows the query of the address and loads the index before hydration. */
function showQueryOfAddress(): void {
  const query = new URLSearchParams(location.search).get('q');
  const field = document.querySelector<HTMLInputElement>('#page-search');
  if (!field || !query) return;
  if (field.value === '') field.value = limitQuery(query);
  loadIndex();
}
