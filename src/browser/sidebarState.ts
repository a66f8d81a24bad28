/** Which categories are open and how far the sidebar is scrolled, per sidebar, for as long as the tab lives. */
interface SidebarState {
  readonly open: Readonly<Record<string, boolean>>;
  readonly scroll: number;
}

const key = (sidebar: HTMLElement) => `sidebar-${sidebar.dataset.sidebar}`;
const find = () => document.querySelector<HTMLElement>('[data-sidebar]');
const scroller = (sidebar: HTMLElement) => sidebar.closest('.drawer');

function save(): void {
  const sidebar = find();
  if (!sidebar) return;
  const open: Record<string, boolean> = {};
  for (const details of sidebar.querySelectorAll('details')) open[details.dataset.category ?? ''] = details.open;
  const state: SidebarState = { open, scroll: scroller(sidebar)?.scrollTop ?? 0 };
  try {
    sessionStorage.setItem(key(sidebar), JSON.stringify(state));
  } catch {
    // Without storage the sidebar opens at the current page.
  }
}

function restore(): void {
  const sidebar = find();
  if (!sidebar) return;
  try {
    const state: SidebarState | null = JSON.parse(sessionStorage.getItem(key(sidebar)) ?? 'null');
    if (!state) return;
    for (const details of sidebar.querySelectorAll('details')) {
      // The branch of the current page stays open whatever it was before.
      if (!details.querySelector('[aria-current]'))
        details.open = state.open[details.dataset.category ?? ''] ?? details.open;
    }
    scroller(sidebar)?.scrollTo({ top: state.scroll, behavior: 'instant' });
  } catch {
    // As above.
  }
}

export function keepSidebarState(): void {
  restore();
  document.addEventListener('astro:before-swap', save);
  document.addEventListener('astro:after-swap', restore);
  addEventListener('pagehide', save);
}
