/** A line of `docs/requirements.md`. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** The part of it that is still missing. */
  readonly part?: string | undefined;
  /** How it was read, if it leaves something open. */
  readonly decided?: string | undefined;
}

/** A heading of `docs/requirements.md` with what is required below it. */
export interface Section {
  readonly title: string;
  readonly level: number;
  readonly requirements: readonly Requirement[];
}

const heading = /^(#{2,3}) (.+)$/;
const requirement = /^- \*\*([A-Z]+-\d\d)\*\* (.+)$/;
const remark = /^ {2}(Part|Decided): (.+)$/;

/** Reads `docs/requirements.md`. @throws {Error} if an id is used twice */
export function parseRequirements(markdown: string): Section[] {
  const sections: { title: string; level: number; requirements: Requirement[] }[] = [];
  for (const line of markdown.split('\n')) {
    const [, marks, title] = heading.exec(line) ?? [];
    const [, id, text] = requirement.exec(line) ?? [];
    const [, kind, words] = remark.exec(line) ?? [];
    const found = sections.at(-1)?.requirements;
    if (marks && title) sections.push({ title, level: marks.length, requirements: [] });
    else if (id && text) found?.push({ id, text });
    else if (words)
      found?.push({ ...(found.pop() ?? nothingAbove(line)), [kind === 'Part' ? 'part' : 'decided']: words });
  }
  const ids = sections.flatMap(({ requirements }) => requirements.map(({ id }) => id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`docs/requirements.md has ${twice} twice; give one of them the next free number.`);
  return sections;
}

function nothingAbove(line: string): never {
  throw new Error(`docs/requirements.md: there is no requirement above "${line.trim()}".`);
}
