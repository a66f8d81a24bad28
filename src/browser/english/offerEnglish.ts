import { all } from '../page.ts';
import { whenOpened } from '../whenOpened.ts';
import { translatedText } from './translatedText.ts';
import { wantsEnglish } from './wish.ts';

const show = (section?: string) => void import('./english.ts').then(({ showEnglish }) => showEnglish(section));

/**
 * Gives the menu of languages its switch for the English text, and shows that text if the reader has asked for it on this visit, or that of one
 * section that is older than it.
 */
export function offerEnglish(): void {
  if (!translatedText()) return;
  for (const menu of all('.language-menu'))
    whenOpened(menu, () => void import('./menuEntry.ts').then(({ addEnglishSwitch }) => addEnglishSwitch(menu)));
  for (const link of all('a[data-english]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      show(link.dataset.english);
    });
  if (wantsEnglish()) show();
}
