import { describe, expect, it } from 'vitest';
import type { PageVocabulary } from '../../model/config/pageVocabulary.ts';
import type { Problem } from '../../model/problems/problems.ts';
import type { Screen } from '../../product/screens/screens.ts';
import { readConfiguration } from '../configuration.ts';
import { compilePage } from './compile.ts';
import { componentNames } from './components.ts';

const same = (text: string) => ({ en: text, fa: text, ru: text });
const screen = (frame: Screen['frame'], ...kinds: readonly ('qr' | 'orb')[]): Screen => ({
  path: ['home.title'],
  frame,
  blocks: kinds.map((kind) => (kind === 'orb' ? { kind, state: 'idle' } : { kind })),
});

/** The site's configuration, with fixed facts, platforms and pictures for the messages. */
const configuration = readConfiguration();
const vocabulary: PageVocabulary = {
  ...configuration,
  facts: { lockout: { kind: 'text', value: '15' }, refund: { kind: 'text', value: '30' } },
  platforms: { ios: 'iOS', windows: 'Windows' },
  features: { lock: { group: 'protection', name: same('Lock'), page: '/docs/lock' } },
  appWords: { home: { title: same('Home'), connect: same('Connect'), idle: same('Off') } },
  screens: { start: screen('phone', 'orb'), code: screen('phone', 'qr'), asking: screen('system', 'orb') },
  troublePath: {
    ...configuration.troublePath,
    advice: Object.fromEntries(
      Object.entries(configuration.troublePath.advice)
        .slice(0, 2)
        .map(([id, advice], index) => [id, { ...advice, show: ['start', undefined][index] }]),
    ),
  },
};

function compile(body: string) {
  const problems: Problem[] = [];
  const page = compilePage({ body, file: 'page.mdx', bodyLine: 1, locale: 'en' }, vocabulary, problems);
  return { problems, sheets: page?.sheets ?? [], text: page?.sections.map(({ text }) => text).join(' ') ?? '' };
}

const messages = (body: string) => compile(body).problems.map(({ message }) => message);

const tab = '<TabItem value="ios">\n\nText.\n\n</TabItem>';
const tabs = (inside: string) => `<Tabs>\n${inside}\n</Tabs>`;
const countries = '<PaymentTable> has no country';

describe('a component that is written as it should be', () => {
  it.each([
    '<Fact id="lockout" />',
    'In <Fact id="refund" /> days.',
    'Press <Ui id="home.connect" />.',
    'Open <UiPath ids="home.title home.connect" />.',
    '<Details summary="More">\n\nText.\n\n</Details>',
    '<Screen show="start" marks="1:home.idle">\n\n1. Text.\n\n</Screen>',
    '<Screen show="start">\n\n1. Text.\n\n</Screen>',
    tabs(tab),
    tabs(`${tab}\n\n{/* a comment */}\n\n<TabItem value="linux" label="Linux">\n\nText.\n\n</TabItem>`),
    '<IfSet fact="lockout">\n\nText.\n\n</IfSet>',
    'One <IfSet fact="lockout">two</IfSet>.',
    '<FeatureTable group="protection" />',
    '<FeatureTable platform="windows" />',
    '<PaymentTable />',
    '<PaymentTable country="iran" />',
    "<Architecture title=\"Parts\" rows={[[{ id: 'a', text: 'A' }]]} links={[]} />",
    'Text {/* and a comment */} and {} nothing.',
    'The <kbd title="key">Esc</kbd> key.',
  ])('has no problem: %s', (body) => {
    expect(compile(body).problems).toEqual([]);
  });
});

