/**
 * The text of the page if it is a translation whose English page can be fetched: one text, not the excerpts of a list or an English text that is
 * not translated yet. Browsers fetch nothing from files. What readers filter is left out: the changelog goes by the months of their calendar.
 */
export function translatedText(): HTMLElement | undefined {
  if (document.documentElement.lang === 'en' || location.protocol === 'file:') return undefined;
  const [text, another] = document.querySelectorAll<HTMLElement>('.content');
  return text && !another && !text.lang && !text.querySelector('[data-reads-query]') ? text : undefined;
}
