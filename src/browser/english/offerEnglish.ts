import { all } from '../page.ts';
import { whenOpened } from '../whenOpened.ts';
import { translatedText } from './translatedText.ts';
import { wantsEnglish } from './wish.ts';

const show = (section?: string) => import('./english.ts').then(({ showEnglish }) => showEnglish(section));

/** Gives the menu of languages its switch for the English text, and shows that text if the reader has asked for it on this visit. */
export function offerEnglish(): void {
  if (!translatedText()) return;
  for (const menu of all('.language-menu'))
    whenOpened(menu, () => void import('./menuEntry.ts').then(({ addEnglishSwitch }) => addEnglishSwitch(menu)));
  if (wantsEnglish()) void show();
}

/** Shows the English text of the section that a link names. If that is impossible, the link leads to the English page, as without scripts. */
export function showEnglishSection(link: HTMLElement): void {
  const follow = () => {
    if (link instanceof HTMLAnchorElement) location.href = link.href;
  };
  if (translatedText()) show(link.dataset.english).catch(follow);
  else follow();
}
