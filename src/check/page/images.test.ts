import { expect, it } from 'vitest';
import { pageText } from '../testing.ts';
import { checkImages } from './images.ts';

it('finds an image without alternative text', () => {
  const body = '![](/img/a.png)\n\n![Home screen](/img/b.png)';
  expect(checkImages(pageText('en', body))).toMatchObject([
    { line: 5, message: expect.stringContaining('/img/a.png has no alternative text') },
  ]);
});
