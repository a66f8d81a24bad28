import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readStamp, stamp } from './stamp.ts';

const page = '---\ntitle: Вход\nkeywords: [a,  b]\n---\n\n## Код {#code}\n\nsource: here\n\n---\n';

describe('the stamp of a translation', () => {
  it('is appended to the front matter, and nothing else changes', () => {
    expect(stamp(page, { '': 'a1b2c3d4', code: 'e5f6' })).toBe(
      page.replace('b]\n---', 'b]\nsource:\n  "": a1b2c3d4\n  code: e5f6\n---'),
    );
  });

  it.each(['source: 000000000abc', 'source:\n  "": 0000\n  gone: abcd'])(
    'replaces an earlier one in place: %j',
    (earlier) => {
      expect(stamp(`---\n${earlier}\ntitle: Вход\n---\nText\n`, { '': 'a1b2' })).toBe(
        '---\nsource:\n  "": a1b2\ntitle: Вход\n---\nText\n',
      );
    },
  );

  it('keeps the line endings of the file', () => {
    expect(stamp('---\r\ntitle: Вход\r\n---\r\nText\r\n', { '': 'abcd' })).toBe(
      '---\r\ntitle: Вход\r\nsource:\r\n  "": abcd\r\n---\r\nText\r\n',
    );
  });

  it.each(['\n', '\r\n'])('is read back from a file with line endings %j', (end) => {
    const source = { '': 'abcd', code: 'e5f6' };
    expect(readStamp(stamp(page.replaceAll('\n', end), source))).toEqual(source);
  });

  it.each(['1234', '12e5', '0x1f', 'true'])('is a string in YAML, even if it looks like something else: %s', (hash) => {
    const [, yaml = ''] = stamp('---\ntitle: Вход\n---\n', { '': hash }).split(/^---$/m);
    expect(parse(yaml)).toEqual({ title: 'Вход', source: { '': hash } });
  });

  it('needs front matter', () => {
    expect(() => stamp('Text\n\n---\n\n---\n', {})).toThrow('no front matter');
  });
});
