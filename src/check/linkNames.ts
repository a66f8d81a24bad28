import type { PageText } from '../model/content.ts';
import type { Locale } from '../model/locale.ts';
import type { Problem } from '../model/problems.ts';
import type { Site } from '../model/site.ts';
import { textFor } from '../model/translation.ts';
import { splitTarget } from '../model/urls.ts';

/** Languages whose last sections follow the rule. Persian and Russian join when their pages have been gone through. */
const languages: readonly Locale[] = ['en'];

/** `- [Slow connection](/docs/troubleshoot/slow-connection)`, the form of the list that ends a page. */
const listed = /^- \[([^\]]+)\]\((\/docs\/[^)\s]+)\)/gm;

/**
 * The links with which a page ends ("What next") carry the title of the page they open, its label in the sidebar, or the heading they lead to:
 * readers see where they go, and recognise the page when they are there.
 */
export function checkLinkNames(site: Site): Problem[] {
  return [...site.docs.values()].flatMap(({ source, translations }) =>
    [source, ...Object.values(translations)]
      .filter(({ locale }) => languages.includes(locale))
      .flatMap((text) => namesIn(text, site)),
  );
}

function namesIn({ body, bodyLine, file, locale }: PageText, site: Site): Problem[] {
  const start = body.search(/^## .*\{#next\}$/m);
  if (start === -1) return [];
  return [...body.slice(start).matchAll(listed)].flatMap(({ 1: name = '', 2: target = '', index }): Problem[] => {
    const names = namesOf(target, locale, site);
    if (names.length === 0 || names.includes(name)) return [];
    const line = bodyLine + body.slice(0, start + index).split('\n').length - 1;
    const right = names.map((known) => `"${known}"`).join(' or ');
    const message = `The link to ${target} is named "${name}"; that page is called ${right}.`;
    return [{ level: 'error', file, line, message }];
  });
}

/** What a target is called: the page, or with an anchor also the section. Nothing for pages that are not written, such as API operations. */
function namesOf(target: string, locale: Locale, site: Site): string[] {
  const { path, hash } = splitTarget(target);
  const page = site.pages.get(path);
  if (page?.kind !== 'doc') return [];
  const { title, sidebarLabel, compiled } = textFor(page.entry, locale).text;
  const section = compiled.headings.find(({ id }) => `#${id}` === hash);
  return [...new Set([title, sidebarLabel, ...(section ? [section.text] : [])])];
}
