import { store, stored } from '../dom/storage.ts';
import { all } from './page.ts';

const key = (group: string) => `tabs-${group}`;

/** Shows the chosen or remembered tab of every set; arrow keys move between tabs. */
export function setUpTabs(): void {
  const query = new URLSearchParams(location.search);
  for (const tabs of all('[data-tabs]')) {
    const group = tabs.dataset.tabs ?? '';
    const wished = (group && (query.get(group) ?? stored(key(group)))) || undefined;
    // A link to something inside a tab opens that tab.
    const target = document.getElementById(location.hash.slice(1));
    const panel = target && tabs.contains(target) ? target.closest<HTMLElement>('[role="tabpanel"]') : undefined;
    const available = all('[role="tab"]', tabs).map((tab) => tab.dataset.value);
    const value = panel?.dataset.value ?? (available.includes(wished) ? wished : available[0]);
    show(tabs, value);
    tabs.querySelector('[role="tablist"]')?.addEventListener('keydown', moveBetweenTabs);
  }
}

/** Chooses a tab: every set of the same group that has it follows, and the choice is remembered for the whole site. */
export function chooseTab(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]');
  const value = tab.dataset.value;
  if (!tabs || value === undefined) return;
  const group = tabs.dataset.tabs;
  // The set that was clicked stays where it is on the screen, whatever changes above it.
  const before = tab.getBoundingClientRect().top;
  if (!group) show(tabs, value);
  else {
    for (const set of all(`[data-tabs="${CSS.escape(group)}"]`)) {
      if (set.querySelector(`[role="tab"][data-value="${CSS.escape(value)}"]`)) show(set, value);
    }
    store(key(group), value);
    forgetInAddress(group);
  }
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** The choice of a link, such as `?platform=ios`, holds until the reader makes another. */
function forgetInAddress(group: string): void {
  const query = new URLSearchParams(location.search);
  if (!query.has(group)) return;
  query.delete(group);
  const search = String(query) && `?${query}`;
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

function show(tabs: HTMLElement, value: string | undefined): void {
  tabs.dataset.ready = '';
  for (const tab of all('[role="tab"]', tabs)) {
    const selected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
  }
  for (const panel of all('[role="tabpanel"]', tabs)) panel.hidden = panel.dataset.value !== value;
}

function moveBetweenTabs(event: Event): void {
  if (!(event instanceof KeyboardEvent) || !(event.currentTarget instanceof HTMLElement)) return;
  const tabs = all('[role="tab"]', event.currentTarget);
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
