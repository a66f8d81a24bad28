import { siteModules } from '../content/configuration.ts';
import { type LoadedSite, loadSite } from '../content/loadSite.ts';
import { locateProblems } from '../content/locateProblems.ts';
import { withNoBreakSpaces } from '../content/markdown/noBreakSpaces.ts';
import { readFolder, readSourceFile } from '../content/sourceFile.ts';
import { textsFile } from '../model/api/files.ts';
import type { SiteModules } from '../model/config/configuration.ts';
import type { WrittenText } from '../model/content/content.ts';
import { checkPictures } from '../model/content/pictures.ts';
import { languagesOf, partialTexts, sourceOf, writtenEntries } from '../model/pages/writtenTexts.ts';
import { type Problem, ProblemsError } from '../model/problems/problems.ts';
import { runRules } from '../model/problems/rule.ts';
import type { Site } from '../model/site.ts';
import { locales } from '../model/text/locale.ts';
import { asRead } from './asRead.ts';
import { type IsReported, linkedFrom } from './linkedFrom.ts';
import type { Passage } from './passage.ts';
import { bodyPassages, markdownPassages, pagePassages } from './prose.ts';
import { rules, type TranslationPlace } from './rules.ts';
import { siteProse, siteStrings } from './siteStrings.ts';
import { yamlStrings } from './yamlStrings.ts';

export interface CheckedSite {
  readonly problems: readonly Problem[];
  /** False if errors of the configuration left no site whose texts could be checked. */
  readonly complete: boolean;
}

/** All problems below a folder that can be found without a browser. */
export function checkSite(root: string, modules: SiteModules = siteModules): CheckedSite {
  // Drafts too: their mistakes should be found before they are published.
  const load = () => loadSite(root, { drafts: true }, modules);
  const siteChecks = (site: Site) => runRules(rules.site, site);
  return check(root, load, () => true, siteChecks);
}

/** Problems of some files of content or the API. Reads only them, their translations and links. */
export function checkFiles(root: string, files: readonly string[], modules: SiteModules = siteModules): CheckedSite {
  const isReported = (file: string) => files.includes(file);
  const readInFull = new Set(files.map(withoutLanguage));
  const needsApi = files.some((file) => namesApi(root, file));
  const inFull = (file: string) => (file.startsWith('api/') ? needsApi : readInFull.has(withoutLanguage(file)));
  const load = () => loadSite(root, { drafts: true, inFull }, modules);
  const loadWithLinked = () => {
    const { site } = load();
    for (const file of linkedFrom(site, isReported).flatMap((path) => sourceOf(site)(path) ?? []))
      readInFull.add(withoutLanguage(file));
    // Unchanged files are not read again.
    return load();
  };
  return check(root, loadWithLinked, isReported, (site) => {
    const shown = linkedFrom(site, isReported);
    return checkPictures(new Map([...site.pictures].filter(([path]) => shown.includes(path))));
  });
}

/** True for the files of the API and those that may lead to its pages. */
function namesApi(root: string, file: string): boolean {
  return /(?:^|\/)api\//.test(file) || readSourceFile(root, file, []).text.includes('/docs/api');
}

