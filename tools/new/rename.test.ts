import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stampOf } from '../../src/content/stamp.ts';
import { report } from '../../tests/content/report.ts';
import { copySite } from '../../tests/content/smallSite.ts';
import { readStamp, stamp } from '../translations/stamp.ts';
import { apply } from './apply.ts';
import { renamePage } from './rename.ts';
import { restamped } from './restamped.ts';

let copy = '';
beforeEach(() => {
  copy = copySite();
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

const rename = (from: string, to: string) => apply(copy, renamePage(copy, from, to));

describe('a renamed page', () => {
  it('is at its new address in every language, and the checks find nothing that still leads to the old one', async () => {
    rename('/docs/guide/slow', '/docs/guide/slow-connection');
    expect(existsSync(join(copy, 'content/fa/docs/guide/slow.mdx'))).toBe(false);
    expect(read('content/fa/docs/guide/slow-connection.mdx')).toContain('title: سرعت پایین');
    expect(await report(copy, copy)).toBe('Content checks: 0 errors, 0 warnings.\nThe build goes on.\n');
  });

  it('belongs in another sidebar if its section changes', () => {
    const step = 'Move it in site/sidebars.ts to the sidebar of its new section.';
    expect(renamePage(copy, '/docs/guide/slow', '/docs/services/slow').next).toContain(step);
    expect(renamePage(copy, '/docs/guide/slow', '/docs/guide/fast').next).not.toContain(step);
  });

  it('names its old address, and changes nothing else in its file', () => {
    const before = read('content/en/docs/guide/slow.mdx');
    rename('/docs/guide/slow', '/docs/guide/slow-connection');
    expect(read('content/en/docs/guide/slow-connection.mdx')).toBe(
      before.replace('\n---\n', '\nredirect_from: [/docs/guide/slow]\n---\n'),
    );
  });

  it('that gets its earlier address again no longer has it in redirect_from', () => {
    rename('/docs/guide/slow', '/docs/guide/slower');
    rename('/docs/guide/slower', '/docs/guide/slow');
    expect(read('content/en/docs/guide/slow.mdx')).toContain('\nredirect_from: [/docs/guide/slower]\n');
  });

  it('takes the pages below it along', async () => {
    write(
      'content/en/docs/guide/slow/wifi.mdx',
      '---\ntitle: Wi-Fi\ndescription: Why the air is slower than a cable, and what to do.\n---\n\nText.\n',
    );
    write(
      'content/en/docs/guide/start.mdx',
      `${read('content/en/docs/guide/start.mdx')}\n[Wi-Fi](/docs/guide/slow/wifi)\n`,
    );
    rename('/docs/guide/slow', '/docs/guide/fast');
    expect(read('content/en/docs/guide/fast/wifi.mdx')).toContain('redirect_from: [/docs/guide/slow/wifi]');
    expect(read('content/en/docs/guide/start.mdx')).toContain('[Wi-Fi](/docs/guide/fast/wifi)');
    expect(read('content/en/docs/guide/start.mdx')).toContain('(/docs/guide/fast#wifi)');
  });

  it('leaves pages alone whose address begins in the same way', () => {
    write(
      'content/en/blog/others.mdx',
      '[Other](/docs/guide/slow-wifi), [below](/docs/guide/slow/wifi), [twin](/docs/guide/slow.md)\n',
    );
    rename('/docs/guide/slow', '/docs/guide/fast');
    expect(read('content/en/blog/others.mdx')).toBe(
      '[Other](/docs/guide/slow-wifi), [below](/docs/guide/slow/wifi), [twin](/docs/guide/fast.md)\n',
    );
  });

  it('is named where nothing changes it: in code, tests and documents, and behind a language', () => {
    write('docs/testing.md', 'First.\n\nOpen `/docs/guide/slow`.\n');
    write('site/links.ts', "export const mirror = 'https://example.com/en/docs/guide/slow';\n");
    expect(renamePage(copy, '/docs/guide/slow', '/docs/guide/fast').warnings).toEqual([
      'The old address is also here; correct it where this page is meant.\n  site/links.ts:1\n  docs/testing.md:3',
    ]);
  });
});

describe('a page is not renamed', () => {
  it.each([
    ['from what is not an address', 'guide/slow', '/docs/guide/fast', '"guide/slow" is not the address of a page'],
    ['to what is not an address', '/docs/guide/slow', '/docs/guide/Fast!', '"/docs/guide/Fast!" is not the address'],
    ['if it does not exist', '/docs/guide/slwo', '/docs/guide/fast', 'There is no page at /docs/guide/slwo'],
    [
      'into another kind of page',
      '/docs/guide/slow',
      '/slow',
      '/docs/guide/slow is in content/en/docs, and /slow would not be.',
    ],
    [
      'to an address that a page has',
      '/docs/guide/slow',
      '/docs/guide/start',
      'content/en/docs/guide/start.mdx exists already',
    ],
    ['to its own address', '/docs/guide/slow', '/docs/guide/slow', 'both the old and the new address'],
    ['into itself', '/docs/guide/slow', '/docs/guide/slow/wifi', '/docs/guide/slow/wifi is below /docs/guide/slow'],
  ])('%s', (_, from, to, message) => {
    expect(() => renamePage(copy, from, to)).toThrow(message);
  });

  it('if its address follows from its slug', () => {
    write(
      'content/en/docs/guide/slow.mdx',
      read('content/en/docs/guide/slow.mdx').replace('title:', 'slug: slowness\ntitle:'),
    );
    expect(() => renamePage(copy, '/docs/guide/slow', '/docs/guide/fast')).toThrow('has a slug');
  });
});

describe('the stamp of a translation whose English page names another address', () => {
  const page = (link: string) => `---\ntitle: Page\n---\n\nFirst.\n\n## Next {#next}\n\n[Slow](${link})\n\nLast.\n`;
  const change = { before: page('/docs/slow'), after: page('/docs/fast') };

  it('is that of the new text for what was current, and as outdated as before for the rest', () => {
    const words = (text: string) => ({
      title: 'Page',
      description: '',
      label: undefined,
      body: text.split('---\n\n')[1] ?? '',
    });
    const [before, after] = [stampOf(words(change.before)), stampOf(words(change.after))];
    const outdated = { ...before, next: `0000${before['next']?.slice(4)}` };
    const translation = stamp('---\ntitle: Страница\n---\n\nТекст.\n', outdated);
    const renewed = readStamp(restamped(translation, change));
    expect(renewed).toEqual({ ...after, next: `0000${after['next']?.slice(4)}` });
    expect(renewed).not.toEqual(outdated);
  });

  it('is not written if there is none', () => {
    expect(restamped('---\ntitle: Страница\n---\n', change)).toBe('---\ntitle: Страница\n---\n');
  });
});
