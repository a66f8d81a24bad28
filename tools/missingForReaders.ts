import { type Facts, isSet } from '../src/model/config/facts.ts';

/** Help for a reader when sites and stores are blocked, by facts of `site/`. */
const needs: readonly { readonly what: string; readonly facts: readonly string[]; readonly file: string }[] = [
  { what: 'another address of this site', facts: ['mirrors.docs'], file: 'site/contacts.ts' },
  { what: 'a contact that needs no account', facts: ['support.email'], file: 'site/contacts.ts' },
  { what: 'the app in a store', facts: ['store.googlePlay', 'store.appStore'], file: 'site/contacts.ts' },
  { what: 'a key by which a copy of the site can be checked', facts: ['signer.site'], file: 'site/signing.ts' },
];

/** Lacking help: `another address of this site: mirrors.docs in site/contacts.ts`. */
export const missingForReaders = (facts: Facts): string[] =>
  needs
    .filter((need) => !need.facts.some((id) => isSet(facts, id)))
    .map(({ what, facts: ids, file }) => `${what}: ${ids.join(' or ')} in ${file}`);

/** Prints what such a reader would miss. */
export function reportMissing(facts: Facts): void {
  const missing = missingForReaders(facts);
  if (missing.length === 0) return;
  console.warn(`A reader whose network is filtered would miss:\n${missing.map((line) => `- ${line}`).join('\n')}`);
}
