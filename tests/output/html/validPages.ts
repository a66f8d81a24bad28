import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, type Report, StaticConfigLoader, version } from 'html-validate';
import { expect, test } from 'vitest';
import type { Locale } from '../../../src/model/text/locale.ts';
import { files, output } from '../builtSite.ts';

/** Hashes of the pages of a language that the last run found valid; they are not read again (`.cache` can be removed at any time). */
const memory = join(import.meta.dirname, '..', '..', '..', '.cache', 'valid-html');

/** Rules of the HTML standard and for screen readers, without matters of taste; nothing of it is switched off. */
const rules = { root: true, extends: ['html-validate:standard', 'html-validate:a11y'] };

/** The rules, put together once: html-validate does it again for every page, which takes a quarter of the time. */
class SameRules extends StaticConfigLoader {
  readonly #resolved = super.getConfigFor('');

  override getConfigFor(): ReturnType<StaticConfigLoader['getConfigFor']> {
    return this.#resolved;
  }
}
const validator = new HtmlValidate(new SameRules(rules));

/** Holds every page of a language to the HTML standard. Each language has a separate test file, so that they run side by side. */
export function testPages(locale: Locale): void {
  const pages = files.filter((file) => file.endsWith('.html') && file.startsWith(`${locale}/`));

  test(`All pages in ${locale} are valid by the HTML standard`, { timeout: 300_000 }, async () => {
    expect(pages.length).toBeGreaterThan(800);
    const file = join(memory, `${locale}.txt`);
    const known = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
    const hashes = new Map(pages.map((page) => [page, hashOf(readFileSync(join(output, page), 'utf8'))]));
    expect(await complaints(pages.filter((page) => !known.has(hashes.get(page) ?? '')))).toEqual([]);
    mkdirSync(memory, { recursive: true });
    writeFileSync(file, [...new Set(hashes.values())].join('\n'));
  });
}

/** Stands for a page, the rules and their version. The hashes in the names of scripts and styles change nothing that is valid. */
function hashOf(html: string): string {
  const text = html.replace(/(_astro\/(?:[\w-]+\.)?)[\w-]{8}\.(css|js|woff2)/g, '$1$2');
  return createHash('sha256')
    .update(`${version}\n${JSON.stringify(rules)}\n${text}`)
    .digest('hex');
}

/** Problems of built pages, each with its file and place. */
export async function complaints(pages: readonly string[]): Promise<string[]> {
  return inWords(await validator.validateMultipleFiles(pages.map((file) => join(output, file))));
}

/** Problems of a text of HTML. */
export async function complaintsOf(html: string): Promise<string[]> {
  return inWords(await validator.validateString(html));
}

const inWords = ({ results }: Report): string[] =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${filePath}:${line}:${column} ${ruleId}: ${message}`),
  );
