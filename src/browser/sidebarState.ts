import type { SessionKey } from '../model/config/storage.ts';

/** Open categories and scroll position of each sidebar, until the tab is closed. */
interface SidebarState {
  readonly open: Readonly<Record<string, boolean>>;
  readonly scroll: number;
}

const key = (sidebar: HTMLElement): SessionKey => `sidebar-${sidebar.dataset.sidebar}`;
const find = () => document.querySelector<HTMLElement>('[data-sidebar]');
const scroller = (sidebar: HTMLElement) => sidebar.closest('.drawer');

/**
 * Until the reader touches a sidebar nothing is written, although the page itself scrolls to the
 * current entry.
 */
let isTouched = false;
const touches = ['pointerdown', 'wheel', 'keydown'] as const;

function noteTouch({ target }: Event): void {
  if (target instanceof Element && target.closest('.drawer, [data-sidebar]')) isTouched = true;
}

function stateOf(sidebar: HTMLElement): SidebarState {
  const open: Record<string, boolean> = {};
  for (const details of sidebar.querySelectorAll('details')) open[details.dataset.category ?? ''] = details.open;
  return { open, scroll: scroller(sidebar)?.scrollTop ?? 0 };
}

function save(): void {
  const sidebar = find();
  if (!sidebar || !isTouched) return;
  try {
    sessionStorage.setItem(key(sidebar), JSON.stringify(stateOf(sidebar)));
  } catch {
    // Without storage the sidebar opens at the current page.
  }
}

function load(sidebar: HTMLElement): SidebarState | null {
  try {
    // whatever was stored under this key: what is missing counts as nothing.
    const stored: Partial<SidebarState> | null = JSON.parse(sessionStorage.getItem(key(sidebar)) ?? 'null');
    return stored && { open: { ...stored.open }, scroll: stored.scroll ?? 0 };
  } catch {
    return null;
  }
}

/** Opens the categories that the reader opened. The branch of the current page stays open whatever it was before. */
function restoreCategories(sidebar: HTMLElement, { open }: SidebarState): void {
  for (const details of sidebar.querySelectorAll('details')) {
    if (!details.parentElement?.querySelector('[aria-current]'))
      details.open = open[details.dataset.category ?? ''] ?? details.open;
  }
}

function restore(event?: Event): void {
  const sidebar = find();
  const state = sidebar && load(sidebar);
  if (!sidebar || !state) return;
  restoreCategories(sidebar, state);
  // A page that is loaded begins at its entry (`startScript.ts`): scrolling on would be seen.
  if (event) scroller(sidebar)?.scrollTo({ top: state.scroll, behavior: 'instant' });
}

export function keepSidebarState(): void {
  restore();
  for (const touch of touches) document.addEventListener(touch, noteTouch, { capture: true, passive: true });
  document.addEventListener('page-left', save);
  document.addEventListener('page-shown', restore);
  addEventListener('pagehide', save);
}
