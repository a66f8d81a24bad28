// @vitest-environment happy-dom
import { htmlOfPage } from '../testing/htmlOnPage.tsx';
import { itReads } from '../testing/outline.ts';

const types = htmlOfPage('/docs/api/Types');
const home = htmlOfPage('/', 'fa');
const notFound = htmlOfPage('/404');

itReads(import.meta.dirname, {
  'A page begins with the way past the menus, the announcement and the navbar': [
    types,
    'body > :not(.layout, footer, dialog)',
  ],
  'The drawer has the pages of the section and the main menu': [types, '.drawer'],
  'The drawer of a page without a section has the main menu alone': [home, '.drawer'],
  'The footer has the columns and the owner': [types, 'footer'],
  'The search dialog is closed and works as a form': [types, 'dialog'],
  'The home page asks what the reader wants': [home, 'main'],
  'The not-found page offers a search and two lists': [notFound, 'main'],
  'The search page offers problems and, without scripts, lists': [htmlOfPage('/search'), 'main'],
  'The list of all pages has each page below its section': [htmlOfPage('/pages'), 'main'],
  'The list of the documentation says what it lists': [htmlOfPage('/docs'), 'main > *'],
});
