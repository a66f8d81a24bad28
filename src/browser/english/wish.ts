import type { SessionKey } from '../../model/storage.ts';

/** In the storage of the tab: the choice holds for the visit. */
const key: SessionKey = 'english-text';

/** Whether the reader wants the English text on every translated page of this visit. */
export function wantsEnglish(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Keeps the choice. If storage is unavailable, it holds for the page. */
export function keepWish(wants: boolean): void {
  try {
    if (wants) sessionStorage.setItem(key, '');
    else sessionStorage.removeItem(key);
  } catch {}
}
