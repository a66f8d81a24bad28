import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { UseBeyondFloor } from './browserSupport/floor.ts';
import { markupUses } from './browserSupport/markup.ts';
import { scriptUses } from './browserSupport/scripts.ts';
import { styleUses } from './browserSupport/styles.ts';
import { files, output, redirectFiles } from './builtSite.ts';
import { documents, readDocument } from './pages/documents.ts';
import { used } from './pages/shapes.ts';

/** Features beyond the floor (docs/browsers.md), and the behaviour of engines that lack them. */
const spared: Readonly<Record<string, string>> = {
  // Detected before they are used.
  'api.TrustedTypePolicyFactory.createPolicy': 'Only with Trusted Types.',
  'api.HTMLDialogElement.showModal': 'Without dialogs search is a page (src/browser/dialogs.ts).',
  'api.HTMLElement.hidePopover': 'Without popovers data-open shows the drawer (src/browser/drawer.ts).',
  'css.selectors.popover-open': 'The same.',
  'html.global_attributes.popover': 'The same.',
  'html.elements.button.popovertarget': 'The same.',
  'html.elements.button.popovertargetaction': 'The same.',
  'html.elements.dialog': 'A hidden part of the page until it is opened (base.css).',
  'api.Document.createElement.options_parameter.options_is_parameter': 'React supports it; no part has the attribute.',
  'api.Document.startViewTransition': 'React calls it only for <ViewTransition>, which no part has.',
  'api.ViewTransition.skipTransition': 'The same.',
  'api.NavigationDestination.getState': 'Only if React finds the Navigation API.',
  'javascript.builtins.Error.captureStackTrace': 'graphql checks for it first.',
  // Without them something is less comfortable.
  'api.HTMLElement.focus.options_preventScroll_parameter': 'The browser scrolls to what has the focus.',
  'css.selectors.focus-visible': 'The browser draws its own ring.',
  'css.properties.outline': 'Its corners are square.',
  'css.selectors.has':
    'Ornaments; the page behind the search dialog scrolls; contents are in the navbar, too, if there is a column of them.',
  'css.selectors.backdrop': 'Only of dialogs.',
  'css.selectors.-webkit-search-cancel-button': 'Firefox draws no such button.',
  'css.selectors.details-content': 'What is folded stays folded on paper (print.css); the reader can open it first.',
  'css.properties.content-visibility': 'The same.',
  'css.properties.content-visibility.visible': 'The same.',
  'css.properties.break-after.avoid': 'A heading may be the last line of a sheet of paper.',
  'css.selectors.marker': 'Numbers of lists have the colour of the text.',
  'css.properties.overflow-wrap.anywhere': 'Long words break only where the page would scroll.',
  'css.properties.overflow-x.clip': 'Hidden instead (Home.css).',
  'css.properties.align-self.start': 'Known in grids, where it is used.',
  'css.properties.cursor.pointer': 'No mouse, no cursor.',
  'css.properties.color-scheme': 'Scrollbars and fields are light.',
  'css.properties.color-scheme.light': 'The same.',
  'css.properties.color-scheme.dark': 'The same.',
  'css.properties.accent-color': 'Boxes have the colour of the system.',
  'css.properties.text-wrap': 'Headings break as they come.',
  'css.properties.text-wrap.balance': 'The same.',
  'css.properties.text-decoration-thickness': 'Underlines have the usual thickness.',
  'css.properties.scroll-behavior': 'The page jumps.',
  'css.properties.scroll-behavior.smooth': 'The same.',
  'css.properties.overscroll-behavior': 'The page scrolls on at the end of the sidebar.',
  'css.properties.overscroll-behavior.contain': 'The same.',
  'css.properties.scrollbar-width': 'Scrollbars look as usual.',
  'css.properties.scrollbar-width.thin': 'The same.',
  'css.properties.scrollbar-color': 'The same.',
  'css.properties.scrollbar-gutter': 'The page moves by the width of a scrollbar when search opens.',
  'css.properties.scrollbar-gutter.stable': 'The same.',
  'html.elements.search': 'It has no implicit role.',
  'html.elements.link.fetchpriority': 'The font is requested as usual.',
  'html.global_attributes.enterkeyhint': 'The keyboard says Enter.',
  'html.global_attributes.inputmode': 'The usual keyboard.',
  'html.global_attributes.autocapitalize': 'Search folds letters.',
  'html.global_attributes.autocorrect': 'The phone may correct a word.',
  'css.at-rules.media.forced-colors': 'Only if the system sets the colours.',
  'css.properties.forced-color-adjust':
    'Pictures of the app have the colours of the system there, and heads of arrows are squares.',
  'css.properties.forced-color-adjust.none': 'The same.',
};

const read = (file: string) => readFileSync(join(output, file), 'utf8');
const ending = (suffix: string) => files.filter((file) => file.endsWith(suffix));
const unspared = (uses: readonly UseBeyondFloor[]) => uses.filter(({ feature }) => !Object.hasOwn(spared, feature));

test('the oldest engines run all scripts', () => {
  const inline = [...read('index.html').matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  expect(inline).toHaveLength(1);
  expect(unspared(scriptUses([...ending('.js').map(read), ...inline]))).toEqual([]);
});

test('the oldest engines understand all styles, except those they can do without', () => {
  expect(unspared(ending('.css').flatMap((file) => styleUses(read(file))))).toEqual([]);
});

test('the oldest engines support all elements and attributes, or ignore them without harm', () => {
  expect(documents.size).toBeGreaterThan(1000);
  for (const file of ending('.html')) if (file.startsWith('copies/') || redirectFiles.has(file)) readDocument(file);
  expect(unspared(markupUses(used))).toEqual([]);
});

test('features that the oldest engines lack are found, except styles with a fallback', () => {
  for (const code of ['a ??= 1', 'list.at(-1)', '/(?<!a)b/.test(text)', "page.querySelector('p:not(.a, .b)')"])
    expect(scriptUses([code]), code).toHaveLength(1);
  for (const css of [
    'p { inline-size: 5vi }',
    'p:has(a) { color: red }',
    '@container (min-width: 1px) { p { color: red } }',
  ])
    expect(styleUses(css), css).not.toEqual([]);
  for (const css of ['p { height: 1px; height: 5vi }', '@supports (rotate: 1turn) { p { rotate: 1turn } }'])
    expect(styleUses(css), css).toEqual([]);
  expect(markupUses(['dialog '])).toHaveLength(1);
});
