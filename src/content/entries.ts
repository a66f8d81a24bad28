import type { z } from 'zod';
import { factsOfPage } from '../model/config/facts.ts';
import type { PageVocabulary } from '../model/config/pageVocabulary.ts';
import {
  type CompiledPage,
  type Entry,
  lineAtOffset,
  type PageText,
  type Partials,
  type PartialText,
} from '../model/content/content.ts';
import { stampWithPartials } from '../model/pages/partials.ts';
import { errorIn, type Problem } from '../model/problems/problems.ts';
import { type Locale, locales } from '../model/text/locale.ts';
import { memoize, memoizeByObject } from '../model/text/memoize.ts';
import { excerptMarks } from './excerpt.ts';
import { pageFrontMatter, postFrontMatter, translationFrontMatter } from './frontMatter.ts';
import { compilePage, type PageBody } from './markdown/compile.ts';
import { withNoBreakSpaces } from './markdown/noBreakSpaces.ts';
import { partialNames } from './markdown/partials.ts';
import { memoizeWithProblems } from './memoizeWithProblems.ts';
import { type ParsedPage, parsePage, readFolder } from './sourceFile.ts';
import { stampOf } from './stamp.ts';

type TextFrontMatter = z.infer<typeof translationFrontMatter> & { readonly checked?: string | undefined };

/** True for files to read in full; for the others, only what links to them need is read. */
export type IsReadInFull = (file: string) => boolean;

export const everyFile: IsReadInFull = () => true;

/** Makes a reader of `content/<locale>/<folder>/**.mdx` that reads only changed files again. */
function entriesReader<T extends z.ZodType<TextFrontMatter>>(folder: string, schema: T) {
  const parseSource = memoizeWithProblems((problems, file: string, text: string) =>
    parsePage({ file, text }, schema, problems),
  );
  return (root: string, vocabulary: PageVocabulary, partials: Partials, problems: Problem[], inFull = everyFile) => {
    const files = (locale: Locale, isWanted?: IsReadInFull) =>
      readFolder(root, `content/${locale}/${folder}`, '.mdx', problems, isWanted);
    const idOf = (file: string, locale: Locale) => file.slice(`content/${locale}/${folder}/`.length, -'.mdx'.length);

    const sources = files('en').flatMap(({ file, text }) => {
      const parsed = parseSource(problems, file, text);
      return parsed ? [{ id: idOf(file, 'en'), file, parsed }] : [];
    });
    const checked = new Map(sources.map(({ id, parsed }) => [id, parsed.frontMatter.checked]));
    const compile = (id: string, file: string, locale: Locale, parsed: ParsedPage<TextFrontMatter>) => {
      const used = [...new Set(partialNames(parsed.body))].flatMap((name) => partials.get(name)?.[locale] ?? []);
      return textOf(problems, file, locale, parsed, vocabulary, checked.get(id), ...used);
    };

    const readTranslations = (locale: Locale): TranslatedText[] =>
      files(locale, inFull).flatMap(({ file, text: written }) => {
        const parsed = parseTranslation(problems, file, written);
        const id = idOf(file, locale);
        const text = parsed && compile(id, file, locale, parsed);
        return text ? [{ id, text }] : [];
      });
    const translated = locales.filter((locale) => locale !== 'en').flatMap(readTranslations);
    const translations = Map.groupBy(translated, ({ id }) => id);

    const entries = sources.flatMap(({ id, file, parsed }): Entry<z.infer<T>>[] => {
      const source = inFull(file) ? compile(id, file, 'en', parsed) : nameAndPartials(parsed, file);
      const own = translations.get(id)?.map(({ text }) => [text.locale, text]) ?? [];
      return source ? [{ id, meta: parsed.frontMatter, source, translations: Object.fromEntries(own) }] : [];
    });
    const orphans = [...translations.values()].flat().filter(({ id }) => !checked.has(id));
    problems.push(...orphanProblems(orphans, folder, problems));
    return entries;
  };
}

interface TranslatedText {
  readonly id: string;
  readonly text: PageText;
}

/** Reports translations without an English source, unless the source has mistakes. */
function orphanProblems(orphans: readonly TranslatedText[], folder: string, reported: readonly Problem[]): Problem[] {
  return orphans.flatMap(({ id, text }) => {
    const expected = `content/en/${folder}/${id}.mdx`;
    if (reported.some(({ file }) => file === expected)) return [];
    const message = `There is no English source for this translation; ${expected} is missing.`;
    return [errorIn(text.file, undefined, message)];
  });
}

