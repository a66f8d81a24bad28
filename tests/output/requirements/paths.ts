import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../docs/requirements.md');
/** One requirement, or one of its notes, per line. */
const requirements = readFileSync(file, 'utf8').replace(/\n {2}(?!Part:|Decided:)/g, ' ');

/** The names after the colon of a requirement: "In `/ru/docs/…/`: android and ios." */
export function namesIn(id: string): readonly string[] {
  const [, list] = new RegExp(`^- \\*\\*${id}\\*\\* .*: (.+)\\.$`, 'm').exec(requirements) ?? [];
  if (!list) throw new Error(`docs/requirements.md lists nothing under ${id}.`);
  return list.split(/, | and /);
}

/** The addresses of the pages that a requirement lists, without language. */
export function pathsIn(id: string): readonly string[] {
  const [, folder = ''] = new RegExp(`\\*\\*${id}\\*\\*.*`).exec(requirements)?.[0].match(/`\/ru(.*?)\/?`/) ?? [];
  const names = namesIn(id).map((name) => (name === 'the root page' ? '' : name));
  return below(folder, names);
}

const below = (folder: string, pages: readonly string[]): readonly string[] =>
  pages.map((page) => (page === '' ? folder : `${folder}/${page}`));

export const extraPaths = below('/docs/tutorial-extras', ['manage-docs-versions', 'translate-your-site']);

export const businessPaths = below('/docs/business', [
  '',
  'products',
  'solutions',
  'use-cases',
  'resources',
  'resources/case-studies',
  'resources/faq',
]);
