// A rough reading of the MDX sources into search records: good enough to measure the engine before or beside a build of the site.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '../../src/model/locale.ts';
import { sectionOf } from '../../src/search/section.ts';
import type { SearchRecord } from '../../src/search/types.ts';

const headingLine = /^(#{2,3})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$/;
const fence = /^\s*(?:```|~~~)/;

/** Plain text of Markdown: tags, link targets and marks of emphasis removed, code and words kept. */
function plain(markdown: string): string {
  return markdown
    .replace(/^(?:import|export) .*$/gm, ' ')
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/gs, ' ')
    .replace(/<[A-Za-z/][^>]*?(?:summary|title|label)="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^:::\w*(?:\[(.*)\])?.*$/gm, '$1')
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/gm, '')
    .replace(/\*\*|__|`|\|/g, ' ')
    .replace(/&lt;|&#123;|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Block {
  readonly heading?: string;
  readonly anchor?: string;
  readonly lines: string[];
}

/** The text above the first heading, then one block per heading of the second and third level. */
function blocksOf(body: string): Block[] {
  const blocks: Block[] = [{ lines: [] }];
  let code = false;
  for (const line of body.split('\n')) {
    if (fence.test(line)) code = !code;
    const match = code ? null : headingLine.exec(line);
    if (match) blocks.push({ heading: plain(match[2] ?? ''), anchor: match[3] ?? '', lines: [] });
    else if (!fence.test(line)) blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly sidebar_label?: string;
  readonly keywords?: readonly string[];
  readonly unlisted?: boolean;
  readonly draft?: boolean;
}

/** The records of one source file. */
export function recordsOfFile(source: string, url: string): SearchRecord[] {
  const [, yaml = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const front: FrontMatter = parse(yaml) ?? {};
  if (front.draft || front.unlisted) return [];
  const title = front.title ?? url;
  const label = front.sidebar_label === undefined ? [] : [front.sidebar_label];
  const common = { url, section: sectionOf(url), title, path: [] };
  return blocksOf(body).map(({ heading, anchor, lines }, index) => ({
    ...common,
    id: `${url}#${anchor ?? ''}${index}`,
    text: plain(lines.join('\n')),
    ...(heading === undefined
      ? { description: front.description ?? '', keywords: [...label, ...(front.keywords ?? [])] }
      : { heading, anchor: anchor ?? '' }),
  }));
}

function urlOf(file: string): string {
  const path = file.replace(/\.mdx$/, '').replace(/\/index$/, '');
  return `/${path.replace(/^pages\//, '')}`;
}

/** The records of all MDX pages of a language under `content`. */
export function readContent(content: string, locale: Locale): SearchRecord[] {
  const root = join(content, locale);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  return files.sort().flatMap((file) => recordsOfFile(readFileSync(join(root, file), 'utf8'), urlOf(file)));
}
