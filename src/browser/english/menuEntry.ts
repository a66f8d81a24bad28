import { buttonOf } from '../buttonOf.ts';
import { loadEnglishStrings } from '../strings.ts';
import { hideEnglish, isEnglishShown, showEnglish } from './english.ts';
import { keepWish } from './wish.ts';

/** Adds the switch for the English text to a menu, once. */
export async function addEnglishSwitch(menu: HTMLElement): Promise<void> {
  const { translation } = await loadEnglishStrings();
  if (menu.querySelector('[aria-pressed]')) return;
  const button = buttonOf(translation.englishToo, () => {
    menu.removeAttribute('open');
    menu.querySelector('summary')?.focus({ preventScroll: true });
    if (isEnglishShown()) hideEnglish();
    else {
      keepWish(true);
      void showEnglish();
    }
  });
  const sayState = () => button.setAttribute('aria-pressed', String(isEnglishShown()));
  sayState();
  menu.addEventListener('toggle', sayState);
  const item = document.createElement('li');
  item.append(button);
  menu.querySelector('ul')?.append(item);
}
