// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { TocItem } from '../../model/views/tableOfContents.ts';
import { SearchFailure } from '../../search/provider.ts';
import type { SearchState } from '../../search/session.ts';
import type { Hit } from '../../search/types.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Link } from '../Link/Link.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Pager, SectionFilter } from '../Search/AddressLinks.tsx';
import { foundGroups, offeredGroups } from '../Search/items.ts';
import { LimitNotice } from '../Search/LimitNotice.tsx';
import { PageOfResults } from '../Search/PageOfResults.tsx';
import { ResultGroups } from '../Search/ResultGroups.tsx';
import { SearchOutcome } from '../Search/SearchOutcome.tsx';
import { SearchTexts } from '../Search/useSearchTexts.ts';
import { DocsSidebar } from '../Sidebar/DocsSidebar.tsx';
import { ContentsMenu, TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { fullSite, htmlOfPage, htmlOnPage } from '../testing/htmlOnPage.tsx';
import { itReads } from '../testing/outline.ts';

const types = htmlOfPage('/docs/api/Types');
const home = htmlOfPage('/', 'fa');
const notFound = htmlOfPage('/404');
const post = htmlOfPage('/blog/moving-to-aws');
const guide = htmlOfPage('/docs/guide/slow');
const headings: readonly TocItem[] = [
  { depth: 2, id: 'wait', text: 'Wait' },
  { depth: 3, id: 'how-long', text: 'How long' },
  { depth: 2, id: 'builder', text: 'Request', className: 'needs-js' },
];
const mirrored = {
  ...fullSite,
  facts: { 'mirrors.docs': { kind: 'links', values: ['https://mirror.example'] } },
} as const;
const contents = [<TableOfContents key="column" />, <ContentsMenu key="menu" />];
const sidebar = (path: string, name = 'guideSidebar') => htmlOnPage(<DocsSidebar name={name} />, 'en', path);
const targets = ['./old#dns', '#dns', '/blog', 'site:tickets', 'https://example.com', 'mailto:a@example.com'];

const inSearch = (part: ReactNode) =>
  renderToStaticMarkup(<SearchTexts value={{ locale: 'ru', strings: fullSite.strings.ru }}>{part}</SearchTexts>);
const plain = (text: string) => (text ? [{ text, match: false }] : []);
const hit = (name: string, section: Hit['section'], more: Partial<Hit> = {}): Hit => ({
  ...{ url: `/ru/${name}#a`, page: `/ru/${name}`, section, path: ['Guide'], title: plain(name) },
  ...{ heading: plain('Wi-Fi'), excerpt: [...plain('Use '), { text: 'DNS', match: true }], ...more },
});
const hits = [
  hit('slow', 'troubleshooting', { answer: { url: '/ru/slow', steps: ['Open it.'], count: 5, platform: 'iOS' } }),
  hit('plans', 'tutorials', { heading: [], external: true, url: 'https://example.com/' }),
  hit('founding', 'blog', { note: 'Illustrative' }),
];
const favourite = { url: '/ru/plans', title: 'Plans', heading: 'Prices', external: true };
const saved = { recent: ['dns'], favourites: [favourite, { ...favourite, url: '/ru/slow#a', external: false }] };
const offer = {
  title: 'Trouble',
  own: [{ label: 'iOS', url: '/ru/ios' }],
  problems: [{ label: 'Slow', url: '/ru/slow' }],
};
const address = { query: 'dns', section: 'tutorials', page: 2, literal: false } as const;
const nothing = () => undefined;
const rows = { saved, change: nothing, problemsTitle: 'Trouble', onHistory: nothing };
const lists = [foundGroups(hits, false), foundGroups(hits, true), offeredGroups(saved, offer)].map((groups) =>
  inSearch(<ResultGroups groups={groups} active={1} {...rows} />),
);
const outcomeOf = (state: Partial<SearchState>) =>
  inSearch(
    <SearchOutcome
      search={{ status: 'idle', query: 'dsn', result: undefined, failure: undefined, ...state }}
      {...{ typed: 'dsn', feedback: '/report', above: () => 'Above.', children: () => 'Results.' }}
      {...{ onRetry: nothing, onLiteral: nothing, onChoose: nothing, onFurther: nothing }}
    />,
  );
const found = { hits, total: 3 };
const failures = (['network', 'stale', 'browser'] as const).map((reason) => new SearchFailure('No.', { reason }));

itReads(import.meta.dirname, {
  'A page begins with the way past the menus, the announcement and the navbar': [
    types,
    'body > :not(.layout, footer, dialog)',
  ],
  'The drawer has the pages of the section and the main menu': [types, '.drawer'],
  'The drawer of a page without a section has the main menu alone': [home, '.drawer'],
  'The menu marks the page, and the list that it is below, not one whose address only begins alike': [
    guide + post + htmlOnPage(<Navbar />, 'en', '/404', { path: '/blogging' }, fullSite),
    '.navbar-links',
  ],
  'The sidebar opens the branch of the page, and what has no page; an unlisted page is on itself alone': [
    ['slow', 'start', 'trouble', 'hidden'].map((name) => sidebar(`/docs/guide/${name}`)).join(''),
    'nav',
  ],
  'The sidebar opens what is open at first, and has operations as code with their title': [
    sidebar('/docs/guide/start', 'apiSidebar') + sidebar('/docs/api/Queries/User-Accounts/balance', 'apiSidebar'),
    'nav',
  ],
  'Phones show only the nearest page above, without categories': [
    ['slow', 'old'].map((name) => htmlOnPage(<Breadcrumbs />, 'en', `/docs/guide/${name}`)).join(''),
    '.back',
  ],
  'The first and the last page have one neighbour, and a single page none': [
    ['guide/start', 'guide/old', 'tutorial-extras/translate']
      .map((id) => htmlOnPage(<Pagination />, 'fa', `/docs/${id}`))
      .join(''),
    'nav',
  ],
  'Without headings there are no contents, with two only the column, with three the menu as well': [
    [0, 2, 3].map((n) => htmlOnPage(contents, 'en', '/', { tableOfContents: headings.slice(0, n) })).join(''),
    'nav, details',
  ],
  'A link is resolved from its page, in its language, and says if it leads elsewhere': [
    htmlOnPage(
      targets.map((to) => (
        <Link key={to} to={to}>
          To
        </Link>
      )),
      'fa',
    ),
    'a',
  ],
  'The dialog has the results by section, those of the past folded or open, and what is remembered and offered': [
    lists.join(''),
    'body > *',
  ],
  'A page of results has a number for each, those of the past apart, a filter, and links to other pages': [
    [1, 2, 3]
      .map((page) => inSearch(<Pager address={{ ...address, page }} pages={3} onGo={nothing} />))
      .concat(
        [undefined, 'blog' as const].map((section) =>
          inSearch(<PageOfResults hits={hits} address={{ ...address, section }} onFollow={nothing} />),
        ),
      )
      .concat(inSearch(<SectionFilter address={address} onGo={nothing} />))
      .join(''),
    'body > *',
  ],
  'A search reports that it is under way or stalled, how it was understood, and that nothing was found': [
    [
      outcomeOf({}),
      outcomeOf({ status: 'loading' }),
      outcomeOf({ status: 'loading', result: found }),
      outcomeOf({ status: 'stalled', result: found }),
      outcomeOf({ result: { ...found, interpretation: { kind: 'layout', query: 'dns' } } }),
      outcomeOf({ result: { ...found, interpretation: { kind: 'typo', query: 'dns' } } }),
      outcomeOf({ result: { hits: [], total: 0 } }),
      outcomeOf({ result: { hits: [], total: 0, isPartial: true } }),
    ]
      .map((html) => `<section>${html}</section>`)
      .join(''),
    'body > *',
  ],
  'A search reports why it failed, and that a query is too long': [
    [...failures, new Error('No.')].map((failure) => outcomeOf({ status: 'error', failure })).join('') +
      ['a', 'a'.repeat(64)].map((query) => inSearch(<LimitNotice query={query} />)).join(''),
    'body > *',
  ],
  'The footer has the columns and the owner, and the mirrors of the page, but not of one that is lost': [
    ['/docs/guide/start', '/404'].map((path) => htmlOnPage(<Footer />, 'en', path, {}, mirrored)).join(''),
    'footer',
  ],
  'The search dialog is closed and works as a form': [types, 'dialog'],
  'The home page asks what the reader wants': [home, 'main'],
  'The not-found page offers a search and two lists': [notFound, 'main'],
  'The search page offers problems and, without scripts, lists': [htmlOfPage('/search'), 'main'],
  'The list of all pages has each page below its section': [htmlOfPage('/pages'), 'main'],
  'The list of the documentation says what it lists': [htmlOfPage('/docs'), 'main > *'],
});