/** `docs/guide.mdx` for a page in any language. */
const withoutLanguage = (file: string) => file.replace(/^content\/[a-z]{2}\//, '');

function check(
  root: string,
  load: () => LoadedSite,
  isReported: IsReported,
  siteChecks: (site: Site) => Problem[],
): CheckedSite {
  try {
    const { site, problems } = load();
    const found = [
      ...problems.filter(({ file, causedBy = file }) => isReported(file) || isReported(causedBy)),
      ...textProblems(root, site, isReported),
      ...siteChecks(site),
    ];
    return { problems: locateProblems(root, found), complete: true };
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return { problems: error.problems, complete: false };
  }
}

/** Problems of the texts by themselves, and of translations next to their English source. */
function textProblems(root: string, site: Site, isReported: IsReported): Problem[] {
  const problems: Problem[] = [];
  /** Unreadable parts of the changelog were reported when the site was loaded. */
  const reportedBefore: Problem[] = [];
  const settings = readFolder(root, 'site', '.ts', problems, isReported);
  const changelog = readFolder(root, 'content/changelog', '.yaml', reportedBefore, isReported);
  const isApiReported = locales.some((locale) => isReported(textsFile(locale)));
  // Others are compared with the English ones.
  const isTextOfApi = (file: string) => isReported(file) || (isApiReported && file === textsFile('en'));
  const reference = readFolder(root, 'api/text', '.yaml', problems, isTextOfApi);
  const pages = writtenEntries(site)
    .flatMap(languagesOf)
    .filter(({ file }) => isReported(file));
  const shared = partialTexts(site.partials).filter(({ file }) => isReported(file));
  const typeset = (string: Passage) => ({ ...string, text: withNoBreakSpaces(string.text, string.locale) });
  const ofSite = settings.flatMap(({ file, text }) => siteStrings(file, text)).map(typeset);
  const ofYaml = [
    ...changelog.flatMap(({ file, text }) => yamlStrings(file, text)),
    ...reference.flatMap(({ file, text }) => {
      const locale = locales.find((one) => file === textsFile(one));
      return yamlStrings(file, text, locale);
    }),
  ].map(typeset);
  const passages = [
    ...pages.flatMap((page) => pagePassages(page, asRead(page, site.appWords))),
    ...shared.flatMap((text) => bodyPassages(asRead(text, site.appWords))),
    ...ofSite.flatMap(siteProse),
    ...ofYaml.filter(({ file }) => isReported(file)).flatMap((string) => markdownPassages(string.text, string)),
  ];
  const translations = translationsOf(site).filter(({ texts }) => texts.some(({ file }) => isReported(file)));
  return [
    ...problems,
    ...writtenEntries(site)
      .filter(({ source }) => isReported(source.file))
      .flatMap((entry) => runRules(rules.entry, entry, site)),
    ...pages.flatMap((page) => runRules(rules.page, page)),
    ...[...pages, ...shared].flatMap((text) => runRules(rules.text, text, site)),
    ...translations.flatMap(({ texts, place }) => runRules(rules.translation, ...texts, place)),
    ...byKind([...ofSite, ...ofYaml])
      .flatMap(({ here, english }) => runRules(rules.data, here, english))
      .filter(({ file }) => isReported(file)),
    ...settings.flatMap((file) => runRules(rules.settings, file, site)),
    ...passages.flatMap((passage) => runRules(rules.passage, passage, site)),
  ];
}

/** The texts of files of data, English ones apart; `fa.yaml` and `en.yaml` are of one kind. */
function byKind(data: readonly Passage[]): { here: Passage[]; english: Passage[] }[] {
  const kinds = Map.groupBy(data, ({ file }) => file.replace(/\/[a-z]{2}\.(?:yaml|ts)$/, ''));
  return [...kinds.values()].map((passages) => ({
    here: passages.filter(({ locale }) => locale !== 'en'),
    english: passages.filter(({ locale }) => locale === 'en'),
  }));
}

interface TranslationPair {
  readonly texts: readonly [source: WrittenText, translation: WrittenText];
  readonly place: TranslationPlace;
}

/** Every translation with its English source, unless one of them has errors. */
function translationsOf(site: Site): TranslationPair[] {
  const pairs = (source: WrittenText, others: Partial<Record<string, WrittenText>>, path: string): TranslationPair[] =>
    Object.values(others).flatMap((translation) =>
      translation ? { texts: [source, translation], place: { site, path } } : [],
    );
  return [
    ...writtenEntries(site).flatMap(({ source, translations, path }) => pairs(source, translations, path)),
    ...[...site.partials.values()].flatMap(({ en, ...translations }) => (en ? pairs(en, translations, '/') : [])),
  ].filter(({ texts }) => !texts.some(({ file }) => site.filesWithErrors.has(file)));
}
