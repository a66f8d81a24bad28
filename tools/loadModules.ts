import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Loads modules that load the files of `site/`. If one of those has a mistake that leaves it unreadable, the writer gets one sentence
 * with file and line instead of a stack trace, and the process ends with 1.
 */
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

/** `site/home.ts:3: The file cannot be loaded: …`, if the error names a file of the site's configuration. */
export function unreadableFile(root: string, { message, stack = '' }: Error): string | undefined {
  // Node names the place in the first line of the stack, or after "imported from", or in its first frame.
  for (const [, url, path, line] of stack.matchAll(/(?:(file:\/\/\/[^\s:)]+)|(?<![\w/])(\/[^\s:)]+))(?::(\d+))?/g)) {
    const file = relative(root, url === undefined ? (path ?? '') : fileURLToPath(url))
      .split(sep)
      .join('/');
    if (!/^site\/.+\.ts$/.test(file)) continue;
    return `error  ${file}${line ? `:${line}` : ''}: The file cannot be loaded: ${message.replaceAll(root, '').replace(/\.$/, '')}.`;
  }
  return undefined;
}
