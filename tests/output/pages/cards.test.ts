import { describe, expect, test } from 'vitest';
import { stored } from '../builtSite.ts';
import { absoluteSitePath, canonicalPath, isInAllLanguages, isServed } from './addresses.ts';
import { documents } from './documents.ts';

const pages = [...documents.values()].filter((page) => !isInAllLanguages(page));

describe('The card of a shared page', () => {
  test('is an existing picture of its language, of at most 300 kB', () => {
    const pictures = new Set(
      pages.map(({ path, meta }) => {
        const picture = absoluteSitePath(meta('og:image')) ?? 'none';
        expect(picture).toBe(`/og${path.slice(0, 3)}.png`);
        return picture;
      }),
    );
    for (const picture of pictures) {
      expect(isServed(picture), picture).toBe(true);
      expect(stored(picture.slice(1)), picture).toBeLessThanOrEqual(300_000);
    }
  });

  test('has the title, the description and the address of the page', () => {
    for (const page of pages) {
      expect(page.meta('og:title'), page.path).toBe(page.elements('title')[0]?.text);
      expect(page.meta('og:description'), page.path).toBe(page.meta('description'));
      expect(absoluteSitePath(page.meta('og:url')), page.path).toBe(canonicalPath(page));
      expect(page.meta('og:type'), page.path).toMatch(/^(website|article)$/);
    }
  });
});
