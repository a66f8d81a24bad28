import type { SectionId } from '../model/sections.ts';
import type { Bundle } from './types.ts';

/** What kind of answer a page is: ranking sets some behind others. */
export type PageRole = 'page' | 'operation' | 'listing' | 'contributors';

const operation = /\/docs\/api\/(?:Mutations|Queries)\/[^/]+\/./;
const listing = /\/docs\/api\/(?:Mutations|Queries|Types|schema-changelog)(?:\/|$)/;
const forContributors = /\/(?:docs\/tutorial-extras|markdown-page)(?:\/|$)/;

/** The role of a page by its URL: an operation, a list of operations or a type, a page for those who write this site, or another page. */
export function roleOf(url: string): PageRole {
  if (operation.test(url)) return 'operation';
  if (listing.test(url)) return 'listing';
  return forContributors.test(url) ? 'contributors' : 'page';
}

const aboutPlatform = /\/docs\/services\/platforms\/([^/#]+)/;

/** The platform that a page is about, by its URL. */
export const platformOf = (url: string): string | undefined => aboutPlatform.exec(url)?.[1];

const orbnet = /\/docs\/services\/orbnet(?:[/#]|$)/;

/** The index file that holds a page. What only internet providers and businesses look for is not in the one that is loaded first. */
export function bundleOf({ section, url }: { readonly section: SectionId; readonly url: string }): Bundle {
  if (section === 'api' || section === 'changelog') return section;
  return section === 'business' || section === 'blog' || orbnet.test(url) ? 'more' : 'core';
}

const camelCase = /[a-z][A-Z]|_/;
const apiWord = /\bapi\b|graphql|webhook|mutation|bearer|токен|вебхук|мутаци|запрос|توکن|وب.?هوک/i;
const releaseWord = /\d+\.\d+|\d{4}|version|release|changelog|верси|изменени|обновлени|نسخه|تغییرات|روزرسانی/i;

/** The index files worth loading for a query; a hint for the dialog, which may load the rest later. */
export function bundlesFor(query: string, section?: SectionId): Bundle[] {
  if (section === 'services') return ['core', 'more'];
  if (section !== undefined) return [bundleOf({ section, url: '' })];
  const wanted: Bundle[] = ['core'];
  if (camelCase.test(query) || apiWord.test(query)) wanted.push('api');
  if (releaseWord.test(query)) wanted.push('changelog');
  return wanted;
}
