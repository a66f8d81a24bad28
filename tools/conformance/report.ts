import { z } from 'zod';

const spec = z.object({ title: z.string(), ok: z.boolean() });
const group = z.object({ title: z.string(), specs: z.array(spec) });
const file = z.object({ file: z.string(), suites: z.array(group).optional() });
const reportSchema = z.object({ suites: z.array(file) });

/** A line of the specification, as the tests that show it name it. */
export interface Requirement {
  readonly text: string;
  /** The languages that it is shown in, where there is a test for each. */
  readonly languages: readonly string[];
  readonly shown: boolean;
}

/** A heading of the specification: `4. States and transitions: colour mode`. */
export interface Section {
  readonly title: string;
  /** Where the tests are, below `tests/e2e`. */
  readonly files: readonly string[];
  readonly requirements: readonly Requirement[];
}

const inLanguage = /^(.*), (?:in|from) (en|fa|ru)$/s;

/** The requirements of one section; tests of one requirement in several languages are one line. */
function requirementsOf(specs: readonly z.infer<typeof spec>[]): Requirement[] {
  const byText = new Map<string, { languages: string[]; shown: boolean }>();
  for (const { title, ok } of specs) {
    const [, text = title, language] = inLanguage.exec(title) ?? [];
    const known = byText.get(text) ?? { languages: [], shown: true };
    byText.set(text, {
      languages: language === undefined ? known.languages : [...known.languages, language],
      shown: known.shown && ok,
    });
  }
  return [...byText].map(([text, { languages, shown }]) => ({ text, languages: languages.sort(), shown }));
}

/** Reads Playwright's JSON report: the tests of `tests/e2e/specification/`, by the section of the specification that they name. */
export function sectionsOf(report: unknown): Section[] {
  const sections = new Map<string, { files: Set<string>; specs: z.infer<typeof spec>[] }>();
  for (const { file: name, suites = [] } of reportSchema.parse(report).suites) {
    if (!name.startsWith('specification/')) continue;
    for (const { title, specs } of suites) {
      const section = sections.get(title) ?? { files: new Set(), specs: [] };
      section.files.add(name);
      section.specs.push(...specs);
      sections.set(title, section);
    }
  }
  return [...sections]
    .map(([title, { files, specs }]) => ({ title, files: [...files], requirements: requirementsOf(specs) }))
    .sort((one, other) => one.title.localeCompare(other.title, 'en', { numeric: true }));
}
