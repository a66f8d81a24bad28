import type { z } from 'zod';
import type { Asked } from '../model/asked.ts';
import type { CompiledPage, Entry, PageText } from '../model/content.ts';
import { factsOfPage } from '../model/facts.ts';
import { type Locale, locales } from '../model/locale.ts';
import type { Problem } from '../model/problems.ts';
import type { SourceStamp } from '../model/translation.ts';
import { translationFrontMatter } from './frontMatter.ts';
import { compilePage, type PageBody } from './markdown/compile.ts';
import type { PageVocabulary } from './markdown/types.ts';
import { type ParsedPage, parsePage, readFolder, type SourceFile } from './sourceFile.ts';
import { stampOf } from './stamp.ts';

interface TextFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly sidebar_label?: string | undefined;
  readonly keywords: string[];
  readonly asked: Asked;
  readonly checked?: string | undefined;
}

/** Reads `content/<locale>/<folder>/**.mdx` in all languages. Everything that is wrong is added to `problems`. */
export function readEntries<T extends z.ZodType<TextFrontMatter>>(
  root: string,
  folder: string,
  schema: T,
  vocabulary: PageVocabulary,
  problems: Problem[],
): Entry<z.infer<T>>[] {
  const files = (locale: Locale) => readFolder(root, `content/${locale}/${folder}`, '.mdx', problems);
  const idOf = (source: SourceFile, locale: Locale) =>
    source.file.slice(`content/${locale}/${folder}/`.length, -'.mdx'.length);

  const sources = files('en').flatMap((source) => {
    const parsed = parsePage(source, schema, problems);
    return parsed ? [{ id: idOf(source, 'en'), file: source.file, parsed }] : [];
  });
  const checked = new Map(sources.map(({ id, parsed }) => [id, parsed.frontMatter.checked]));
  /** What a page may name: also the day on which it was checked, which its English source gives. */
  const vocabularyOf = (id: string): PageVocabulary => ({
    ...vocabulary,
    facts: factsOfPage(vocabulary.facts, checked.get(id)),
  });

  const translated = new Map<string, Partial<Record<Locale, PageText>>>();
  for (const locale of locales.filter((l) => l !== 'en')) {
    for (const source of files(locale)) {
      const parsed = parsePage(source, translationFrontMatter, problems);
      const id = idOf(source, locale);
      const text =
        parsed &&
        pageText(parsed, parsed.frontMatter.source, { locale, file: source.file }, vocabularyOf(id), problems);
      if (text) translated.set(id, { ...translated.get(id), [locale]: text });
    }
  }

  const entries = sources.flatMap(({ id, file, parsed }): Entry<z.infer<T>>[] => {
    const translations = translated.get(id) ?? {};
    translated.delete(id);
    const { title, description, sidebar_label: label } = parsed.frontMatter;
    const stamp = stampOf({ title, description, label, body: parsed.body });
    const text = pageText(parsed, stamp, { locale: 'en', file }, vocabularyOf(id), problems);
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
  { frontMatter, body, bodyLine, lineOf }: ParsedPage<TextFrontMatter>,
  stamp: SourceStamp | undefined,
  { locale, file }: Pick<PageText, 'locale' | 'file'>,
  vocabulary: PageVocabulary,
  problems: Problem[],
): PageText | undefined {
  const { title, description, sidebar_label: label, keywords, asked } = frontMatter;
  const written = { locale, file, body, bodyLine };
  const compiled = compilePage(written, vocabulary, problems);
  const excerpt = compiled && compileExcerpt(written, compiled, vocabulary, problems);
  if (!compiled || !excerpt) return undefined;
  return {
    ...written,
    title,
    description,
    sidebarLabel: label ?? title,
    keywords,
    asked,
    lines: {
      title: lineOf(['title']),
      description: lineOf(['description']),
      sidebar_label: label === undefined ? undefined : lineOf(['sidebar_label']),
    },
    compiled,
    excerpt,
    stamp,
  };
}

/** The mark that ends an excerpt, in both forms that writers know. */
const truncate = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** The part of a page above the mark that ends its excerpt. Its mistakes are reported with those of the whole page. */
function compileExcerpt(
  written: PageBody,
  whole: CompiledPage,
  vocabulary: PageVocabulary,
  problems: Problem[],
): CompiledPage | undefined {
  const mark = truncate.exec(written.body);
  if (!mark) return whole;
  const found: Problem[] = [];
  const excerpt = compilePage({ ...written, body: written.body.slice(0, mark.index) }, vocabulary, found);
  if (!excerpt) problems.push(...found);
  return excerpt;
}
