interface Program {
  /** Its title in the guide, which is a file name. */
  readonly name: string;
  readonly code: string;
}

/** The languages of programs, by the endings of their files. */
const languages: Readonly<Record<string, string>> = { mjs: 'javascript', php: 'php', py: 'python', sh: 'shell' };

const block = new RegExp(
  `^( *)\`\`\`\\w+ title="([\\w-]+\\.(?:${Object.keys(languages).join('|')}))"[^\\n]*\\n([\\s\\S]*?)^\\1\`\`\``,
  'gm',
);

/** The programs in a guide: code blocks whose title is the name of a runnable file. */
export const programsIn = (guide: string): Program[] =>
  [...guide.matchAll(block)].map(([, , name = '', code = '']) => ({ name, code }));

/** The text of `programs.mjs`: programs by path, and the code that writes them. */
export function programsFile(program: string, programs: readonly Program[]): string {
  const files = programs.map(({ name, code }) => [`${languages[name.replace(/.*\./, '')]}/${name}`, code] as const);
  return `const programs = ${JSON.stringify(Object.fromEntries(files))};\n${program}`;
}
