interface Program {
  /** Its title in the guide, which is a file name. */
  readonly name: string;
  readonly code: string;
}

const block = /^( *)```\w+ title="([\w-]+\.(?:mjs|php|py|sh))"[^\n]*\n([\s\S]*?)^\1```/gm;

/** The programs in a guide: code blocks whose title is the name of a runnable file. */
export const programsIn = (guide: string): Program[] =>
  [...guide.matchAll(block)].map(([, , name = '', code = '']) => ({ name, code }));

/**
 * The text of `programs.mjs`: the programs, and the code that writes them. They go into one folder,
 * since programs in different languages share the books that lie next to them.
 */
export function programsFile(program: string, programs: readonly Program[]): string {
  const files = programs.map(({ name, code }) => [`programs/${name}`, code] as const);
  return `const programs = ${JSON.stringify(Object.fromEntries(files))};\n${program}`;
}
