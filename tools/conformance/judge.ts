import type { RequirementTest } from './reports.ts';
import type { Requirement, Section } from './requirements.ts';

/** `part` has tests that pass and a line "Part:" in `docs/requirements.md`, `open` a test that fails, `missing` no test. */
export type State = 'hold' | 'part' | 'open' | 'missing';

export interface Judged extends Requirement {
  readonly state: State;
  /** Title and file of each test; one that ran in several languages is there once. */
  readonly tests: readonly { readonly title: string; readonly file: string; readonly languages: readonly string[] }[];
}

export interface Judgement {
  readonly sections: readonly (Omit<Section, 'requirements'> & { readonly requirements: readonly Judged[] })[];
  /** Tests that name an id that `docs/requirements.md` does not have, as sentences. */
  readonly unknown: readonly string[];
}

const inLanguage = /^(.*), (?:in|from) (en|fa|ru)$/s;

/** Holds the requirements against the tests that name them. */
export function judge(sections: readonly Section[], tests: readonly RequirementTest[]): Judgement {
  const known = new Set(sections.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  return {
    sections: sections.map((section) => ({
      ...section,
      requirements: section.requirements.map((requirement) => {
        const own = tests.filter(({ ids }) => ids.includes(requirement.id));
        return { ...requirement, state: stateOf(requirement, own), tests: withoutLanguages(own) };
      }),
    })),
    unknown: tests.flatMap(({ ids, title, file }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${file}: the test "${title}" names ${id}, which docs/requirements.md does not have.`),
    ),
  };
}

function stateOf({ part }: Requirement, tests: readonly RequirementTest[]): State {
  if (tests.length === 0) return 'missing';
  if (tests.some(({ passed }) => !passed)) return 'open';
  return part ? 'part' : 'hold';
}

function withoutLanguages(tests: readonly RequirementTest[]): Judged['tests'] {
  const found = new Map<string, { title: string; file: string; languages: string[] }>();
  for (const { title: whole, file } of tests) {
    const [, title = whole, language] = inLanguage.exec(whole) ?? [];
    const test = found.get(`${file} ${title}`) ?? { title, file, languages: [] };
    found.set(`${file} ${title}`, test);
    if (language) test.languages.push(language);
  }
  return [...found.values()].map((test) => ({ ...test, languages: test.languages.toSorted() }));
}
