import { computers } from '../product/platforms/computers.ts';

/** Choices of a group that may apply, such as `platform`: the choice of the address first, then the remembered one. */
export type ChoiceOf = (group: string) => readonly (string | null | undefined)[];

/**
 * Shows what fits the reader's choices: the tab of every set that `sets` selects, of the parts that
 * are about platforms, those of the reader's own, and for readers with a computer the app in a
 * window. It is part of an inline script (`chosenBeforePaint.ts`), so that the first frame shows it
 * already.
 */
export function showChosen(sets: string, choiceOf: ChoiceOf): void {
  const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  for (const set of find(sets)) choiceOf(set.dataset.tabs ?? '').some((value) => showTab(set, value));
  const platform = choiceOf('platform').find(Boolean) ?? '';
  document.documentElement.toggleAttribute('data-window', computers.includes(platform));
  for (const part of find('[data-platform]'))
    part.toggleAttribute('data-mine', part.dataset.platform?.split(' ').includes(platform));
}

/** Calls back when the reader follows the link of a device: it is theirs. At once, since the link may lead away before anything else is loaded. */
export function followDevices(keep: (platform: string) => void): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-platform]') : null;
    if (link?.dataset.platform) keep(link.dataset.platform);
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
