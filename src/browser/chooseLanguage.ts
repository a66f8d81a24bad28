/**
 * The front page sends the reader on: to the remembered language, to the first one of the browser that the site has, or else to the first
 * of the list, which is the default. It imports nothing: a file that it shared with other pages would be one more for each of them to load.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
const linkTo = (language: string | null) => links.find((link) => link.dataset.language === language);
const preferred = navigator.languages.map((language) => linkTo(language.slice(0, 2))).find(Boolean);
const chosen = linkTo(remembered()) ?? preferred ?? links[0];
if (chosen) location.replace(chosen.href + location.hash);

function remembered(): string | null {
  try {
    return localStorage.getItem('language');
  } catch {
    return null;
  }
}
