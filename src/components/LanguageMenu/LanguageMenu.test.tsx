// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { htmlOnPage } from '../testing/htmlOnPage.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

it('links to the page in every language, each named in its language and marked for screen readers', () => {
  document.body.innerHTML = htmlOnPage(<LanguageMenu />, 'ru');
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('href'), link.lang, link.dir, link.textContent])).toEqual([
    ['/help/en/docs/guide/start', 'en', 'ltr', 'English'],
    ['/help/farsi/docs/guide/start', 'fa-IR', 'rtl', 'فارسی'],
    ['/help/ru/docs/guide/start', 'ru', 'ltr', 'Русский'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  expect(links.map((link) => link.dataset['language'])).toEqual(['en', 'fa', 'ru']);
  expect(document.querySelector('summary')?.getAttribute('aria-label')).toBe('Язык: Русский');
});
