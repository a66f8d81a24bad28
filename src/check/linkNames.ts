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

/** Links that end a page or a sentence are named after their target. */
export function checkLinkNames(written: WrittenText, site: Site): Problem[] {
  const { body, file, locale } = written;
  // Posts and standalone pages keep the names of when they were written.
  if (!/^content\/\w+\/(?:docs|partials)\//.test(file)) return [];
  const next = body.search(/^## .*\{#next\}$/m);
  const before = next === -1 ? body : body.slice(0, next);
  const links = [
    ...[...before.matchAll(named)].map((match) => ({ match, index: match.index })),
    ...[...body.slice(before.length).matchAll(listed)].map((match) => ({ match, index: before.length + match.index })),
  ];
  return links.flatMap(({ match: [, name = '', target = ''], index }): Problem[] => {
    const names = namesOf(target, locale, site);
    if (names.length === 0 || names.some((possible) => normalized(possible) === normalized(name))) return [];
    const right = names.map((possible) => `"${possible}"`).join(' or ');
    const message = `The link to ${target} is named "${name}"; that page is called ${right}.`;
    return [errorIn(file, lineAtOffset(written, index), message)];
  });
}

/** Letter case and Russian quotation marks do not matter. */
const normalized = (name: string) => name.replace(/[«»]/g, '').replace(/\s/g, ' ').toLowerCase();

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
