import { expect, it } from 'vitest';
import { htmlOnPage } from '../../testing/htmlOnPage.tsx';
import { views } from './Admonition.tsx';

it.each([
  ['en', undefined, 'Warning'],
  ['fa', undefined, 'هشدار'],
  ['ru', 'Сначала сохраните', 'Внимание: Сначала сохраните'],
] as const)(
  'A feed, which has neither colours nor icons, names the kind of an admonition: %s, %s',
  (locale, title, name) => {
    const { feed: Admonition } = views.Admonition;
    const admonition = (
      <Admonition kind="warning" title={title}>
        …
      </Admonition>
    );
    expect(htmlOnPage(admonition, locale)).toBe(`<blockquote><p><strong>${name}</strong></p>…</blockquote>`);
  },
);
