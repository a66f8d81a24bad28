// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { htmlOnPage } from '../testing/htmlOnPage.tsx';
import { DocsSidebar } from './DocsSidebar.tsx';

function openOn(path: string, name: string) {
  document.body.innerHTML = htmlOnPage(<DocsSidebar name={name} />, 'en', path);
  return [...document.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset['category']);
}

it('opens the branch of the current page, categories without a page, and those that start open', () => {
  expect(openOn('/docs/guide/slow', 'guideSidebar')).toEqual(['/docs/guide/trouble', 'More']);
  expect(openOn('/docs/guide/start', 'guideSidebar')).toEqual(['More']);
  expect(openOn('/docs/guide/start', 'apiSidebar')).toEqual(['/docs/api/Queries']);
});

it('shows an unlisted page on itself alone', () => {
  const shows = (path: string) => {
    openOn(path, 'guideSidebar');
    return document.querySelector('a[href$="/docs/guide/hidden"]') !== null;
  };
  expect([shows('/docs/guide/slow'), shows('/docs/guide/hidden')]).toEqual([false, true]);
});

it('marks the current page, whether it is an entry or a category, and shows operations as code with their title', () => {
  const current = () =>
    [...document.querySelectorAll('[aria-current="page"]')].map((link) => [
      link.textContent,
      link.querySelector('code')?.title,
    ]);
  openOn('/docs/guide/trouble', 'guideSidebar');
  expect(current()).toEqual([['Trouble', undefined]]);
  expect(openOn('/docs/guide/trouble', 'guideSidebar')).toEqual(['/docs/guide/trouble', 'More']);
  openOn('/docs/api/Queries/User-Accounts/balance', 'apiSidebar');
  expect(current()).toEqual([['balance', 'Read balance']]);
});
