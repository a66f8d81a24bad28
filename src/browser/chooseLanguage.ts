/** Redirects from the front page to a language. No imports: each would be one more request. */
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
