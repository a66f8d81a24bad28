/** Calls back when a menu is first opened. That may have been what brought this code. */
export function whenOpened(menu: HTMLElement, act: () => void): void {
  if (menu.hasAttribute('open')) act();
  else menu.addEventListener('toggle', act, { once: true });
}
