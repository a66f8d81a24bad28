import { all } from '../page.ts';
import { whenOpened } from '../whenOpened.ts';
import { translatedText } from './translatedText.ts';
import { wantsEnglish } from './wish.ts';

/** Gives the menu of languages its switch for the English text, and shows that text if the reader has asked for it on this visit. */
export function offerEnglish(): void {
  if (!translatedText()) return;
  for (const menu of all('.language-menu'))
    whenOpened(menu, () => void import('./menuEntry.ts').then(({ addEnglishSwitch }) => addEnglishSwitch(menu)));
  if (wantsEnglish()) void import('./english.ts').then(({ showEnglish }) => showEnglish());
}
