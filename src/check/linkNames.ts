import { splitTarget } from '../model/addresses/urls.ts';
import type { WrittenText } from '../model/content/content.ts';
import { textFor } from '../model/content/translation.ts';
import type { Problem } from '../model/problems/problems.ts';
import type { Site } from '../model/site.ts';
import type { Locale } from '../model/text/locale.ts';

/** `- [Slow connection](/docs/troubleshoot/slow-connection)`, the form of the list that ends a page. */
const listed = /^- \[([^\]]+)\]\((\/docs\/[^)\s]+)\)/gm;

/** `More: [Slow connection](/docs/troubleshoot/slow-connection).`, a sentence that ends with the name of a page, or of several. */
const named = /(?:: |(?<=\)), |(?<=\))، )\[([^\]]+)\]\((\/docs\/[^)#\s]+)\)(?=[.)]?$|, \[|، \[)/gm;

/**
 * The links with which a page ends ("What next") carry the title of the page they open, its label in the sidebar, or the heading they lead to:
 * readers see where they go, and recognise the page when they are there. So do links to a page with which a sentence ends after a colon.
 */
export function checkLinkNames({ body, bodyLine, file, locale }: WrittenText, site: Site): Problem[] {
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
    const line = bodyLine + body.slice(0, at).split('\n').length - 1;
    const right = names.map((known) => `"${known}"`).join(' or ');
    const message = `The link to ${target} is named "${name}"; that page is called ${right}.`;
    return [{ level: 'error', file, line, message }];
  });
}

/** A name in the middle of a sentence may begin with a small letter, and Russian puts it in quotation marks. */
const plain = (name: string) => name.replace(/[«»]/g, '').replace(/\s/g, ' ').toLowerCase();

/** Name of a target: the page, or with an anchor also the section. Nothing for pages that are not written, such as API operations. */
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
