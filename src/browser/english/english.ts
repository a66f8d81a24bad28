import englishStyles from '../../styles/english.css?url';
import { addStyles } from '../addStyles.ts';
import { all } from '../page.ts';
import { stayInPlace } from '../stayInPlace.ts';
import { loadEnglishStrings } from '../strings.ts';
import { addBar } from './bar.ts';
import { loadEnglish } from './loadEnglish.ts';
import { sectionsOf, showSection } from './sections.ts';
import { translatedText } from './translatedText.ts';
import { keepWish } from './wish.ts';

const bar = () => document.querySelector('.english-bar');

/** Whether the English text is on the page, or on its way. */
export const isEnglishShown = (): boolean => bar() !== null;

/**
 * Shows the English text of the page under its own, paragraph by paragraph. A bar above it says how far that is, and takes it away again.
 * @param only the id of the one section to show
 */
export async function showEnglish(only?: string): Promise<void> {
  const text = translatedText();
  if (!text) return;
  const styles = addStyles(englishStyles);
  const { translation, error } = await loadEnglishStrings();
  removeEnglish();
  const state = addBar(text, { retry: error.retry, ...translation }, () => {
    hideEnglish();
    // The button that had the focus is gone.
    focusTitle();
  });
  const load = async () => {
    state.wait();
    try {
      const sections = sectionsOf(text, await loadEnglish());
      await styles;
      // The reader may have left the page, or no longer want it.
      if (!state.isShown()) return;
      keepPlace(text, () => {
        for (const section of sections) if (only === undefined || section.id === only) showSection(section);
        state.done();
      });
    } catch (problem) {
      console.warn('The English text could not be loaded.', problem);
      state.fail(load);
    }
  };
  await load();
}

/** Takes the English text away, here and on the next pages. */
export function hideEnglish(): void {
  keepWish(false);
  const text = translatedText();
  if (text) keepPlace(text, removeEnglish);
}

function removeEnglish(): void {
  for (const element of [...all('.in-english'), ...all('.english-bar')]) element.remove();
}

/** Changes the text while the line that is being read stays where it is. */
function keepPlace(text: HTMLElement, change: () => void): void {
  const isRead = (block: Element) => block.getBoundingClientRect().bottom > 0 && !block.closest('.in-english');
  const isAbove = text.getBoundingClientRect().top < 0;
  const place = isAbove && [...all('h2, h3, p, li, tr', text), ...all('.page-foot')].find(isRead);
  if (place) stayInPlace(place, change);
  else change();
}

function focusTitle(): void {
  const title = document.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}
