import { z } from 'zod';
import { appWordsSchema } from '../../product/appWords/appWords.ts';
import { featureGroupsSchema, featuresSchema, undocumentedSchema } from '../../product/features/featureSchema.ts';
import { killSwitchSchema } from '../../product/killSwitch/killSwitch.ts';
import { networksSchema } from '../../product/networks/networks.ts';
import { paymentsSchema } from '../../product/payments/payments.ts';
import { recordedSchema } from '../../product/recorded/recorded.ts';
import { screensSchema } from '../../product/screens/screens.ts';
import { troublePathSchema } from '../../product/troublePath/troublePath.ts';
import { sectionCardIds } from '../addresses/sections.ts';
import { changeKindIds } from '../content/changeKinds.ts';
import { synonymsSchema } from '../content/synonyms.ts';
import type { Problem } from '../problems/problems.ts';
import { schemaProblems } from '../problems/schemaProblems.ts';
import { type Locale, type Localized, locales, localized } from '../text/locale.ts';
import { localizedText } from '../text/localizedText.ts';
import { copiesSchema } from './copies.ts';
import { factSchema } from './facts.ts';
import { homeSchema } from './homeConfig.ts';
import { sidebarsSchema } from './sidebarConfig.ts';
import { siteConfigSchema } from './siteConfig.ts';
import { storageSchema } from './storage.ts';
import { type Strings, stringsSchema } from './strings.ts';

/** Records whose keys are parts of addresses: platforms, authors, tags. */
const byId = <T extends z.ZodType>(value: T) =>
  z.record(z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'an id has letters a to z, digits and hyphens'), value);

/** The file, export and schema of all settings: the only way of `site/` into the site. */
const exportsOfSite = {
  config: { file: 'site.config.ts', name: 'default', schema: siteConfigSchema },
  sidebars: { file: 'sidebars.ts', name: 'default', schema: sidebarsSchema },
  home: { file: 'home.ts', name: 'home', schema: homeSchema },
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
type Parts = { readonly [Part in keyof ExportsOfSite]: z.infer<ExportsOfSite[Part]['schema']> };

/** The configuration of the site, checked. */
export type Configuration = Parts & {
  readonly strings: Localized<Strings>;
  readonly synonyms: Localized<readonly string[]>;
};

const stringsFile = (locale: Locale) => `strings/${locale}.ts`;
const synonymsFile = (locale: Locale) => `search/synonyms/${locale}.ts`;

/** The files of `site/` that the configuration is made from. */
export const siteFiles: readonly string[] = [
  ...new Set(Object.values(exportsOfSite).map(({ file }) => file)),
  ...locales.flatMap((locale) => [stringsFile(locale), synonymsFile(locale)]),
];

/** Exports of the files of `site/`, not checked yet, by their paths below it. */
export type SiteModules = Readonly<Record<string, object>>;

/** The configuration after checking: parts that do not fit their schemas are missing. */
export type CheckedConfiguration = { readonly [Part in keyof Configuration]?: Configuration[Part] | undefined };

/** Checks the exports of `site/`. Problems know their place. */
export function checkConfiguration(modules: SiteModules, problems: Problem[]): CheckedConfiguration {
  const read = <Value>({ file, name, schema }: Export<Value>): Value | undefined =>
    checked(schema, Reflect.get(modules[file] ?? {}, name), { file: `site/${file}`, name }, problems);
  const translated = <Value>(readIn: (locale: Locale) => Value | undefined) => {
    const { en, fa, ru } = localized(readIn);
    return en && fa && ru && { en, fa, ru };
  };
  const wordsIn = (locale: Locale) => {
    const file = synonymsFile(locale);
    const synonyms = read({ file, name: 'synonyms', schema: synonymsSchema });
    const sameAnswer = read({ file, name: 'sameAnswer', schema: synonymsSchema });
    return synonyms && sameAnswer && [...synonyms, ...sameAnswer];
  };
  const exports: { readonly [Part in keyof Parts]: Export<Parts[Part]> } = exportsOfSite;
  const parts: { -readonly [Part in keyof Parts]?: Parts[Part] | undefined } = {};
  const add = <Part extends keyof Parts>(name: Part) => {
    parts[name] = read(exports[name]);
  };
  Object.keys(exports).filter(isPart).forEach(add);
  return {
    ...parts,
    strings: translated((locale) => read({ file: stringsFile(locale), name: 'default', schema: stringsSchema })),
    synonyms: translated(wordsIn),
  };
}

/** True if every part of the configuration fits its schema. */
export function isComplete(configuration: CheckedConfiguration): configuration is Configuration {
  return Object.values(configuration).every((part) => part !== undefined);
}

const isPart = (name: string): name is keyof Parts => Object.hasOwn(exportsOfSite, name);

interface Export<Value> {
  readonly file: string;
  readonly name: string;
  readonly schema: z.ZodType<Value>;
}

function checked<Value>(
  schema: z.ZodType<Value>,
  input: unknown,
  { file, name }: { readonly file: string; readonly name: string },
  problems: Problem[],
): Value | undefined {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  for (const { path, message } of schemaProblems(parsed.error, input, schema)) {
    problems.push({ level: 'error', file, key: [name, ...path], message });
  }
  return undefined;
}
