// A site in memory with a page of every kind, for tests of the model.

import { buildSchema } from 'graphql';
import { changeKinds } from '../../../site/changelog.ts';
import { killSwitch } from '../../../site/killSwitch.ts';
import { networks } from '../../../site/networks.ts';
import { payments } from '../../../site/payments.ts';
import { recorded } from '../../../site/recorded.ts';
import { storage } from '../../../site/storage.ts';
import en from '../../../site/strings/en.ts';
import fa from '../../../site/strings/fa.ts';
import ru from '../../../site/strings/ru.ts';
import { noDemands } from '../api/demands.ts';
import { groupPath, operationPath, typePath } from '../api/paths.ts';
import type { Operation, OperationPage, Reference, TypeDoc } from '../api/reference.ts';
import { buildSite } from '../buildSite.ts';
import type { HomeDoor } from '../config/homeConfig.ts';
import { siteConfigSchema } from '../config/siteConfig.ts';
import type { ChangelogEntry, CompiledPage, Entry, Heading, PageMeta, PageText, PostMeta } from '../content/content.ts';
import type { SiteSource } from '../pages/siteContents.ts';
import type { Problem } from '../problems/problems.ts';
import type { Site } from '../site.ts';
import type { InlineNode, InlineText } from '../text/inlineText.ts';
import { type Locale, type Localized, localized } from '../text/locale.ts';
import type { PageView } from '../views/pageView.ts';

export function same(text: string): Localized {
  return { en: text, fa: text, ru: text };
}

const emptyPage: CompiledPage = {
  code: 'return { default: () => null };',
  headings: [],
  references: [],
  codeBlocks: [],
  sections: [],
  words: 0,
  sheets: [],
  partials: [],
};

/** The same inline text in every language: plain, or one word of code in backticks. */
export function sameInline(markdown: string): Localized<InlineText> {
  const content = markdown
    .split('`')
    .map((text, index): InlineNode => (index % 2 === 0 ? text : { kind: 'code', text }));
  return localized(() => ({ markdown, content }));
}

/** A text named after its language and page: "ru guide/start". */
export function exampleText(locale: Locale, file: string, changes: Partial<PageText> = {}): PageText {
  return {
    locale,
    file: `content/${locale}/${file}.mdx`,
    title: `${locale} ${file}`,
    description: `${locale} about ${file}`,
    sidebarLabel: `${locale} ${file}`,
    keywords: [],
    asked: {},
    body: '',
    bodyLine: 1,
    lines: { title: 2, description: 3 },
    compiled: emptyPage,
    excerpt: emptyPage,
    stamp: { '': 'now1' },
    ...changes,
  };
}

const plain: PageMeta = { unlisted: false, draft: false, hide_table_of_contents: false, redirect_from: [] };

/** A page with current translations, unless others are given. */
export function exampleEntry<Meta extends Partial<PostMeta>>(
  folder: string,
  id: string,
  meta: Meta,
  translations: Entry<unknown>['translations'] = {
    fa: exampleText('fa', `${folder}/${id}`),
    ru: exampleText('ru', `${folder}/${id}`),
  },
): Entry<PageMeta & Meta> {
  return { id, meta: { ...plain, ...meta }, source: exampleText('en', `${folder}/${id}`), translations };
}

export function heading(depth: number, id: string): Heading {
  return { depth, id, text: id, line: 1 };
}

export function exampleRelease(date: string, version: string): ChangelogEntry {
  const change = { kind: 'fixed', for: ['ios'], text: sameInline('A crash.') } as const;
  const file = `content/changelog/${date}.yaml`;
  return { file, date, version, headline: same('Fewer crashes'), changes: [change], references: [] };
}

function exampleOperation(name: string, slug: string): Operation {
  const page: OperationPage = {
    coordinate: `Query.${name}`,
    group: 'User Accounts',
    slug,
    path: operationPath('query', 'User Accounts', slug),
    title: same(`Read ${name}`),
    summary: sameInline(`Reads \`${name}\`.`),
    asked: { en: [], fa: [], ru: [] },
  };
  return {
    ...page,
    kind: 'query',
    name,
    note: undefined,
    sampleFile: undefined,
    behaviour: undefined,
    basis: { operation: 'seen', arguments: 'seen', errors: 'seen' },
    demands: noDemands,
    deprecated: false,
    pages: [page],
    role: 'user',
    args: [],
    returns: { text: 'Int', name: 'Int', path: typePath('Int') },
    returnFields: [],
    document: `{ ${name} }`,
    variables: {},
    errors: ['UNAUTHENTICATED'],
    ownErrors: [],
  };
}