export const readDocs = entriesReader('docs', pageFrontMatter);

export const readPosts = entriesReader('blog', postFrontMatter);

export const readStandalonePages = entriesReader('pages', pageFrontMatter);

const parseTranslation = memoizeWithProblems((problems, file: string, text: string) =>
  parsePage({ file, text }, translationFrontMatter, problems),
);

/** An English page that is not read in full: its name, and the partials that it shows. */
function nameAndPartials({ frontMatter, body, bodyLine, lineOf }: ParsedPage<TextFrontMatter>, file: string): PageText {
  const uses = partialNames(body).map((name) => ({ name, line: bodyLine, section: '' }));
  const compiled: CompiledPage = { ...notCompiled, partials: uses };
  const { title, description, sidebar_label: label } = frontMatter;
  return {
    locale: 'en',
    file,
    body: '',
    bodyLine,
    title,
    description,
    sidebarLabel: label ?? title,
    keywords: [],
    asked: {},
    lines: { title: lineOf(['title']), description: lineOf(['description']) },
    compiled,
    excerpt: compiled,
    stamp: undefined,
  };
}

const notCompiled = { code: '', headings: [], references: [], codeBlocks: [], sections: [], words: 0, sheets: [] };

/**
 * The text of a page in a language, with the facts of the day on which its source was checked. The
 * inputs are positional because `memoizeWithProblems` compares them one by one.
 */
const textOf = memoizeWithProblems(
  (
    problems,
    file: string,
    locale: Locale,
    { frontMatter, body, bodyLine, lineOf }: ParsedPage<TextFrontMatter>,
    ofAnyDay: PageVocabulary,
    checked: string | undefined,
    ...partials: readonly PartialText[]
  ): PageText | undefined => {
    const { title, description, sidebar_label: label, keywords, asked } = frontMatter;
    const typeset = (text: string) => withNoBreakSpaces(text, locale);
    const written = { locale, file, body: typeset(body), bodyLine };
    const source = { ...written, partials };
    const vocabulary = ofDay(ofAnyDay)(checked ?? '');
    const compiled = compilePage(source, vocabulary, problems);
    const excerpt = compiled && compileExcerpt(source, compiled, vocabulary, problems);
    if (!compiled || !excerpt) return undefined;
    const stamp = locale === 'en' ? stampOf({ title, description, label, body }) : frontMatter.source;
    const stamps = new Map(partials.map((partial) => [partial.name, partial.stamp]));
    return {
      ...written,
      title: typeset(title),
      description: typeset(description),
      sidebarLabel: typeset(label ?? title),
      keywords,
      asked,
      lines: {
        title: lineOf(['title']),
        description: lineOf(['description']),
        sidebar_label: label === undefined ? undefined : lineOf(['sidebar_label']),
      },
      compiled,
      excerpt,
      stamp: stamp && stampWithPartials(stamp, compiled, stamps),
    };
  },
);

const ofDay = memoizeByObject((vocabulary: PageVocabulary) =>
  memoize((checked: string) => ({ ...vocabulary, facts: factsOfPage(vocabulary.facts, checked || undefined) })),
);

/** The part of a post above its mark. Mistakes in it are reported with the whole page. */
function compileExcerpt(
  written: PageBody,
  whole: CompiledPage,
  vocabulary: PageVocabulary,
  problems: Problem[],
): CompiledPage | undefined {
  const { body, file } = written;
  const [mark, second] = excerptMarks(body);
  if (mark === undefined) return whole;
  const report = (at: number, message: string) => {
    problems.push(errorIn(file, lineAtOffset(written, at), message));
  };
  if (!/^content\/\w+\/blog\//.test(file)) {
    report(mark, 'Only posts have an excerpt, which "truncate" ends; delete it here.');
    return whole;
  }
  if (second !== undefined) report(second, 'The excerpt ends at the first "truncate"; delete this one.');
  const found: Problem[] = [];
  const excerpt = compilePage({ ...written, body: body.slice(0, mark) }, vocabulary, found);
  if (!excerpt) problems.push(...found);
  return excerpt;
}
