import type { PageText } from '../model/content.ts';

/** Screens of the app whose words pages name in bold; the others hold examples, and the words of operating systems. */
export const namedScreens: ReadonlySet<string> = new Set([
  'navigation',
  'signIn',
  'code',
  'home',
  'settings',
  'protocol',
  'autoConnect',
  'splitTunnelling',
]);

/** A word in bold, and its line in the file. */
export interface BoldWord {
  readonly word: string;
  readonly line: number;
}

/** The bold words of a page; a way through menus, **Settings > Protocol**, is several. */
export function boldWords({ body, bodyLine }: PageText): BoldWord[] {
  return [...body.matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap(({ 1: bold = '', index }) => {
    const line = bodyLine + body.slice(0, index).split('\n').length - 1;
    return bold.split(' > ').map((word) => ({ word, line }));
  });
}
