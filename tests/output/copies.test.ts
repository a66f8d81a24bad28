import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatSize } from '../../src/model/text/format.ts';
import { locales } from '../../src/model/text/locale.ts';
import { output, stored } from './builtSite.ts';
import { all, pageAt } from './dom.ts';
import { complaints } from './validHtml.ts';

/** Bytes: the 350 kB that a messenger takes over a slow network in less than a minute, less 5 %. */
const copyLimit = 332_500;

const read = (file: string) => readFileSync(join(output, file), 'utf8');

describe.each(locales)('The copy in %s', (locale) => {
  const file = `copies/orbvpn-help-${locale}.html`;

  test('has at most 332.5 kB, which is 350 less 5 % (else remove a page from it in site/copies.ts)', () => {
    expect(stored(file)).toBeLessThanOrEqual(copyLimit);
  });

  test('loads nothing, and its policy allows only its own styles and script', () => {
    const html = read(file);
    expect(html).not.toMatch(/<link|<script src| src="(?!data:)|@import|url\((?!data:)/);
    expect(html).toMatch(/default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'/);
  });

  test('has a target for each link within it', () => {
    const html = read(file);
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    const named = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id = '']) => decodeURIComponent(id));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('is valid HTML', { timeout: 60_000 }, async () => expect(await complaints([file])).toEqual([]));

  test('is offered with its true size and checksum, to download on the page and in its Markdown twin', () => {
    const sum = createHash('sha256')
      .update(readFileSync(join(output, file)))
      .digest('hex');
    const size = formatSize(stored(file), locale);
    for (const page of ['copies.html', 'copies.md']) {
      const text = read(`${locale}/docs/tutorial-basics/${page}`);
      expect(text).toContain(sum);
      expect(text).toContain(size);
      expect(text).toContain(file);
    }
    const [link] = all(`main a[href$="/${file}"]`, pageAt(`/${locale}/docs/tutorial-basics/copies`));
    expect(link?.attribs['download']).toBe(basename(file));
  });
});

test('Without a key of the site no page about copies mentions keys', () => {
  for (const locale of locales)
    expect(read(`${locale}/docs/tutorial-basics/copies.html`)).not.toMatch(/minisign|SHA256SUMS/);
});