describe('a component with a mistake is reported with what to write instead:', () => {
  it.each([
    [
      '<Detials />',
      `There is no component <Detials>; there are ${[...componentNames].sort().join(', ')}. Did you mean "Details"?`,
    ],
    [
      '<Admonition />',
      '<Admonition> is made from Markdown: an admonition is written ":::note[Title]" and ":::", each on its own line.',
    ],
    ['A <details /> here.', /^There is no component <details>; .* Did you mean "Details"\?$/],
    ['<Fact />', '<Fact> has no id; write <Fact id="refundWindow" />.'],
    ['<Fact id="" />', '<Fact> has no id; write <Fact id="refundWindow" />.'],
    ['<Fact id="lockout" times={2} />', '"lockout" is not a price: `times` multiplies nothing else.'],
    ['One <IfSet>two</IfSet>.', '<IfSet> has no fact; write <IfSet fact="page.status">.'],
    ['<IfSet fact="lockut">\n\nText.\n\n</IfSet>', /^There is no fact "lockut" .* Did you mean "lockout"\?$/],
    ['<FeatureTable />', /^<FeatureTable> takes either a group or a platform/],
    ['<FeatureTable platform="window" />', /has no platform "window"; it has ios, windows\. Did you mean "windows"\?$/],
    ['<PaymentTable country="Iran" />', `${countries} "Iran"; it has iran, russia. Did you mean "iran"?`],
    ['<PaymentTable country="chile" />', `${countries} "chile"; it has iran, russia.`],
    ['Press <Ui />.', '<Ui> has no id; write <Ui id="home.connect" />.'],
    ['Open <UiPath />.', '<UiPath> has no ids; write <UiPath ids="navigation.settings settings.protocol" />.'],
    ['<Screen>\n\nText.\n\n</Screen>', '<Screen> has no show; write <Screen show="home-idle">.'],
    [tabs('<TabItem value="toString">\n\nText.\n\n</TabItem>'), /^The tab "toString" needs a label; /],
    ['<FeatureTable group="toString" />', '<FeatureTable> has no group "toString"; it has protection.'],
    ['<Screen show="toString">\n\nText.\n\n</Screen>', 'There is no picture "toString" (site/screens.ts).'],
    ['<Sequence actors={[]} steps={[]} />', /^<Sequence> has no title; /],
    ['<Details>\n\nText.\n\n</Details>', '<Details> has no summary; write <Details summary="…">.'],
    ['<Tabs />', '<Tabs> has no <TabItem>; each tab is one: <TabItem value="android">.'],
    [tabs('Text.'), '<Tabs> has no <TabItem>; each tab is one: <TabItem value="android">.'],
    [tabs('<TabItem label="a">\n\nText.\n\n</TabItem>'), '<TabItem> has no value; write <TabItem value="android">.'],
  ])('%s', (body, message) => {
    expect(messages(body)).toEqual([expect.stringMatching(typeof message === 'string' ? exactly(message) : message)]);
  });

  it('once, not twice, if it is inside an unknown component', () => {
    expect(messages(`<Tbas>\n${tab}\n</Tbas>`)).toEqual([expect.stringContaining('no component <Tbas>')]);
  });
});

const exactly = (text: string) => new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);

describe('code in a text is reported, with what to write to show its braces', () => {
  it.each(['{price}', '{/* a */ price}', '{price /* a */}'])('%s', (code) => {
    const report = `${code} is read as code; to show the braces write them in backticks, \`${code}\`, or as &#123;${code.slice(1, -1)}&#125;.`;
    expect(messages(`A ${code} here.`)).toEqual([report]);
    expect(messages(`A.\n\n${code}\n\nB.`)).toEqual([report]);
  });
});

it('A mistake is reported at its line, and the text in it is kept', () => {
  expect(compile('One.\n\n<Detials>\n\nTwo.\n\n</Detials>')).toMatchObject({
    problems: [{ level: 'error', file: 'page.mdx', line: 3 }],
    text: 'One. Two.',
  });
});

it('Search reads the summary and the content of <Details>', () => {
  expect(compile('<Details summary="Old phones">\n\nTwo.\n\n</Details>').text).toBe('Old phones Two.');
});

describe('a page has the style sheets of', () => {
  it.each([
    ['text alone', 'Text with <Fact id="lockout" />.', []],
    ['a diagram of parts', '<Architecture title="a" rows={[]} links={[]} />', ['diagram']],
    ['a diagram of steps', '<Sequence title="a" actors={[]} steps={[]} />', ['diagram']],
    ['a table of features', '<FeatureTable group="protection" />', ['matrix']],
    ['a picture of the app', '<Screen show="start">\n\nText.\n\n</Screen>', ['phone']],
    ['a picture with what few of them have', '<Screen show="code">\n\nText.\n\n</Screen>', ['phone', 'more']],
    ['a picture of the system', '<Screen show="asking">\n\nText.\n\n</Screen>', ['dialog']],
    ['a picture that does not exist', '<Screen show="no">\n\nText.\n\n</Screen>', []],
    ['the path through trouble and its pictures', '<TroublePath />', ['phone', 'path']],
  ])('%s', (_, body, sheets) => {
    expect(compile(body).sheets).toEqual(sheets);
  });
});
