import { computers } from '../product/platforms/computers.ts';

/** Choices of a group that may apply: that of the address, then the remembered one. */
export type ChoiceOf = (group: string) => readonly (string | null | undefined)[];

/** Shows the reader's tabs, platform and windows. Inline, so that the first frame has them. */
export function showChosen(sets: string, choiceOf: ChoiceOf): void {
  const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  for (const set of find(sets)) choiceOf(set.dataset.tabs ?? '').some((value) => showTab(set, value));
  const platform = choiceOf('platform').find(Boolean) ?? '';
  document.documentElement.toggleAttribute('data-window', computers.includes(platform));
  for (const part of find('[data-platform]'))
    part.toggleAttribute('data-mine', part.dataset.platform?.split(' ').includes(platform));
}

/** Remembers the device of a followed link at once: the page may be left before more loads. */
export function followDevices(remember: (platform: string) => void): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-platform]') : null;
    if (link?.dataset.platform) remember(link.dataset.platform);
  });
}

/** Shows one tab of a set. @returns whether the set has it; otherwise nothing changes */
export function showTab(set: HTMLElement, value: string | null | undefined): boolean {
  const tabs = [...set.querySelectorAll<HTMLElement>('[role=tab]')];
  const has = tabs.some((tab) => tab.dataset.value === value);
  if (has) {
    for (const tab of tabs) {
      const selected = tab.dataset.value === value;
      tab.setAttribute('aria-selected', `${selected}`);
      tab.tabIndex = selected ? 0 : -1;
    }
    for (const panel of set.querySelectorAll<HTMLElement>('[role=tabpanel]'))
      panel.toggleAttribute('data-shown', panel.dataset.value === value);
  }
  return has;
}
