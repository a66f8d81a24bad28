import type { z } from 'zod';
import { authors } from '../../site/authors.ts';
import sidebarsInput from '../../site/sidebars.ts';
import configInput from '../../site/site.config.ts';
import en from '../../site/strings/en.ts';
import fa from '../../site/strings/fa.ts';
import ru from '../../site/strings/ru.ts';
import { tags } from '../../site/tags.ts';
import { checkLinks } from '../model/links.ts';
import { checkNavbar } from '../model/navbar.ts';
import { type Problem, ProblemsError } from '../model/problems.ts';
import { schemaProblems } from '../model/schemaProblems.ts';
import { sidebarsSchema } from '../model/sidebarConfig.ts';
import { buildSite, type Site } from '../model/site.ts';
import { siteConfigSchema } from '../model/siteConfig.ts';
import { stringsSchema } from '../model/strings.ts';
import { checkVocabulary } from '../model/vocabulary.ts';
import { readChangelog } from './changelogFile.ts';
import { readEntries } from './entries.ts';
import { pageFrontMatter, postFrontMatter } from './frontMatter.ts';
import { readLastUpdated } from './lastUpdated.ts';
import { readReference, readSchemaReleases } from './readReference.ts';

export interface LoadedSite {
  readonly site: Site;
  /** Warnings; in development errors too. */
  readonly problems: readonly Problem[];
}

/**
 * Reads configuration and content below a folder and builds the model of the site.
 * Throws a `ProblemsError` that lists everything that is wrong, not only the first. In development (`drafts`) pages
 * marked as drafts are shown, and only what leaves no model at all is thrown.
 */
export function loadSite(root: string, options: { drafts: boolean }): LoadedSite {
  const problems: Problem[] = [];
  const config = checked(siteConfigSchema, configInput, 'site/site.config.ts', problems);
  const sidebars = checked(sidebarsSchema, sidebarsInput, 'site/sidebars.ts', problems);
  const strings = {
    en: checked(stringsSchema, en, 'site/strings/en.ts', problems),
    fa: checked(stringsSchema, fa, 'site/strings/fa.ts', problems),
    ru: checked(stringsSchema, ru, 'site/strings/ru.ts', problems),
  };
  const docs = readEntries(root, 'docs', pageFrontMatter, problems);
  const posts = readEntries(root, 'blog', postFrontMatter, problems);
  const pages = readEntries(root, 'pages', pageFrontMatter, problems);
  const changelog = readChangelog(root, problems);
  const reference = readReference(root, problems);
  if (!config || !sidebars || !strings.en || !strings.fa || !strings.ru || !reference)
    throw new ProblemsError(problems);

  const source = {
    config,
    sidebars,
    strings: { en: strings.en, fa: strings.fa, ru: strings.ru },
    authors,
    tags,
    docs,
    posts,
    pages,
    changelog,
    reference,
    schemaReleases: readSchemaReleases(root, reference, problems),
    lastUpdated: readLastUpdated(root),
  };
  const site = buildSite(source, options, problems);
  problems.push(...checkVocabulary(site), ...checkNavbar(site), ...checkLinks(site));
  if (!options.drafts && problems.some((problem) => problem.level === 'error')) throw new ProblemsError(problems);
  return { site, problems };
}

function checked<T extends z.ZodType>(
  schema: T,
  input: unknown,
  file: string,
  problems: Problem[],
): z.infer<T> | undefined {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  for (const { message } of schemaProblems(parsed.error, input)) problems.push({ level: 'error', file, message });
  return undefined;
}
