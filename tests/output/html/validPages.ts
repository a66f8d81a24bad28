import { join } from 'node:path';
import { HtmlValidate, type Report } from 'html-validate';
import { expect, test } from 'vitest';
import type { Locale } from '../../../src/model/locale.ts';
import { files, output } from '../builtSite.ts';

/** `standard` is what the HTML standard asks for, without matters of taste; nothing of it is switched off. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Holds every page of a language to the HTML standard. Each language has a separate test file, so that they run side by side. */
export function testPages(locale: Locale): void {
  const pages = files.filter((file) => file.endsWith('.html') && file.startsWith(`${locale}/`));

  test(`All pages in ${locale} are valid by the HTML standard`, { timeout: 300_000 }, async () => {
    expect(pages.length).toBeGreaterThan(800);
    expect(await complaints(pages)).toEqual([]);
  });
}

/** What is wrong with built pages, each with its file and place. */
export async function complaints(pages: readonly string[]): Promise<string[]> {
  return inWords(await validator.validateMultipleFiles(pages.map((file) => join(output, file))));
}

/** What is wrong with a text of HTML. */
export async function complaintsOf(html: string): Promise<string[]> {
  return inWords(await validator.validateString(html));
}

const inWords = ({ results }: Report): string[] =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${filePath}:${line}:${column} ${ruleId}: ${message}`),
  );
