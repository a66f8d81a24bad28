import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { textsFile } from '../../src/model/api/files.ts';
import { locales } from '../../src/model/text/locale.ts';
import { type Created, Refusal } from './created.ts';
import { asWritten, frontMatterOf, listAt, readText, setList, withFrontMatter } from './frontMatter.ts';

/** Adds queries of readers to the phrases of a page, of one of its sections, or of an operation: `api/text/ru.yaml#Mutation.login`. */
export function addAsked(root: string, place: string, phrases: readonly string[]): Created {
  const [file = '', id = ''] = place.split('#');
  if (!existsSync(join(root, file)))
    throw new Refusal(
      `There is no file ${file}; name the page in the language of the phrases, as content/ru/docs/troubleshoot/slow-connection.mdx#dns.`,
    );
  const text = readText(root, file);
  return {
    files: new Map(),
    changed: new Map([
      [
        file,
        locales.map(textsFile).includes(file) ? inOperation(text, file, id, phrases) : inPage(text, file, id, phrases),
      ],
    ]),
    warnings: [],
    next: [
      'Run "npm run check": it refuses a phrase that leads to two places, or that search cannot tell from another one.',
    ],
  };
}

function inPage(page: string, file: string, id: string, phrases: readonly string[]): string {
  if (!/^content\/.+\.mdx$/.test(file))
    throw new Refusal(`${file} has no phrases; pages in content/ and ${locales.map(textsFile).join(', ')} have.`);
  const ids = [...page.matchAll(/^#{2,6} .*\{#([^}]+)\}\s*$/gm)].flatMap(([, found]) => found ?? []);
  if (id !== '' && !ids.includes(id))
    throw new Refusal(`${file} has no heading #${id}; it has ${ids.join(', ') || 'none'}.`);
  const frontMatter = frontMatterOf(page);
  add(frontMatter, ['asked', id], phrases, file);
  return withFrontMatter(page, frontMatter);
}

function inOperation(yaml: string, file: string, coordinate: string, phrases: readonly string[]): string {
  const document = parseDocument(yaml);
  if (!document.hasIn(['operations', coordinate]))
    throw new Refusal(`${file} has no operation "${coordinate}"; it is written as ${file}#Mutation.login.`);
  add(document, ['operations', coordinate, 'asked'], phrases, file);
  return document.toString(asWritten);
}

function add(document: Document, path: readonly string[], phrases: readonly string[], file: string): void {
  const known = listAt(document, path);
  const repeated = phrases.find((phrase) => known.includes(phrase));
  if (repeated !== undefined) throw new Refusal(`${file} has the phrase "${repeated}" there already.`);
  setList(document, path, [...known, ...phrases]);
}
