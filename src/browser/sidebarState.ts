interface SidebarState {
  readonly open: ReadonlyMap<string | undefined, boolean>;
  readonly scroll: number;
}

/** State of each sidebar when its page was left, by name. */
const states = new Map<string | undefined, SidebarState>();

/** Keeps a sidebar as the reader left it; the branch of the page is always open. */
export function restoreSidebarState(signal: AbortSignal): void {
  const sidebar = document.querySelector<HTMLElement>('[data-sidebar]');
  const drawer = sidebar?.closest('.drawer');
  if (!sidebar || !drawer) return;
  const categories = sidebar.querySelectorAll('details');
  const before = states.get(sidebar.dataset.sidebar);
  if (before) {
    for (const category of categories) {
      const isCurrent = category.parentElement?.querySelector('[aria-current]');
      if (!isCurrent) category.open = before.open.get(category.dataset.category) ?? category.open;
    }
    drawer.scrollTo({ top: before.scroll, behavior: 'instant' });
  }
  signal.addEventListener('abort', () => {
    const open = new Map([...categories].map((category) => [category.dataset.category, category.open]));
    states.set(sidebar.dataset.sidebar, { open, scroll: drawer.scrollTop });
  });
}
