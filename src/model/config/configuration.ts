import { z } from 'zod';
import { appWordsSchema } from '../../product/appWords/appWords.ts';
import { featuresById, featuresSchema, undocumentedSchema } from '../../product/features/featureSchema.ts';
import { killSwitchSchema } from '../../product/killSwitch/killSwitch.ts';
import { networksSchema } from '../../product/networks/networks.ts';
import { paymentsSchema } from '../../product/payments/payments.ts';
import { recordedSchema } from '../../product/recorded/recorded.ts';
import { screensSchema } from '../../product/screens/screens.ts';
import { troublePathSchema } from '../../product/troublePath/troublePath.ts';
import { changeKindIds } from '../content/changeKinds.ts';
import { synonymsSchema } from '../content/synonyms.ts';
import type { Problem } from '../problems/problems.ts';
import { schemaProblems } from '../problems/schemaProblems.ts';
import { type Locale, locales, localized } from '../text/locale.ts';
import { localizedText } from '../text/localizedText.ts';
import { copiesSchema } from './copies.ts';
import { factSchema } from './facts.ts';
import { homeSchema } from './homeConfig.ts';
import { sidebarsSchema } from './sidebarConfig.ts';
import { siteConfigSchema } from './siteConfig.ts';
import { storageSchema } from './storage.ts';
import { stringsSchema } from './strings.ts';

/** Records whose keys are parts of addresses: platforms, authors, tags. */
const byId = <T extends z.ZodType>(value: T) =>
  z.record(z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'an id has letters a to z, digits and hyphens'), value);

const inEveryLanguage = <T extends z.ZodType>(schema: T) => z.object({ en: schema, fa: schema, ru: schema });

/** Exports of `site/` by their names; of `config` and `sidebars` the default ones. */
const exportsSchema = z.object({
  config: siteConfigSchema,
  sidebars: sidebarsSchema,
  home: homeSchema,
  copies: copiesSchema,
  facts: z.record(z.string(), factSchema),
  features: featuresSchema,
  undocumented: undocumentedSchema,
  killSwitch: killSwitchSchema,
  payments: paymentsSchema,
  recorded: recordedSchema,
  storage: storageSchema,
  appWords: appWordsSchema,
  screens: screensSchema,
  networks: networksSchema,
  troublePath: troublePathSchema,
  platforms: byId(z.string().min(1)),
  changeKinds: z.record(z.enum(changeKindIds), localizedText),
  changeTargets: byId(localizedText),
  authors: byId(z.strictObject({ name: localizedText, about: localizedText })),
  names: synonymsSchema,
  tags: byId(localizedText),
});

/** The only way from `site/` into the site. */
const configurationSchema = exportsSchema.extend({
  features: featuresById,
  strings: inEveryLanguage(stringsSchema),
  synonyms: inEveryLanguage(
    z
      .object({ synonyms: synonymsSchema, sameAnswer: synonymsSchema })
      .transform(({ synonyms, sameAnswer }) => [...synonyms, ...sameAnswer]),
  ),
});

export type Configuration = z.infer<typeof configurationSchema>;

/** Files that are not named after their exports. */
const otherFiles: Readonly<Record<string, string>> = {
  config: 'site.config.ts',
  undocumented: 'features.ts',
  changeKinds: 'changelog.ts',
  changeTargets: 'changelog.ts',
  names: 'search/names.ts',
};

const fileOf = (part: string) => otherFiles[part] ?? `${part}.ts`;
const nameOf = (part: string) => (part === 'config' || part === 'sidebars' ? 'default' : part);
const stringsFile = (locale: Locale) => `strings/${locale}.ts`;
const synonymsFile = (locale: Locale) => `search/synonyms/${locale}.ts`;

const allExports: readonly { readonly file: string; readonly name: string; readonly schema: z.ZodType }[] = [
  ...Object.entries(exportsSchema.shape).map(([part, schema]) => ({ file: fileOf(part), name: nameOf(part), schema })),
  ...locales.flatMap((locale) => [
    { file: stringsFile(locale), name: 'default', schema: stringsSchema },
    { file: synonymsFile(locale), name: 'synonyms', schema: synonymsSchema },
    { file: synonymsFile(locale), name: 'sameAnswer', schema: synonymsSchema },
  ]),
];

export const siteFiles: readonly string[] = [...new Set(allExports.map(({ file }) => file))];

/** Exports of the files of `site/`, not checked yet, by their paths below it. */
export type SiteModules = Readonly<Record<string, object>>;

/** Checks the exports of `site/`; undefined if one does not fit. Problems have their place. */
export function checkConfiguration(modules: SiteModules, problems: Problem[]): Configuration | undefined {
  const exported = (file: string, name: string): unknown => Reflect.get(modules[file] ?? {}, name);
  const { data } = configurationSchema.safeParse({
    ...Object.fromEntries(Object.keys(exportsSchema.shape).map((part) => [part, exported(fileOf(part), nameOf(part))])),
    strings: localized((locale) => exported(stringsFile(locale), 'default')),
    synonyms: localized((locale) => modules[synonymsFile(locale)]),
  });
  if (data) return data;
  for (const { file, name, schema } of allExports) {
    const input = exported(file, name);
    const { error } = schema.safeParse(input);
    for (const { path, message } of error ? schemaProblems(error, input, schema) : [])
      problems.push({ level: 'error', file: `site/${file}`, key: [name, ...path], message });
  }
  return undefined;
}
