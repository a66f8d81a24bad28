// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { missingPage } from '../../model/config/keep.ts';
import { exampleSite, exampleText, exampleView, same } from '../../model/testing/exampleSite.ts';
import { FeatureTable } from '../../product/features/FeatureTable.tsx';
import { TroublePath } from '../../product/troublePath/TroublePath.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { headings } from '../Heading/Heading.tsx';
import { ChangelogOverview } from '../mdx/ChangelogOverview/ChangelogOverview.tsx';
import { CodeBlock } from '../mdx/CodeBlock/CodeBlock.tsx';
import { CopyDownload } from '../mdx/CopyDownload/CopyDownload.tsx';
import { Details } from '../mdx/Details/Details.tsx';
import { Download } from '../mdx/Download/Download.tsx';
import { Fact } from '../mdx/Fact/Fact.tsx';
import { KeepOffline } from '../mdx/KeepOffline/KeepOffline.tsx';
import { PageNotices } from '../Notice/PageNotices.tsx';
import { PageProvider, pageContext } from '../PageContext/PageContext.tsx';
import { fullSite, htmlOfPage, htmlOnPage } from '../testing/htmlOnPage.tsx';
import { itReads } from '../testing/outline.ts';
import { Content } from './Content.tsx';
import { PageFoot } from './PageFoot.tsx';

const start = '/docs/guide/start';
const text = exampleText('en', 'a');
const code = "const [{ jsx }] = arguments; return { default: (p) => jsx(p.components.img, { alt: 'Map' }) };";
const onDoc = (part: ReactNode, changes = {}, path = start, of = fullSite) => htmlOnPage(part, 'fa', path, changes, of);
const feature = (name: string, group: string, ...also: string[]) => ({ name: same(name), group, page: '/docs', also });
const features = {
  app: feature('App', 'apps', 'ios'),
  tunnel: feature('Tunnel', 'apps', 'ios', 'dashboard'),
  refund: feature('Refund', 'apps'),
  dns: feature('DNS', 'more', 'linux'),
};
const platforms = { ios: 'iOS', linux: 'Linux' };
const changeTargets = { dashboard: same('Dashboard') };
const { config, strings } = fullSite;
const onlyQuestion = { start: { question: same('What?'), choices: [], page: start } };
const onPath = { ...fullSite, troublePath: { ...fullSite.troublePath, questions: onlyQuestion } };
const withFeatures = exampleSite({ config, strings, features, platforms, changeTargets });
const tables = [
  <FeatureTable key="1" group="apps" />,
  <FeatureTable key="2" group="more" />,
  <FeatureTable key="3" platform="ios" />,
];
const copyOf = (name: string) => ({ name, bytes: 1_234_567, day: '2026-11-22', sha256: '0123' });
const copies = { en: copyOf('help-en.html'), fa: copyOf('help-fa.html'), ru: copyOf('help-ru.html') };

it('The path through trouble shows no step before the answers and attempts that lead to it', () => {
  document.body.innerHTML = onDoc(<TroublePath />);
  const later = [...document.querySelectorAll('.later')].map(({ id }) => id);
  expect(later).toEqual(['slow-support', 'other-support', 'solved']);
});
itReads(import.meta.dirname, {
  'The foot of a page has the ways to report, to edit, its days and its Markdown': [
    onDoc(<PageFoot />, { checked: '2026-11-02', updated: '2026-11-01' }),
    'body > *',
  ],
  'The foot of a page with less says less': [
    onDoc(<PageFoot />, { file: undefined, updated: undefined }, '/blog/first-servers', exampleSite()),
    'body > *',
  ],
  'An untranslated page says so': [onDoc(<PageNotices />, { state: 'missing' }), 'body > *'],
  'An outdated, unlisted page says both': [onDoc(<PageNotices />, { state: 'outdated', unlisted: true }), 'body > *'],
  'An unlisted page that readers are led to says nothing': [
    onDoc(<PageNotices />, { unlisted: true }, start, onPath) +
      onDoc(<PageNotices />, { unlisted: true, path: missingPage }),
    'body > *',
  ],
  'A page in English on a Persian page is marked as English': [
    onDoc(<Content text={{ ...text, compiled: { ...text.compiled, code } }} />),
    'body > *',
  ],
  'A heading shows that its section is older than the English one': [
    onDoc(<headings.h2 id="dns">DNS</headings.h2>, { stale: ['', 'dns'] }),
    'body > *',
  ],
  'A picture has its text and size, links to its file, and one of another site keeps its address': [
    onDoc(
      ['/img/map.png', 'https://example.com/a.png'].map((src) => <Figure key={src} src={src} alt="Map" title="T" />),
    ),
    'body > *',
  ],
  'A price can be multiplied': [onDoc(<Fact id="price.basic" times={40} />), 'body > *'],
  'A heading is linked to itself under its whole text': [
    onDoc(<headings.h3 id="dns">Use {['DNS ', <b key="1">of {4}</b>]}</headings.h3>),
    'body > *',
  ],
  'The parts of code are named for copying and reading': [
    onDoc([
      <CodeBlock key="1" language="bash" code="ls" />,
      <CodeBlock key="2" language="message" code="Hi" />,
      <CodeBlock key="3" language="js" code="a" meta='title="a.js"' />,
    ]),
    'body > *',
  ],
  'Features have a table of platforms and a list; those of a platform have a list': [
    onDoc(tables, {}, start, withFeatures),
    'body > *',
  ],
  'A copy has its size, day and checksum, and links to those of other languages': [
    renderToStaticMarkup(
      <PageProvider value={{ ...pageContext(fullSite, exampleView(start, 'fa', fullSite)), copies }}>
        <CopyDownload />
      </PageProvider>,
    ),
    '.copy-download',
  ],
  'Files are linked for download, and details are folded': [
    onDoc([
      <Download key="1" file="licenses.txt" />,
      <Download key="2" file="mock.mjs" />,
      <Details key="3" summary="More">
        Text.
      </Details>,
    ]),
    'body > *',
  ],
  'Controls that keep the site are hidden until they apply': [onDoc(<KeepOffline />), 'body > *'],
  'The changelog shows the latest releases and all years': [onDoc(<ChangelogOverview />), 'body > *'],
  'A release has its days, changes and documentation': [
    htmlOfPage('/docs/changelog/changelog-2023-12-01', 'fa'),
    'article',
  ],
  'A year counts its releases': [htmlOfPage('/docs/changelog/2024'), 'article > :not(.breadcrumbs)'],
  'The path through trouble asks, advises and ends with a message': [onDoc(<TroublePath />), 'body > *'],
  'A page that is not translated has its title in English': [
    htmlOfPage('/docs/guide/slow', 'fa'),
    'article, .pagination',
  ],
});
