import { z } from 'zod';
import { appWordsSchema } from './appWords.ts';
import { changeKindIds } from './changeKinds.ts';
import { copiesSchema } from './copies.ts';
import { factSchema } from './facts.ts';
import { featureGroupsSchema, featuresSchema, undocumentedSchema } from './featureSchema.ts';
import { findCircularReference } from './findCircularReference.ts';
import { homeSchema, hubSchema } from './homeConfig.ts';
import { killSwitchSchema } from './killSwitch.ts';
import { type Locale, type Localized, locales } from './locale.ts';
import { networksSchema } from './networks.ts';
import { paymentsSchema } from './payments.ts';
import type { Problem } from './problems.ts';
import { recordedSchema } from './recorded.ts';
import { schemaProblems } from './schemaProblems.ts';
import { screensSchema } from './screens.ts';
import { sectionCardIds } from './sections.ts';
import { sidebarsSchema } from './sidebarConfig.ts';
import { localizedText, siteConfigSchema } from './siteConfig.ts';
import { storageSchema } from './storage.ts';
import { type Strings, stringsSchema } from './strings.ts';
import { synonymsSchema } from './synonyms.ts';
import { troublePathSchema } from './troublePath.ts';

/** Records whose keys are parts of addresses: platforms, authors, tags. */
const byId = <T extends z.ZodType>(value: T) =>
  z.record(z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'an id has letters a to z, digits and hyphens'), value);

/**
 * Everything that maintainers set in `site/`: the file, the export, and the schema that it must fit. This is the only way of `site/`
 * into the site, so that what is checked is what is rendered.
 */
const exportsOfSite = {
  config: { file: 'site.config.ts', name: 'default', schema: siteConfigSchema },
  sidebars: { file: 'sidebars.ts', name: 'default', schema: sidebarsSchema },
  home: { file: 'home.ts', name: 'home', schema: homeSchema },
  hub: { file: 'hub.ts', name: 'hub', schema: hubSchema },
  copies: { file: 'copies.ts', name: 'copies', schema: copiesSchema },
  facts: { file: 'facts.ts', name: 'facts', schema: z.record(z.string(), factSchema) },
  featureGroups: { file: 'features.ts', name: 'featureGroups', schema: featureGroupsSchema },
  features: { file: 'features.ts', name: 'features', schema: featuresSchema },
  undocumented: { file: 'features.ts', name: 'undocumented', schema: undocumentedSchema },
  killSwitch: { file: 'killSwitch.ts', name: 'killSwitch', schema: killSwitchSchema },
  payments: { file: 'payments.ts', name: 'payments', schema: paymentsSchema },
  recorded: { file: 'recorded.ts', name: 'recorded', schema: recordedSchema },
  storage: { file: 'storage.ts', name: 'storage', schema: storageSchema },
  appWords: { file: 'appWords.ts', name: 'appWords', schema: appWordsSchema },
  screens: { file: 'screens.ts', name: 'screens', schema: screensSchema },
  networks: { file: 'networks.ts', name: 'networks', schema: networksSchema },
  troublePath: { file: 'troublePath.ts', name: 'troublePath', schema: troublePathSchema },
  platforms: { file: 'platforms.ts', name: 'platforms', schema: byId(z.string().min(1)) },
  changeKinds: { file: 'changelog.ts', name: 'changeKinds', schema: z.record(z.enum(changeKindIds), localizedText) },
  changeTargets: { file: 'changelog.ts', name: 'changeTargets', schema: byId(localizedText) },
  authors: {
    file: 'authors.ts',
    name: 'authors',
    schema: byId(z.strictObject({ name: localizedText, about: localizedText })),
  },
  names: { file: 'search/names.ts', name: 'names', schema: synonymsSchema },
  tags: { file: 'tags.ts', name: 'tags', schema: byId(localizedText) },
  sectionCards: {
    file: 'cards.ts',
    name: 'sectionCards',
    schema: z.record(z.enum(sectionCardIds), z.strictObject({ title: localizedText, text: localizedText })),
  },
} as const;

