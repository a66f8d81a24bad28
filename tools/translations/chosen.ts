import type { TranslatedPage } from './text.ts';

/** Translations to stamp, with the ids of the chosen sections; undefined for all of them. */
interface Chosen {
  readonly pages: ReadonlyMap<TranslatedPage, readonly string[] | undefined>;
  /** A sentence for each name without a translation or section. */
  readonly problems: readonly string[];
}

/** The translations of names such as `content/ru/docs/a.mdx#connect`; without names the unstamped. */
export function chosenPages(pages: readonly TranslatedPage[], names: readonly string[] | undefined): Chosen {
  const chosen = new Map<TranslatedPage, string[] | undefined>();
  const problems: string[] = [];
  if (!names) for (const page of pages) if (page.state === 'unstamped') chosen.set(page, undefined);
  for (const [path = '', section] of (names ?? []).map((name) => name.split('#'))) {
    const page = pages.find(({ target }) => target === path);
    const sections = page?.sections ?? [];
    if (!page) problems.push(`${path} is not a translation of an English page.`);
    else if (section === undefined) chosen.set(page, undefined);
    else if (sections.includes(section)) chosen.set(page, [...(chosen.get(page) ?? []), section]);
    else problems.push(`${path} has no section #${section}; English has ${sections.filter(Boolean).join(', ')}.`);
  }
  return { pages: chosen, problems };
}
