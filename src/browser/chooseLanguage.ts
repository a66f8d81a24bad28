import { stored } from './storage.ts';

/** The front page sends the reader on to the remembered language, or to the first one of the browser that the site has. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
const wished = [stored('language') ?? '', ...navigator.languages.map((language) => language.slice(0, 2))];
const found = wished.map((language) => links.find((link) => link.dataset.language === language)).find(Boolean);
if (found) location.replace(found.href + location.hash);
