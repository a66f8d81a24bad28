import { splitTarget } from '../model/addresses/urls.ts';
import { lineAtOffset, type WrittenText } from '../model/content/content.ts';
import { textFor } from '../model/content/translation.ts';
import { errorIn, type Problem } from '../model/problems/problems.ts';
import type { Site } from '../model/site.ts';
import type { Locale } from '../model/text/locale.ts';

/** `- [Slow connection](/docs/slow)`: an item of the list that ends a page. */
const listed = /^- \[([^\]]+)\]\((\/docs\/[^)\s]+)\)/gm;

/** `More: [Slow connection](/docs/slow).`: a sentence that ends with names of pages. */
const named = /(?:: |(?<=\)), |(?<=\))، )\[([^\]]+)\]\((\/docs\/[^)#\s]+)\)(?=[.)]?$|, \[|، \[)/gm;

/** Links that end a page or a sentence carry the name of their target, so that readers know it. */
export function checkLinkNames(written: WrittenText, site: Site): Problem[] {
  const { body, file, locale } = written;
  // Posts and standalone pages keep the names of their day.
  if (!/^content\/\w+\/(?:docs|partials)\//.test(file)) return [];
  const next = body.search(/^## .*\{#next\}$/m);
  const before = next === -1 ? body : body.slice(0, next);
  const links = [
    ...[...before.matchAll(named)].map((match) => ({ match, at: match.index })),
    ...[...body.slice(before.length).matchAll(listed)].map((match) => ({ match, at: before.length + match.index })),
  ];
  return links.flatMap(({ match: [, name = '', target = ''], at }): Problem[] => {
    const names = namesOf(target, locale, site);
    if (names.length === 0 || names.some((known) => plain(known) === plain(name))) return [];
    const right = names.map((known) => `"${known}"`).join(' or ');
    const message = `The link to ${target} is named "${name}"; that page is called ${right}.`;
    return [errorIn(file, lineAtOffset(written, at), message)];
  });
}

/** Letter case and Russian quotation marks do not matter. */
const plain = (name: string) => name.replace(/[«»]/g, '').replace(/\s/g, ' ').toLowerCase();

/** Names of a written page, and of its section if there is an anchor; none of other pages. */
function namesOf(target: string, locale: Locale, site: Site): string[] {
  const { path, hash } = splitTarget(target);
  const page = site.pages.get(path);
  if (page?.kind !== 'doc') return [];
  const { text } = textFor(page.entry, locale);
  // A page that is missing in the language is reported as missing.
  if (text.locale !== locale) return [];
  const { title, sidebarLabel, compiled } = text;
  const section = compiled.headings.find(({ id }) => `#${id}` === hash);
  return [...new Set([title, sidebarLabel, ...(section ? [section.text] : [])])];
}
