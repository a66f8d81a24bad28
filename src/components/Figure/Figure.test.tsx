import { expect, it } from 'vitest';
import { htmlOnPage, site } from '../testing/htmlOnPage.tsx';
import { Figure } from './Figure.tsx';

const figure = (src: string) => htmlOnPage(<Figure src={src} alt="Карта серверов" title="Карта" />, 'ru');

it('A picture has its text, links to its file, and has its size, so that nothing moves when it loads', () => {
  expect(figure('/img/map.png')).toBe(
    `<a class="figure" href="/help/img/map.png" data-reload="" aria-label="${site.strings.ru.page.zoom}: Карта серверов">` +
      '<img src="/help/img/map.png" alt="Карта серверов" title="Карта" width="640" height="480" loading="lazy" decoding="async"/></a>',
  );
});

it('A picture on another site keeps its address and has no size', () => {
  expect(figure('https://example.com/img/map.png')).toContain(
    '<img src="https://example.com/img/map.png" alt="Карта серверов" title="Карта" loading',
  );
});
