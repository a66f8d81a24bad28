// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { htmlOnPage } from '../testing/htmlOnPage.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

it('show phones only the nearest page above, skipping categories without a page', () => {
  const back = (path: string) => {
    document.body.innerHTML = htmlOnPage(<Breadcrumbs />, 'en', path);
    return [...document.querySelectorAll('.back')].map((crumb) => crumb.querySelector('a')?.getAttribute('href'));
  };
  expect(back('/docs/guide/slow')).toEqual(['/help/en/docs/guide/trouble']);
  expect(back('/docs/guide/old')).toEqual(['/help/en/docs/guide/start']);
});
