/** Width from which the sidebar is a column of the page. */
const desktop = '(min-width: 997px)';

/** Switches the mobile sidebar between the pages of the section and the main menu. */
export function showPanel(button: HTMLElement): void {
  const drawer = button.closest<HTMLElement>('.drawer');
  if (drawer) drawer.dataset.panel = button.dataset.panelTo ?? 'main';
  drawer?.querySelector<HTMLElement>('.drawer-head button:not([hidden])')?.focus();
}

/** The drawer closes when the window becomes wide, and when a link of this very page was followed. */
export function watchDrawer(signal: AbortSignal): void {
  const drawer = document.getElementById('drawer');
  const close = () => {
    if (drawer?.matches(':popover-open')) drawer.hidePopover();
  };
  const width = matchMedia(desktop);
  const closeIfWide = () => width.matches && close();
  closeIfWide();
  width.addEventListener('change', closeIfWide, { signal });
  drawer?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) close();
  });
}
