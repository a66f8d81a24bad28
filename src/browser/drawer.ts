import { all } from './page.ts';

/** Width from which the sidebar is a column of the page. */
const desktop = '(min-width: 997px)';

/** Switches the mobile sidebar between the pages of the section and the main menu. */
export function showPanel(button: HTMLElement): void {
  const drawer = button.closest<HTMLElement>('.drawer');
  if (drawer) drawer.dataset.panel = button.dataset.panelTo ?? 'main';
  // The button that was pressed is gone: the focus goes to the one in its place.
  if (drawer)
    all('.drawer-head button', drawer)
      .find((other) => other.getClientRects().length > 0)
      ?.focus();
}

/** The drawer closes when the focus leaves it, when the window becomes wide, and when a link of this very page was followed. */
export function watchDrawer(signal: AbortSignal): void {
  const drawer = document.getElementById('drawer');
  const close = () => {
    if (drawer?.matches(':popover-open')) drawer.hidePopover();
  };
  // It covers the page: whoever leaves it has to see where they are.
  drawer?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) close();
  });
  const width = matchMedia(desktop);
  const closeIfWide = () => width.matches && close();
  closeIfWide();
  width.addEventListener('change', closeIfWide, { signal });
  drawer?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) close();
  });
}
