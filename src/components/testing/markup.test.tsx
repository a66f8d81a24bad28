import { join } from 'node:path';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { exampleSite, same } from '../../model/testing/exampleSite.ts';
import { Screen } from '../../product/screens/Screen.tsx';
import { navigation, type Screen as ScreenOf, wordsOnScreen } from '../../product/screens/screens.ts';
import { Cover } from '../Blog/Cover.tsx';
import { WayOut } from '../Home/WayOut.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as paths from '../Icon/paths.ts';
import { Mark } from '../Mark/Mark.tsx';
import { CodeBlock } from '../mdx/CodeBlock/CodeBlock.tsx';
import { renderings } from '../mdx/Diagram/Diagram.tsx';
import { TabItem, Tabs } from '../mdx/Tabs/Tabs.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { fullSite, htmlOnPage } from './htmlOnPage.tsx';

const app: ScreenOf = {
  path: ['home.title', 'home.more'],
  frame: 'phone',
  tab: 'navigation.home',
  blocks: [
    { kind: 'orb', state: 'idle' },
    { kind: 'heading', word: 'home.heading' },
    {
      kind: 'rows',
      rows: [
        { word: 'home.plan', value: 'home.basic' },
        { word: 'home.more', end: 'on' },
      ],
    },
    { kind: 'button', word: 'home.connect', look: 'main' },
    { kind: 'field', word: 'home.email' },
    { kind: 'digits', count: 2 },
    { kind: 'qr' },
    { kind: 'message', word: 'home.hello', from: 'reader' },
  ],
};
const dialog = { kind: 'dialog', system: 'android', title: 'ask.title', text: 'ask.why', buttons: ['ask.no'] } as const;
const ask: ScreenOf = { path: ['ask.title'], frame: 'system', blocks: [{ ...dialog, inEnglish: ['fa'] }] };
const desktop: ScreenOf = { ...ask, frame: 'desktop', title: 'ask.title' };

const appWords: Record<string, Record<string, ReturnType<typeof same>>> = {};
for (const id of [app, ask].flatMap((screen) => [...screen.path, ...wordsOnScreen(screen), ...navigation])) {
  const [place = '', name = ''] = id.split('.');
  appWords[place] = { ...appWords[place], [name]: same(id) };
}
const { config, strings } = fullSite;
const site = exampleSite({ config, strings, appWords, screens: { app, ask, desktop } });
const [post, other] = site.posts;

const draw = (part: ReactNode, locale: 'en' | 'fa' = 'fa') =>
  htmlOnPage(part, locale, '/docs/guide/start', {}, site).replaceAll('><', '>\n<');

const sequence = (
  <renderings.Sequence
    title="Talk"
    actors={['A', 'B', 'C']}
    steps={[
      { from: 0, to: 1, text: 'asks' },
      { note: 'stored', over: [1, 0] },
      { from: 2, to: 1, text: 'answers' },
    ]}
  />
);
const titles = [
  ...['Sign in with e-mail and password', 'Настройка Wi-Fi', 'OrbVPN در Android TV', 'The kill-switch page'],
  ...['GraphQL', 'WireGuard — протокол', 'a-b-c'],
];
const tabs = ['', 'platform'].map((group) => (
  <Tabs key={group} groupId={group}>
    <TabItem value="ios">Open Settings.</TabItem>
    ignored
    <TabItem value="android" label="Android 9">
      Open Network.
    </TabItem>
  </Tabs>
));

const parts: Readonly<Record<string, string>> = {
  'The mark': draw(<Mark />),
  'The way out': draw(<WayOut />),
  'An icon': draw(<Icon path={paths.menu} />),
  'The mark of a platform': draw(<PlatformMark platform="ios" />),
  'The first cover of a page': draw(post && <Cover post={post} />),
  'A further cover': draw(other && <Cover post={other} first={false} />),
  'A picture of the app': draw(<Screen show="app" marks="1:home.connect 12:navigation.home 3:home.basic" />),
  'A prompt next to a step': draw(<Screen show="ask">Press it.</Screen>),
  'A window': draw(<Screen show="desktop" />),
  'Screen readers announce sender and receiver, with an arrow in the direction of the text': draw(sequence),
  'The same from left to right': draw(sequence, 'en'),
  'Code with lines that its author names, adjacent ones together': draw(
    <CodeBlock language="text" code={'a\nb\nc\nd\ne'} meta="{1,3-4}" />,
  ),
  'Titles keep short hyphenated words and names on one line, and break at other hyphens': titles
    .map((text) => draw(<PageTitle text={text} />))
    .join('\n'),
  'Each tab has its label, or that of its platform, and controls its panel; the first is selected and shown':
    draw(tabs),
};

it('has the HTML of markup.txt', async () => {
  const text = Object.entries(parts).flatMap(([name, html]) => [`# ${name}`, html, '']);
  await expect(text.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'markup.txt'));
});