const int: TypeDoc = {
  kind: 'scalar',
  name: 'Int',
  path: typePath('Int'),
  text: sameInline('A whole `number`.'),
  outputs: [],
  inputs: [],
  values: [],
  usedBy: [{ coordinate: 'Query.balance', path: '', as: 'result' }],
};

const operations = [exampleOperation('balance', 'balance'), exampleOperation('credit', 'credit')];

export const exampleReference: Reference = {
  schema: buildSchema('type Query { balance: Int credit: Int }'),
  samples: { rows: {}, answers: {} },
  deprecations: new Map(),
  operations,
  groups: [
    {
      kind: 'query',
      name: 'User Accounts',
      path: groupPath('query', 'User Accounts'),
      title: same('Accounts'),
      description: sameInline('Reads `accounts`.'),
      pages: operations.flatMap(({ pages }) => pages),
    },
  ],
  types: [int, { ...int, kind: 'object', name: 'User', path: typePath('User'), usedBy: [] }],
  errors: [
    { code: 'UNAUTHENTICATED', general: true, cause: sameInline('No token.'), remedy: sameInline('Sign in.') },
    { code: 'NOT_FOUND', general: false, cause: sameInline('Gone.'), remedy: sameInline('Look again.') },
  ],
};

const locale = { direction: 'ltr', calendar: 'gregory' } as const;

const config = siteConfigSchema.parse({
  brand: 'OrbVPN',
  url: 'https://docs.example',
  base: '/help',
  title: { en: 'Docs', fa: 'مستندات', ru: 'Документация' },
  tagline: same('Guides'),
  locales: {
    en: { ...locale, label: 'English', htmlLang: 'en', path: 'en' },
    fa: { label: 'فارسی', direction: 'rtl', htmlLang: 'fa-IR', calendar: 'persian', path: 'farsi' },
    ru: { ...locale, label: 'Русский', htmlLang: 'ru', path: 'ru' },
  },
  links: { tickets: 'https://example.com/tickets' },
  apiEndpoint: 'https://api.example.com/graphql',
  searchFeedback: 'site:tickets',
  announcement: null,
  colorMode: { default: 'light', switchable: true, followSystem: true },
  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'sidebar', sidebar: 'guideSidebar', label: { en: 'Guide', fa: 'راهنما', ru: 'Руководство' } },
      { type: 'sidebar', sidebar: 'apiSidebar', label: same('API') },
    ],
  },
  footer: { columns: [], copyright: same('©') },
  docs: { mainDoc: 'guide/start', versionLabel: same('Next'), tableOfContents: { min: 2, max: 3 } },
  blog: { postsPerPage: 2 },
  search: { provider: 'embedded' },
});

const untranslated = {};
const outdated = { fa: exampleText('fa', 'docs/guide/old', { stamp: { '': 'old0' } }) };

const exampleDoor = (label: string, to: string): HomeDoor => ({
  title: same(label),
  items: localized(() => [{ label, to }]),
});

