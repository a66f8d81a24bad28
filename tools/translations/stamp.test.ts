import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { stamp } from './stamp.ts';

const page = '---\ntitle: Вход\nkeywords: [a,  b]\n---\n\n## Код {#code}\n\nsource: here\n\n---\n';

describe('the stamp of a translation', () => {
  it('becomes the last line of the front matter, and nothing else changes', () => {
    expect(stamp(page, '9f86d081884c')).toBe(page.replace('b]\n---', 'b]\nsource: 9f86d081884c\n---'));
  });

  it('replaces an earlier one in place', () => {
    const stamped = '---\nsource: 000000000abc\ntitle: Вход\n---\nText\n';
    expect(stamp(stamped, '9f86d081884c')).toBe('---\nsource: 9f86d081884c\ntitle: Вход\n---\nText\n');
  });

  it('keeps the line endings of the file', () => {
    expect(stamp('---\r\ntitle: Вход\r\n---\r\nText\r\n', 'abc')).toBe(
      '---\r\ntitle: Вход\r\nsource: abc\r\n---\r\nText\r\n',
    );
  });

  it.each(['123456789012', '12345e678901'])('is a string in YAML, also where it looks like a number: %s', (version) => {
    const [, yaml = ''] = stamp('---\ntitle: Вход\n---\n', version).split(/^---$/m);
    expect(parse(yaml)).toEqual({ title: 'Вход', source: version });
  });

  it('needs a front matter', () => {
    expect(() => stamp('Text\n\n---\n\n---\n', 'abc')).toThrow('no front matter');
  });
});
