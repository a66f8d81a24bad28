// A plain space where Persian writes a half-space (shared/language.md section 4.4): «دستگاه ها», «می شود».

import { halfSpace } from '../fold.ts';

// Both twins of ی and ه's forms: the text is not folded yet.
const spacedEnding = / (?=(?:ها|ها[یي]|ها[یي][یي]|ها[یي]م|ها[یي]ش|ها[یي]تان|ها[یي]مان|تر|تر[یي]ن)(?![\p{L}\p{M}]))/gu;
const spacedVerb = /(?<![\p{L}\p{M}])(ن?م[یي]) (?=\p{L})/gu;

/** Turns the plain space before a Persian ending and after می into a half-space; the length stays as it was. */
export function joinEndings(text: string): string {
  return text.replace(spacedVerb, `$1${halfSpace}`).replace(spacedEnding, halfSpace);
}

const endings = new Set(
  'ها های هایی هایم هایت هایش هایمان هایتان هایشان تر ترین ترها ام ات اش ای ایم اید اند مان تان شان یی'.split(' '),
);

/** True for what stands behind a half-space without meaning of its own. Takes a folded word. */
export function isEnding(folded: string): boolean {
  return endings.has(folded);
}

export function isVerbPrefix(folded: string): boolean {
  return folded === 'می' || folded === 'نمی';
}