export const exampleSource: SiteSource = {
  config,
  strings: { en, fa, ru },
  names: [],
  synonyms: { en: [], fa: [], ru: [] },
  home: {
    question: same('What is it?'),
    lead: same('Choose.'),
    problems: {
      ...exampleDoor('Slow', '/docs/guide/slow'),
      more: { to: '/docs/guide/trouble', label: { en: 'More', fa: 'بیشتر', ru: 'Ещё' } },
    },
    place: exampleDoor('Abroad', '/docs/guide/start'),
    devices: exampleDoor('Router', '/docs/guide/start'),
    paying: exampleDoor('Prices', '/docs/guide/start'),
    roles: exampleDoor('New', '/docs/guide/start'),
  },
  facts: { 'price.basic': { kind: 'price', value: 1.75 } },
  platforms: { ios: 'iOS' },
  features: {},
  undocumented: {},
  recorded: { ...recorded, rows: [], aboutNobody: [] },
  killSwitch: { ...killSwitch, rows: [] },
  networks: { ...networks, networks: [] },
  payments,
  storage,
  changeKinds,
  appWords: {},
  screens: {},
  troublePath: {
    start: 'start',
    questions: {
      start: {
        question: same('What?'),
        choices: [
          { ...same('Slow'), to: 'slow' },
          { ...same('Other'), to: 'other' },
        ],
      },
    },
    advice: {
      slow: { title: same('Slow'), text: same('Wait.'), to: '/docs/guide/slow', otherwise: [] },
      other: { title: same('Other'), text: same('Ask.'), to: '/docs/guide/start', otherwise: [] },
    },
    solved: { title: same('Good'), text: same('Remember it.') },
    support: { title: same('Write'), text: same('Copy.'), message: same('Hello\n{answers}\nTried:\n{tried}') },
  },
  changeTargets: { ios: same('iOS'), api: same('API') },
  copies: {
    name: 'example',
    leftOut: ['next'],
    parts: [
      {
        title: same('Start'),
        pages: [{ id: 'guide/start' }, { id: 'guide/slow' }, { id: 'guide/old', locales: ['en', 'fa'] }],
      },
    ],
  },
  authors: { founders: { name: { en: 'Founders', fa: 'بنیان‌گذاران', ru: 'Основатели' }, about: same('Started it.') } },
  tags: { aws: same('AWS'), privacy: { en: 'Privacy', fa: 'حریم خصوصی', ru: 'Приватность' } },
  sidebars: {
    guideSidebar: [
      'guide/start',
      { type: 'category', label: same('Trouble'), link: 'guide/trouble', items: ['guide/slow', 'guide/hidden'] },
      { type: 'category', label: same('More'), items: ['guide/old'] },
    ],
    apiSidebar: [
      { type: 'generated', from: 'queries' },
      { type: 'generated', from: 'types' },
    ],
    changelogSidebar: [{ type: 'generated', from: 'changelog' }],
  },
  docs: [
    exampleEntry('docs', 'guide/start', {}),
    exampleEntry('docs', 'guide/trouble', {}),
    exampleEntry('docs', 'guide/slow', {}, untranslated),
    exampleEntry('docs', 'guide/hidden', { unlisted: true }),
    exampleEntry('docs', 'guide/old', {}, outdated),
    exampleEntry('docs', 'tutorial-extras/translate', {}),
    exampleEntry('docs', 'services/platforms/ios', {}),
  ],
  posts: [
    exampleEntry('blog', 'first-servers', { date: '2007-03-01', authors: ['founders'], tags: ['privacy'] }),
    exampleEntry('blog', 'moving-to-aws', { date: '2015-06-10', authors: ['founders'], tags: ['aws', 'privacy'] }),
    exampleEntry('blog', 'draft-of-a-plan', {
      date: '2016-01-01',
      authors: ['founders'],
      tags: ['aws'],
      unlisted: true,
    }),
    exampleEntry('blog', 'private-by-default', { date: '2020-11-30', authors: ['founders'], tags: ['privacy'] }),
  ],
  partials: new Map(),
  standalonePages: [exampleEntry('pages', 'about', { slug: 'about-us' })],
  changelog: [
    exampleRelease('2024-10-15', '6.2.0'),
    exampleRelease('2024-03-19', '6.1.0'),
    exampleRelease('2023-12-01', '6.0.0'),
  ],
  reference: exampleReference,
  schemaReleases: [{ date: '2024-10-15', changes: [], operations: 2, file: 'schema.graphql', sdl: '' }],
  lastUpdated: new Map([['content/en/docs/guide/start.mdx', '2026-11-01']]),
  revision: {
    version: '1.2.3',
    commit: '0123456789abcdef0123456789abcdef01234567',
    hasChanges: false,
    day: '2026-11-22',
  },
  publicFiles: new Set(['/img/map.png']),
  pictures: new Map([['/img/map.png', { bytes: 1000, size: { width: 640, height: 480 } }]]),
  filesWithErrors: new Set(),
};

export function exampleSite(changes: Partial<SiteSource> = {}, problems: Problem[] = []): Site {
  return buildSite({ ...exampleSource, ...changes }, { drafts: false }, problems);
}

export function exampleView(path: string, locale: Locale = 'en', site: Site = exampleSite()): PageView {
  const view = site.views[locale].get(path);
  if (!view) throw new Error(`The example site has no ${path}; it has ${[...site.pages.keys()].join(', ')}.`);
  return view;
}
