import { platforms } from '../../site/platforms.ts';
import { store, stored } from '../dom/storage.ts';
import { listen, queryAll } from './page.ts';
import { chosenPlatform, platformKey } from './platform.ts';
import { type ChoiceOf, showChosen, showTab } from './showChosen.ts';

const prefix = 'tabs-';

const ofAddress = (group: string): string | null => new URLSearchParams(location.search).get(group);

const choiceOf: ChoiceOf = (group) => [ofAddress(group), group && stored(`${prefix}${group}`)];

/** Shows the chosen tab of every set, and follows choices in other browser tabs. */
export function setUpTabs(signal: AbortSignal): void {
  for (const set of queryAll('[data-tabs]')) {
    set.dataset.ready = '';
    set.querySelector('[role="tablist"]')?.addEventListener('keydown', moveBetweenTabs);
  }
  rememberPlatformOfAddress();
  // A choice from before this code ran counts too.
  for (const menu of document.querySelectorAll<HTMLSelectElement>('[data-platform-menu]')) {
    if (menu.value) choose('platform', menu.value, menu);
    menu.addEventListener('change', () => choose('platform', menu.value, menu));
  }
  show();
  openTabOfHash();
  openTabOfResult();
  listen(window, 'hashchange', openTabOfResult, signal);
  listen(
    window,
    'storage',
    ({ key }) => {
      if (!key?.startsWith(prefix)) return;
      forgetInAddress(key.slice(prefix.length));
      show();
    },
    signal,
  );
}

/** Chooses a tab in every set of its group, and remembers it. */
export function chooseTab(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('[data-tabs]');
  const value = tab.dataset.value;
  if (!set || value === undefined) return;
  if (set.dataset.tabs) choose(set.dataset.tabs, value, tab);
  else stayInPlace(tab, () => showOne(set, value));
}

/** Remembers the platform of the address if the reader has chosen none. */
function rememberPlatformOfAddress(): void {
  const named = ofAddress('platform');
  if (named && named === shownPlatform() && !chosenPlatform()) store(platformKey, named);
}

/** The platform of the address or the reader's choice; empty if there is none. */
export const shownPlatform = (): string =>
  choiceOf('platform').find((id) => id && Object.keys(platforms).includes(id)) ?? '';

function show(): void {
  showChosen('[data-tabs]', choiceOf);
  hideOthers();
  for (const menu of document.querySelectorAll<HTMLSelectElement>('[data-platform-menu]')) menu.value = shownPlatform();
}

function showOne(set: HTMLElement, value: string | undefined): void {
  showTab(set, value);
  hideOthers();
}

/** Hides all panels but the chosen one, with or without styles; without scripts all are open. */
function hideOthers(): void {
  for (const panel of queryAll('[data-tabs] [role="tabpanel"]')) panel.hidden = panel.dataset.shown === undefined;
}

function openTabOfHash(): void {
  const panel = document.getElementById(location.hash.slice(1))?.closest<HTMLElement>('[role="tabpanel"]');
  const set = panel?.closest<HTMLElement>('[data-tabs]');
  if (set) showOne(set, panel?.dataset.value);
}

/** Text without spaces and marks, which differ between an excerpt and its page. */
const lettersOf = (node: Node | null): string => node?.textContent?.replace(/[^\p{L}\p{N}]/gu, '') ?? '';

/** The query that led here, and the words that its result marked, each also with what follows. */
let query: readonly string[] = [];
let matches: { readonly word: string; readonly passage: string }[] = [];

// Once, for all pages: the click happens on the page before the one whose tabs it opens.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('.result-link') : null;
  query = link?.closest('dialog, main')?.querySelector('input')?.value.toLowerCase().split(/\s+/) ?? [];
  matches = [...(link?.querySelectorAll('.result-excerpt mark') ?? [])].map((mark) => {
    const word = lettersOf(mark);
    return { word, passage: word + lettersOf(mark.nextSibling).slice(0, 6) };
  });
});

/** Opens the tabs with most matches of the followed result: of equals the named one, then the shown. */
function openTabOfResult(): void {
  for (const set of matches.length > 0 ? queryAll('[data-tabs]') : []) {
    const ranked = queryAll('[role="tabpanel"]', set).map((panel) => {
      const text = lettersOf(panel);
      const isNamed = query.includes(panel.dataset.value ?? '');
      const found = matches.filter(({ word, passage }) => text.includes(isNamed || !panel.hidden ? word : passage));
      return { panel, rank: found.length && found.length + (isNamed ? 0.5 : panel.hidden ? 0 : 0.2) };
    });
    const [best] = ranked.sort((one, other) => other.rank - one.rank);
    if (best?.rank) showOne(set, best.panel.dataset.value);
  }
  matches = [];
}

/** Remembers and shows a choice; the control that was used keeps its place. */
export function choose(group: string, value: string, control: HTMLElement): void {
  store(`${prefix}${group}`, value);
  forgetInAddress(group);
  stayInPlace(control, show);
}

/** Changes the page without moving an element on the screen, whatever changes above it. */
function stayInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Drops the choice of a link, such as `?platform=ios`, once the reader makes another. */
function forgetInAddress(group: string): void {
  if (ofAddress(group) === null) return;
  const query = new URLSearchParams(location.search);
  query.delete(group);
  const search = String(query) && `?${query}`;
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

function moveBetweenTabs(event: Event): void {
  if (!(event instanceof KeyboardEvent) || !(event.currentTarget instanceof HTMLElement)) return;
  const tabs = queryAll('[role="tab"]', event.currentTarget);
  const index = tabs.findIndex((tab) => tab.tabIndex === 0);
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const next = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const tab = tabs[(next + tabs.length) % tabs.length];
  if (!tab) return;
  chooseTab(tab);
  tab.focus();
}
