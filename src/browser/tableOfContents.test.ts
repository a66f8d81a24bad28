// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { markCurrentHeading } from './tableOfContents.ts';

/** Heading ids with their distance from the top of the page, in pixels. */
const headings = { wait: 100, call: 1000, خطا: 2000 };

it('marks the last heading in the top quarter of the window, one at a time', () => {
  const page = new AbortController();
  let scrolled = 0;
  const linkTo = (id: string) => `<a href="#${encodeURIComponent(id)}"></a>`;
  document.body.innerHTML = `<nav data-toc="">${Object.keys(headings).map(linkTo).join('')}${linkTo('gone')}</nav>`;
  for (const [id, top] of Object.entries(headings)) {
    const heading = Object.assign(document.createElement('h2'), { id });
    vi.spyOn(heading, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top - scrolled));
    document.body.append(heading);
  }
  vi.stubGlobal('innerHeight', 800);
  const marked = () => [...document.querySelectorAll('[aria-current="true"]')].map((link) => link.getAttribute('href'));
  markCurrentHeading(page.signal);
  expect(marked()).toEqual(['#wait']);
  const markedAt = (pixels: number) => {
    scrolled = pixels;
    dispatchEvent(new Event('scroll'));
    return marked();
  };
  expect([-100, -99, 1500, -99].map(markedAt)).toEqual([[], ['#wait'], ['#call'], ['#wait']]);
  expect(markedAt(2000)).toEqual([`#${encodeURIComponent('خطا')}`]);
  page.abort();
  expect(markedAt(0)).toEqual([`#${encodeURIComponent('خطا')}`]);
});
