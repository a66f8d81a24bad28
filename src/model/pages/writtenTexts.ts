import type { Entry, PageText, Partials, PartialText } from '../content/content.ts';
import type { SiteContents } from './siteContents.ts';

/** The pages that people write: documents, posts and standalone pages. */
export const writtenEntries = ({
  docs,
  posts,
  standalonePages,
}: Pick<SiteContents, 'docs' | 'posts' | 'standalonePages'>) => [...docs.values(), ...posts, ...standalonePages];

/** A page in every language that it has, the English source first. */
export const languagesOf = ({ source, translations }: Entry<unknown>): PageText[] => [
  source,
  ...Object.values(translations),
];

/** Every partial in every language that it has. */
export const partialTexts = (partials: Partials): PartialText[] =>
  [...partials.values()].flatMap((languages) => Object.values(languages));