type ExportsOfSite = typeof exportsOfSite;

/** The configuration of the site, checked. */
export type Configuration = {
  readonly [Part in keyof ExportsOfSite]: z.infer<ExportsOfSite[Part]['schema']>;
} & { readonly strings: Localized<Strings>; readonly synonyms: Localized<readonly string[]> };

/** A file of `site/`. */
export type SiteFile =
  | ExportsOfSite[keyof ExportsOfSite]['file']
  | `strings/${Locale}.ts`
  | `search/synonyms/${Locale}.ts`;

/** What the files of `site/` export, not checked yet. */
export type SiteModules = Readonly<Record<SiteFile, object>>;

/** The configuration after checking: parts that do not fit their schemas are missing. */
export type CheckedConfiguration = { readonly [Part in keyof Configuration]: Configuration[Part] | undefined };

/** Checks what the files of `site/` export. What is wrong is added to `problems`, with its place. */
export function checkConfiguration(modules: SiteModules, problems: Problem[]): CheckedConfiguration {
  const part = <Schema extends z.ZodType>({ file, name, schema }: Export<Schema>): z.infer<Schema> | undefined =>
    checked(schema, Reflect.get(modules[file], name), { file: `site/${file}`, name }, problems);
  const [en, fa, ru] = locales.map((locale) =>
    part({ file: `strings/${locale}.ts`, name: 'default', schema: stringsSchema }),
  );
  const [enSynonyms, faSynonyms, ruSynonyms] = locales.map((locale) =>
    part({ file: `search/synonyms/${locale}.ts`, name: 'synonyms', schema: synonymsSchema }),
  );
  return {
    config: part(exportsOfSite.config),
    sidebars: part(exportsOfSite.sidebars),
    home: part(exportsOfSite.home),
    hub: part(exportsOfSite.hub),
    copies: part(exportsOfSite.copies),
    facts: part(exportsOfSite.facts),
    featureGroups: part(exportsOfSite.featureGroups),
    features: part(exportsOfSite.features),
    undocumented: part(exportsOfSite.undocumented),
    killSwitch: part(exportsOfSite.killSwitch),
    payments: part(exportsOfSite.payments),
    recorded: part(exportsOfSite.recorded),
    storage: part(exportsOfSite.storage),
    appWords: part(exportsOfSite.appWords),
    screens: part(exportsOfSite.screens),
    networks: part(exportsOfSite.networks),
    troublePath: part(exportsOfSite.troublePath),
    platforms: part(exportsOfSite.platforms),
    changeKinds: part(exportsOfSite.changeKinds),
    changeTargets: part(exportsOfSite.changeTargets),
    authors: part(exportsOfSite.authors),
    names: part(exportsOfSite.names),
    tags: part(exportsOfSite.tags),
    sectionCards: part(exportsOfSite.sectionCards),
    strings: en && fa && ru && { en, fa, ru },
    synonyms: enSynonyms && faSynonyms && ruSynonyms && { en: enSynonyms, fa: faSynonyms, ru: ruSynonyms },
  };
}

/** Whether every part of the configuration fits its schema. */
export function isComplete(configuration: CheckedConfiguration): configuration is Configuration {
  return Object.values(configuration).every((part) => part !== undefined);
}

interface Export<Schema> {
  readonly file: SiteFile;
  readonly name: string;
  readonly schema: Schema;
}

function checked<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  { file, name }: { readonly file: string; readonly name: string },
  problems: Problem[],
): z.infer<Schema> | undefined {
  const circle = findCircularReference(input);
  if (circle) {
    const ancestor = circle.ancestor.join('.') || 'the whole';
    const message = `${circle.path.join('.')} is ${ancestor} once more, so that it has no end; nothing can contain itself.`;
    problems.push({ level: 'error', file, key: [name, ...circle.path], message });
    return undefined;
  }
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  for (const { path, message } of schemaProblems(parsed.error, input, schema)) {
    problems.push({ level: 'error', file, key: [name, ...path], message });
  }
  return undefined;
}
