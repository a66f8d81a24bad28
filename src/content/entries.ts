import type { z } from 'zod';
import type { Entry, PageText } from '../model/content.ts';
import { type Locale, locales } from '../model/locale.ts';
import type { Problem } from '../model/problems.ts';
import { translationFrontMatter } from './frontMatter.ts';
import { compilePage } from './markdown/compile.ts';
import { parsePage, readFolder, type SourceFile, sourceVersion } from './sourceFile.ts';

interface TextFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly sidebar_label?: string | undefined;
  readonly keywords: string[];
}

/** Reads `content/<locale>/<folder>/**.mdx` in all languages. Everything that is wrong is added to `problems`. */
export function readEntries<T extends z.ZodType<TextFrontMatter>>(
  root: string,
  folder: string,
  schema: T,
  problems: Problem[],
): Entry<z.infer<T>>[] {
  const files = (locale: Locale) => readFolder(root, `content/${locale}/${folder}`, '.mdx', problems);
  const idOf = (source: SourceFile, locale: Locale) =>
    source.file.slice(`content/${locale}/${folder}/`.length, -'.mdx'.length);

  const translated = new Map<string, Partial<Record<Locale, PageText>>>();
  for (const locale of locales.filter((l) => l !== 'en')) {
    for (const source of files(locale)) {
      const parsed = parsePage(source, translationFrontMatter, problems);
      const text = parsed && pageText(locale, source.file, parsed, parsed.frontMatter.source, problems);
      const id = idOf(source, locale);
      if (text) translated.set(id, { ...translated.get(id), [locale]: text });
    }
  }

  const entries = files('en').flatMap((source): Entry<z.infer<T>>[] => {
    const id = idOf(source, 'en');
    const translations = translated.get(id) ?? {};
    translated.delete(id);
    const parsed = parsePage(source, schema, problems);
    if (!parsed) return [];
    const { title, description } = parsed.frontMatter;
    const text = pageText('en', source.file, parsed, sourceVersion(title, description, parsed.body), problems);
    return text ? [{ id, meta: parsed.frontMatter, source: text, translations }] : [];
  });

  for (const [id, texts] of translated) {
    for (const text of Object.values(texts)) {
      const expected = `content/en/${folder}/${id}.mdx`;
      if (problems.some((problem) => problem.file === expected)) continue;
      problems.push({
        level: 'error',
        file: text.file,
        message: `There is no English source for this translation; ${expected} is missing.`,
      });
    }
  }
  return entries;
}

function pageText(
  locale: Locale,
  file: string,
  parsed: { frontMatter: TextFrontMatter; body: string; bodyLine: number },
  version: string | undefined,
  problems: Problem[],
): PageText | undefined {
  const { frontMatter, body, bodyLine } = parsed;
  const compiled = compilePage(body, file, bodyLine, locale, problems);
  if (!compiled) return undefined;
  return {
    locale,
    file,
    title: frontMatter.title,
    description: frontMatter.description,
    sidebarLabel: frontMatter.sidebar_label ?? frontMatter.title,
    keywords: frontMatter.keywords,
    body,
    bodyLine,
    compiled,
    version,
  };
}
