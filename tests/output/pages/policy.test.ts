import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isInAllLanguages } from './addresses.ts';
import { documents } from './documents.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('the content security policy of every page names the hashes of its inline scripts: one, and a second on search pages and those about platforms', () => {
  for (const page of documents.values()) {
    const { path, elements } = page;
    const inline = elements('script').filter(({ attributes }) => !attributes['src'] && !attributes['type']);
    const [policy] = elements('meta').filter(
      ({ attributes }) => attributes['http-equiv'] === 'content-security-policy',
    );
    if (isInAllLanguages(page)) expect(inline.length, path).toBeLessThanOrEqual(1);
    else {
      expect(inline.length, path).toBeGreaterThanOrEqual(1);
      expect(inline.length, path).toBeLessThanOrEqual(2);
    }
    for (const { text } of inline) expect(policy?.attributes['content'], path).toContain(hashOf(text));
  }
});
