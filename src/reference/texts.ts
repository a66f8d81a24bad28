import { z } from 'zod';
import { readYaml } from '../content/yamlFile.ts';
import { type Localized, locales } from '../model/locale.ts';

const sentence = z.string().min(1, 'expected a text');
const page = { title: sentence, summary: sentence };

/** `api/text/<locale>.yaml`. */
export const textsSchema = z.strictObject({
  /** Keyed by the group's name in the schema; a description for each kind of operation that it holds. */
  groups: z.record(
    z.string(),
    z.strictObject({ title: sentence, mutations: sentence.optional(), queries: sentence.optional() }),
  ),
  /** Keyed by code. */
  errors: z.record(z.string(), z.strictObject({ cause: sentence, remedy: sentence })),
  /** Keyed by coordinate: `Mutation.login`. `guides` has the texts of a second page, by slug. */
  operations: z.record(
    z.string(),
    z.strictObject({
      ...page,
      note: sentence.optional(),
      guides: z.record(z.string(), z.strictObject(page)).optional(),
    }),
  ),
  /**
   * Keyed by coordinate: types (`UserView`), fields (`UserView.id`), arguments (`Mutation.login.email`), enum values
   * (`TicketStatus.OPEN`). `argument.userId` and `field.userId` hold for every argument or field of that name that has no text of its own.
   */
  schema: z.record(z.string(), sentence),
});

export type Texts = z.infer<typeof textsSchema>;

export function textsFile(locale: string): string {
  return `api/text/${locale}.yaml`;
}

/** The texts of every language from their YAML sources, or every mistake in them with file and line. */
export function readTexts(sources: Localized): { texts: Localized<Texts> } | { errors: string[] } {
  const errors: string[] = [];
  const read = (locale: keyof Localized) => {
    const { value, problems } = readYaml(sources[locale], textsSchema, textsFile(locale));
    errors.push(...problems.map((problem) => `${problem.file}:${problem.line ?? 1}: ${problem.message}`));
    return value;
  };
  const [en, fa, ru] = locales.map(read);
  return en && fa && ru ? { texts: { en, fa, ru } } : { errors };
}
