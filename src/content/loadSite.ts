import type { z } from 'zod';
import { checkEntrances } from '../model/entrances.ts';
import { checkLinks } from '../model/links.ts';
import { findLoop } from '../model/loop.ts';
import { checkNavbar } from '../model/navbar.ts';
import { type Problem, ProblemsError } from '../model/problems.ts';
import { schemaProblems } from '../model/schemaProblems.ts';
import { sidebarsSchema } from '../model/sidebarConfig.ts';
import { buildSite, type Site } from '../model/site.ts';
import { siteConfigSchema } from '../model/siteConfig.ts';
import { stringsSchema } from '../model/strings.ts';
import { checkVocabulary } from '../model/vocabulary.ts';
import { asKey } from '../model/written.ts';
import { readChangelog } from './changelogFile.ts';
import { type Configuration, siteConfiguration } from './configuration.ts';
import { readEntries } from './entries.ts';
import { pageFrontMatter, postFrontMatter } from './frontMatter.ts';
import { readLastUpdated } from './lastUpdated.ts';
import { placeProblems } from './placeProblems.ts';
import { readPublicFiles } from './publicFiles.ts';
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
export function loadSite(
  root: string,
  options: { drafts: boolean },
  configuration: Configuration = siteConfiguration,
): LoadedSite {
  const problems: Problem[] = [];
  const placed = () => placeProblems(root, problems);
  const config = checked(siteConfigSchema, configuration.config, 'site/site.config.ts', problems);
  const sidebars = checked(sidebarsSchema, configuration.sidebars, 'site/sidebars.ts', problems);
  const strings = {
    en: checked(stringsSchema, configuration.strings.en, 'site/strings/en.ts', problems),
    fa: checked(stringsSchema, configuration.strings.fa, 'site/strings/fa.ts', problems),
    ru: checked(stringsSchema, configuration.strings.ru, 'site/strings/ru.ts', problems),
  };
  const docs = readEntries(root, 'docs', pageFrontMatter, problems);
  const posts = readEntries(root, 'blog', postFrontMatter, problems);
  const pages = readEntries(root, 'pages', pageFrontMatter, problems);
  const changelog = readChangelog(root, problems);
  const reference = readReference(root, problems);
  if (!config || !sidebars || !strings.en || !strings.fa || !strings.ru || !reference)
    throw new ProblemsError(placed());

  const source = {
    config,
    sidebars,
    strings: { en: strings.en, fa: strings.fa, ru: strings.ru },
    authors: configuration.authors,
    tags: configuration.tags,
    docs,
    posts,
    pages,
    changelog,
    reference,
    schemaReleases: readSchemaReleases(root, reference, problems),
    lastUpdated: readLastUpdated(root),
    publicFiles: readPublicFiles(root),
    faulty: new Set(problems.filter(({ level }) => level === 'error').map(({ file }) => file)),
  };
  const site = buildSite(source, options, problems);
  problems.push(
    ...checkVocabulary(site),
    ...checkNavbar(site),
    ...checkEntrances(configuration, site),
    ...checkLinks(site),
  );
  if (!options.drafts && problems.some((problem) => problem.level === 'error')) throw new ProblemsError(placed());
  return { site, problems: placed() };
}

function checked<T extends z.ZodType>(
  schema: T,
  input: unknown,
  file: string,
  problems: Problem[],
): z.infer<T> | undefined {
  const loop = findLoop(input);
  if (loop) {
    const sought = asKey(loop.at.split('.')[0] ?? '');
    const message = `${loop.at} is ${loop.of || 'the whole'} once more, so that it has no end; nothing can stand inside itself.`;
    problems.push({ level: 'error', file, sought, message });
    return undefined;
  }
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  for (const { message, sought } of schemaProblems(parsed.error, input, schema))
    problems.push({ level: 'error', file, sought, message });
  return undefined;
}
