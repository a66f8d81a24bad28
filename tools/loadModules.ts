import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Loads modules that load `site/`. An unreadable file there ends the process in one sentence. */
export async function loadModules<Modules>(root: string, load: () => Promise<Modules>): Promise<Modules> {
  try {
    return await load();
  } catch (error) {
    const sentence = error instanceof Error ? unreadableFile(root, error) : undefined;
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exit(1);
  }
}

/** `site/home.ts:3: The file cannot be loaded: …`, if the error names a file of `site/`. */
export function unreadableFile(root: string, { message, stack = '' }: Error): string | undefined {
  // In the first line of the stack, after "imported from", or in the first frame.
  for (const [, url, path, line] of stack.matchAll(/(?:(file:\/\/\/[^\s:)]+)|(?<![\w/])(\/[^\s:)]+))(?::(\d+))?/g)) {
    const file = relative(root, url === undefined ? (path ?? '') : fileURLToPath(url))
      .split(sep)
      .join('/');
    if (!/^site\/.+\.ts$/.test(file)) continue;
    return `error  ${file}${line ? `:${line}` : ''}: The file cannot be loaded: ${message.replaceAll(root, '').replace(/\.$/, '')}.`;
  }
  return undefined;
}
