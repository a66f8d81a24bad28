import { expect, test } from 'vitest';
import { complaints, complaintsOf } from './validPages.ts';

test('The choice of language and the not-found page in all languages are valid by the HTML standard', async () => {
  expect(await complaints(['index.html', '404.html'])).toEqual([]);
});

test('HTML that is not valid is found out', async () => {
  const body =
    '<p><table></table></p><a href="/"><button type="button">x</button></a><img alt=""><i id="a"></i><i id="a"></i><a href="/"></a><button type="button"></button>';
  const found = await complaintsOf(
    `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`,
  );
  const broken = ['close-order', 'element-permitted-content', 'element-required-attributes', 'no-dup-id'];
  for (const rule of [...broken, 'text-content', 'wcag/h30']) expect(found.join('\n')).toContain(rule);
});
