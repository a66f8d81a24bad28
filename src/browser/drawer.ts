import { showCurrentEntry } from './currentEntry.ts';
import { closeDelay } from './dialogs.ts';
import { listen, queryAll } from './page.ts';

/** Width for a sidebar column: 997 px at the default font size, as in the style sheets. */
export const desktop = '(min-width: 62.3125em)';

const findDrawer = () => document.getElementById('drawer');

/** `data-open` replaces popovers in Chrome before 114, Firefox before 125 and Safari before 17. */
const hasPopovers = 'popover' in HTMLElement.prototype;

/** Switches the mobile sidebar between the pages of the section and the main menu. */
export function showPanel(button: HTMLElement): void {
  const drawer = button.closest<HTMLElement>('.drawer');
  if (drawer) drawer.dataset.panel = button.dataset.panelTo ?? 'main';
  // The pressed button is gone: the focus goes to the one in its place.
  if (drawer)
    queryAll('.drawer-head button', drawer)
      .find((other) => other.getClientRects().length > 0)
      ?.focus();
}

/** Opens or closes the drawer in browsers without `popovertarget`. */
export function toggleDrawer(button: HTMLElement): void {
  const drawer = findDrawer();
  if (hasPopovers || !drawer) return;
  if (drawer.contains(button) || drawer.dataset.open !== undefined) {
    close();
    return;
  }
  drawer.dataset.open = '';
  showCurrentEntry();
  drawer.querySelector<HTMLElement>('.drawer-head [popovertarget]')?.focus();
}

function close(): void {
  const drawer = findDrawer();
  if (hasPopovers) {
    if (drawer?.matches(':popover-open')) drawer.hidePopover();
    return;
  }
  if (drawer?.dataset.open === undefined) return;
  delete drawer.dataset.open;
  // Once closed it is at the end of the page: focus inside it would scroll there.
  if (drawer.contains(document.activeElement))
    document.querySelector<HTMLElement>('.menu-button')?.focus({ preventScroll: true });
}

/** Closes the drawer on loss of focus, in a wide window, and by a link. */
export function watchDrawer(signal: AbortSignal): void {
  const drawer = findDrawer();
  // It covers the page, including the element that gets the focus.
  drawer?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) close();
  });
  const width = matchMedia(desktop);
  const closeIfWide = () => width.matches && close();
  closeIfWide();
  listen(width, 'change', closeIfWide, signal);
  drawer?.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    if (link.pathname === location.pathname) close();
    else setTimeout(() => drawer.isConnected && close(), closeDelay);
  });
  if (!hasPopovers) closeLikePopover(signal);
}

/** Escape and a press outside the drawer close it, as they close a popover. */
function closeLikePopover(signal: AbortSignal): void {
  listen(document, 'keydown', ({ key }) => key === 'Escape' && close(), signal);
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('.drawer, .menu-button')) close();
  };
  listen(document, 'pointerdown', closeOutside, signal);
}
