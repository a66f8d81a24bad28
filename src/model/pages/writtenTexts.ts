import type { Entry, PageText, Partials, PartialText } from '../content/content.ts';
import type { Page } from './page.ts';
import type { SiteContents } from './siteContents.ts';

/** The pages that people write: documents, posts and standalone pages. */
export const writtenEntries = ({
  docs,
  posts,
  standalonePages,
}: Pick<SiteContents, 'docs' | 'posts' | 'standalonePages'>) => [...docs.values(), ...posts, ...standalonePages];

/** The English file of the page at an address; undefined if the page is generated. */
export const sourceOf =
  ({ pages }: { readonly pages: ReadonlyMap<string, Page> }) =>
  (address: string): string | undefined => {
    const page = pages.get(address);
    return page && 'entry' in page && 'source' in page.entry ? page.entry.source.file : undefined;
  };

/** A page in every language that it has, the English source first. */
export const languagesOf = ({ source, translations }: Entry<unknown>): PageText[] => [
  source,
  ...Object.values(translations),
];

export const partialTexts = (partials: Partials): PartialText[] =>
  [...partials.values()].flatMap((languages) => Object.values(languages));
