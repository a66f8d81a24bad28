import type { SectionId } from '../model/addresses/sections.ts';
import type { Bundle } from './types.ts';

/** Kind of a page in ranking: `provider` is for operators of a network, `guide` for the API. */
export type RankedKind = Exclude<SectionId, 'api'> | 'provider' | 'guide' | 'operation' | 'aside';

const operation = /\/docs\/api\/(?:Mutations|Queries)\/[^/]+\/./;
const listing = /\/docs\/api(?:$|#|\/(?:Mutations|Queries|Types|schema-changelog)(?:\/|$))/;
const forContributors = /\/(?:docs\/tutorial-extras|markdown-page)(?:\/|$)/;
const aboutPlatform = /\/docs\/services\/platforms\/([^/#]+)/;

export const platformOf = (url: string): string | undefined => aboutPlatform.exec(url)?.[1];

const orbnet = /\/docs\/services\/orbnet(?:[/#]|$)/;

const help: readonly RankedKind[] = ['tutorials', 'troubleshooting', 'services', 'pages'];

/** True if a page helps users of the app. */
export const isHelp = (kind: RankedKind): boolean => help.includes(kind);

/** True for pages about the past, whose results form one group after all others. */
export const isHistory = (section: SectionId | RankedKind): boolean => section === 'changelog' || section === 'blog';

export function rankedKind({ section, url }: { readonly section: SectionId; readonly url: string }): RankedKind {
  if (operation.test(url)) return 'operation';
  if (listing.test(url) || forContributors.test(url)) return 'aside';
  if (orbnet.test(url)) return 'provider';
  return section === 'api' ? 'guide' : section;
}

/** The index file of a page: pages that only professionals look for are not in `core`. */
export function bundleOf({ section, url }: { readonly section: SectionId; readonly url: string }): Bundle {
  if (section === 'api' || section === 'changelog') return section;
  const later = section === 'business' || section === 'blog' || orbnet.test(url) || forContributors.test(url);
  return later ? 'more' : 'core';
}

/** Names that can only be identifiers: `expiresAt`, `STARTER`; not `login`. */
export const telling = /[a-z][A-Z]|_|^[A-Z]{6,}$/;
const apiWord = /\bapi\b|graphql|rate.?limit|webhook|mutation|bearer|токен|вебхук|мутаци|запрос|توکن|وب.?هوک/i;
const releaseWord = /\d+\.\d+|\d{4}|version|release|changelog|верси|изменени|обновлени|نسخه|تغییرات|روزرسانی/i;

/** The index files worth loading for a query; the dialog may load the rest later. */
export function bundlesFor(query: string, section?: SectionId): Bundle[] {
  if (section === 'services') return ['core', 'more'];
  if (section !== undefined) return [bundleOf({ section, url: '' })];
  const wanted: Bundle[] = ['core'];
  if (telling.test(query) || apiWord.test(query)) wanted.push('api');
  if (releaseWord.test(query)) wanted.push('changelog');
  return wanted;
}
